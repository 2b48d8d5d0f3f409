import {
	AlignmentControl,
	BlockControls,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useUndoSteps } from '@shared/post-editor';
import {
	normaliseAlignment,
	normaliseMaximum,
	normaliseRating,
} from '../attributes';
import type { Attributes } from '../types';
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

	return (
		<figure { ...useBlockProps( { style: { textAlign: align } } ) }>
			<BlockControls group="block">
				<AlignmentControl
					value={ align }
					// Pressing the active one takes it off: the default then stands.
					onChange={ ( chosen: unknown ) =>
						setAttributes( { align: normaliseAlignment( chosen ) } )
					}
				/>
			</BlockControls>
			<Inspector
				maximum={ maximum }
				color={ attributes.color }
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
				color={ attributes.color }
				onChange={ ( changed ) =>
					steps.act( () => setAttributes( { rating: changed } ) )
				}
			/>
		</figure>
	);
}
