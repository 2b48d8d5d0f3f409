import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { mountSlider } from '../slider';
import type { ComparedImage, Orientation } from '../types';

type Props = {
	before: ComparedImage;
	after: ComparedImage;
	orientation: Orientation;
};

/** Both pictures under the slider, as on the page. */
export function Comparison( { before, after, orientation }: Props ) {
	const ref = useRef< HTMLDivElement >( null );
	// The slider makes a difference between a picture with and one without a text.
	const hasBefore = Boolean( before.alt );
	const hasAfter = Boolean( after.alt );
	useEffect( () => {
		const box = ref.current;
		if ( ! box ) {
			return;
		}
		const added = mountSlider( box );
		return () => {
			added.forEach( ( element ) => element.remove() );
			box.classList.remove( 'is-ready' );
		};
	}, [ orientation, hasBefore, hasAfter ] );
	return (
		<div
			ref={ ref }
			className="juxtapose"
			data-mode={ orientation }
			data-slider={ __(
				'How much of the first image is shown, in per cent',
				'mainstreet-blocks'
			) }
			data-before={ __( 'Before', 'mainstreet-blocks' ) }
			data-after={ __( 'After', 'mainstreet-blocks' ) }
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
