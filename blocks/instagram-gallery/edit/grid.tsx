import { __, sprintf } from '@wordpress/i18n';
import type { Settings } from '../attributes';
import type { Gallery } from './responses';

const BASE = 'wp-block-jetpack-instagram-gallery__grid';

/** The images as the page shows them; they lead nowhere here. */
export function Grid( {
	settings: { columns, count, isStackedOnMobile, spacing },
	gallery: { pictures, user },
}: {
	settings: Settings;
	gallery: Gallery;
} ) {
	return (
		<div
			className={ `${ BASE } ${ BASE }-columns-${ columns }${
				isStackedOnMobile ? ' is-stacked-on-mobile' : ''
			}` }
			style={ { gap: `${ spacing }px` } }
		>
			{ pictures.slice( 0, count ).map( ( { title, url }, index ) => (
				<span
					key={ `${ index } ${ url }` }
					className={ `${ BASE }-post` }
				>
					<img
						src={ url }
						alt={
							title ||
							sprintf(
								/* translators: %s: name of an account. */
								__(
									'Instagram post by %s',
									'mainstreet-blocks'
								),
								user
							)
						}
						width={ 640 }
						height={ 640 }
					/>
				</span>
			) ) }
		</div>
	);
}
