import { __, sprintf } from '@wordpress/i18n';
import { toFrame } from '../gif';
import type { Found } from './giphy';

const getName = ( number: number ): string =>
	sprintf(
		/* translators: %d: number of a result. */
		__( 'GIF %d', 'mainstreet-blocks' ),
		number
	);

/** The other results, as still images to choose from. */
export function Alternatives( {
	found,
	src,
	onChoose,
}: {
	found: Found[];
	/** URL of the image that is shown. */
	src: string;
	onChoose: ( gif: Found ) => void;
} ) {
	return (
		<div
			className="wp-block-jetpack-gif__alternatives"
			role="group"
			aria-label={ __( 'Other GIFs', 'mainstreet-blocks' ) }
		>
			{ found.map( ( gif, index ) => (
				<button
					key={ gif.id }
					type="button"
					aria-pressed={ toFrame( gif.id ) === src }
					aria-label={ gif.title || getName( index + 1 ) }
					onClick={ () => onChoose( gif ) }
				>
					<img src={ gif.still } alt="" loading="lazy" />
				</button>
			) ) }
		</div>
	);
}
