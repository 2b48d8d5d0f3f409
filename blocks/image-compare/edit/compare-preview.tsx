import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { mountSlider } from '../slider';
import type { ComparedImage, Orientation } from '../types';

type Props = {
	before: ComparedImage;
	after: ComparedImage;
	orientation: Orientation;
	/** Labels of the images, before and after; undefined without labels. */
	labels?: readonly [ string, string ];
	/** Initial percentage of the first image. */
	start: number;
};

/** Both images with the slider, as on the page. */
export function Comparison( {
	before,
	after,
	orientation,
	labels,
	start,
}: Props ) {
	const ref = useRef< HTMLDivElement >( null );
	// The slider treats images without an alternative text differently.
	const hasBefore = Boolean( before.alt );
	const hasAfter = Boolean( after.alt );
	const [ beforeLabel, afterLabel ] = labels ?? [];
	useEffect( () => {
		const box = ref.current;
		if ( ! box ) {
			return;
		}
		mountSlider( box );
		return () => {
			box.querySelectorAll( '.jx-slider, .jx-label' ).forEach( ( part ) =>
				part.remove()
			);
			box.classList.remove( 'is-ready' );
		};
	}, [ orientation, hasBefore, hasAfter, beforeLabel, afterLabel, start ] );
	return (
		<div
			ref={ ref }
			className="juxtapose"
			data-mode={ orientation }
			data-slider={ __(
				'Percentage of the first image shown',
				'mainstreet-blocks'
			) }
			data-before={ beforeLabel }
			data-after={ afterLabel }
			data-start={ start }
		>
			<img
				key={ `before ${ hasBefore }` }
				className="image-compare__image-before"
				src={ before.url }
				alt={ before.alt }
				width={ before.width }
				height={ before.height }
			/>
			<img
				key={ `after ${ hasAfter }` }
				className="image-compare__image-after"
				src={ after.url }
				alt={ after.alt }
				width={ after.width }
				height={ after.height }
			/>
		</div>
	);
}
