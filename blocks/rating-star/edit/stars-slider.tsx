import { useRefEffect } from '@wordpress/compose';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { clamp, isElement } from '@shared/guards';
import { rateByClick, rateByKey } from '../rating';
import { Star } from '../star';

type Props = {
	rating: number;
	maximum: number;
	/** px of one star. */
	size: number;
	color?: string;
	onChange: ( rating: number ) => void;
};

/** Number of the star that was pressed, or null beside the stars. */
function findStar( { target }: MouseEvent ): number | null {
	const star = isElement( target )
		? target.closest< HTMLElement >( '[data-star]' )
		: null;
	return star ? Number( star.dataset.star ) : null;
}

/** Custom properties, too: React's own style type knows none. */
const getStyle = (
	size: number,
	color?: string
): Record< string, string > => ( {
	'--mainstreet-star': `${ size }px`,
	...( color && { color } ),
} );

/** The stars as one slider (ARIA authoring practices); a press sets the rating, too. */
export function StarsSlider( {
	rating,
	maximum,
	size,
	color,
	onChange,
}: Props ) {
	const ref = useRefEffect(
		( slider: HTMLElement ) => {
			const setByKey = ( event: KeyboardEvent ) => {
				const changed =
					event.metaKey || event.ctrlKey || event.altKey
						? null
						: rateByKey( rating, event.key, {
								maximum,
								isRtl: isRTL(),
							} );
				if ( changed !== null ) {
					event.preventDefault();
					onChange( changed );
				}
			};
			// Not React's: the editor listens between here and React's root, and would go to the next block.
			slider.addEventListener( 'keydown', setByKey );
			return () => slider.removeEventListener( 'keydown', setByKey );
		},
		[ rating, maximum, onChange ]
	);
	const setByClick = ( event: MouseEvent ) => {
		const star = findStar( event );
		if ( star !== null ) {
			onChange( rateByClick( rating, star ) );
		}
	};

	return (
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are listened to above.
		<div
			ref={ ref }
			role="slider"
			tabIndex={ 0 }
			aria-label={ __( 'Rating', 'mainstreet-blocks' ) }
			aria-valuemin={ 0 }
			aria-valuemax={ maximum }
			aria-valuenow={ rating }
			aria-valuetext={ sprintf(
				/* translators: 1: rating such as 3.5, 2: highest rating. */
				__( '%1$s out of %2$s stars', 'mainstreet-blocks' ),
				String( rating ),
				String( maximum )
			) }
			className="wp-block-jetpack-rating-star__stars"
			style={ getStyle( size, color ) }
			onClick={ setByClick }
		>
			{ Array.from( { length: maximum }, ( _, index ) => (
				<span key={ index } data-star={ index + 1 }>
					<Star fill={ clamp( rating - index, 0, 1 ) } />
				</span>
			) ) }
		</div>
	);
}
