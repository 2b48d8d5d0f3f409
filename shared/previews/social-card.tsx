import { __, sprintf } from '@wordpress/i18n';
import { getHost } from './address';
import type { CardImage } from './card';
import { truncate } from './truncate';

type Props = {
	url: string;
	title: string;
	/** May hold tags; they are not shown. */
	description: string;
	/** Null for none. */
	image: CardImage | null;
	/** Whether the image is above the text, not beside it. */
	isLarge?: boolean;
	/** Author; '' for none. */
	author?: string;
};

/** Card of a post at a social network. */
export function SocialCard( props: Props ) {
	const { url, title, description, image, isLarge = true, author } = props;
	return (
		<div
			className={ `mainstreet-preview is-card ${
				isLarge ? 'is-large' : ''
			}` }
		>
			{ image && (
				<img
					className="mainstreet-preview__image"
					src={ image.url }
					alt={ image.alt }
				/>
			) }
			<div className="mainstreet-preview__text">
				<div className="mainstreet-preview__url">
					<bdi dir="ltr">{ getHost( url ) }</bdi>
					{ author && (
						<>
							{ ' · ' }
							<bdi>
								{ sprintf(
									/* translators: %s: name of an author. */
									__( 'By %s', 'mainstreet-blocks' ),
									author
								) }
							</bdi>
						</>
					) }
				</div>
				<div className="mainstreet-preview__title" dir="auto">
					{ truncate( 'cardTitle', title ) ||
						__( '(no title)', 'mainstreet-blocks' ) }
				</div>
				<div className="mainstreet-preview__description" dir="auto">
					{ truncate( 'cardDescription', description ) }
				</div>
			</div>
		</div>
	);
}
