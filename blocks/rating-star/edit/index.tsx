import {
	AlignmentControl,
	BlockControls,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { isRTL } from '@wordpress/i18n';
import { useUndoSteps } from '@shared/post-editor';
import {
	getTextAlign,
	normaliseAlignment,
	normaliseMaximum,
	normaliseRating,
	normaliseSize,
} from '../attributes';
import type { Attributes } from '../types';
import { getAlignments } from './alignments';
import { Inspector } from './inspector';
import { StarsSlider } from './stars-slider';

export default function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const steps = useUndoSteps();
	const maximum = normaliseMaximum( attributes.maxRating );
	const rating = normaliseRating( attributes.rating, maximum );
	const align = normaliseAlignment( attributes.align );
	const size = normaliseSize( attributes.starSize );

	return (
		<figure
			{ ...useBlockProps( {
				style: { textAlign: getTextAlign( align ) },
			} ) }
		>
			<BlockControls group="block">
				<AlignmentControl
					alignmentControls={ getAlignments() }
					value={ isRTL() && align === 'right' ? 'left' : align }
					// Pressing the active one takes it off: the default then stands.
					onChange={ ( chosen: unknown ) =>
						setAttributes( { align: normaliseAlignment( chosen ) } )
					}
				/>
			</BlockControls>
			<Inspector
				maximum={ maximum }
				size={ size }
				color={ attributes.color }
				onChangeSize={ ( starSize ) => setAttributes( { starSize } ) }
				onChangeMaximum={ ( maxRating ) =>
					setAttributes( {
						maxRating,
						rating: Math.min( rating, maxRating ),
					} )
				}
				onChangeColor={ ( color ) => setAttributes( { color } ) }
			/>
			<StarsSlider
				rating={ rating }
				maximum={ maximum }
				size={ size }
				color={ attributes.color }
				onChange={ ( changed ) =>
					steps.act( () => setAttributes( { rating: changed } ) )
				}
			/>
		</figure>
	);
}
