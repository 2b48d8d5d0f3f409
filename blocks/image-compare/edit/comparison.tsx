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
	useEffect( () => {
		if ( ! ref.current ) {
			return;
		}
		return mountSlider( ref.current, {
			slider: __(
				'How much of the first image is shown, in per cent',
				'mainstreet-blocks'
			),
			before: __( 'Before', 'mainstreet-blocks' ),
			after: __( 'After', 'mainstreet-blocks' ),
		} );
	}, [ orientation ] );
	return (
		<div ref={ ref } className="juxtapose" data-mode={ orientation }>
			<img
				className="image-compare__image-before"
				src={ before.url }
				alt={ before.alt }
				width={ before.width }
				height={ before.height }
			/>
			<img
				className="image-compare__image-after"
				src={ after.url }
				alt={ after.alt }
				width={ after.width }
				height={ after.height }
			/>
		</div>
	);
}
