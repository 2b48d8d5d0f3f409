import {
	AlignmentControl,
	BlockControls,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __, isRTL } from '@wordpress/i18n';
import { alignCenter, alignLeft, alignRight } from '@wordpress/icons';
import { useUndoSteps } from '@shared/post-editor';
import {
	getTextAlign,
	normalizeAlignment,
	normalizeMaximum,
	normalizeRating,
	normalizeSize,
} from '../attributes';
import type { Attributes } from '../types';
import { Inspector } from './inspector';
import { StarsSlider } from './stars-slider';

/**
 * What the toolbar offers. "left" stands for the side where reading begins, so that from right to left
 * it is the right one; the other side has no word of its own there.
 */
const getAlignments = () => {
	const left = {
		icon: alignLeft,
		title: __( 'Align text left', 'mainstreet-blocks' ),
		align: 'left',
	};
	const center = {
		icon: alignCenter,
		title: __( 'Align text center', 'mainstreet-blocks' ),
		align: 'center',
	};
	const right = {
		icon: alignRight,
		title: __( 'Align text right', 'mainstreet-blocks' ),
		align: 'right',
	};
	return isRTL()
		? [ { ...right, align: 'left' }, center ]
		: [ left, center, right ];
};

export default function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const steps = useUndoSteps();
	const maximum = normalizeMaximum( attributes.maxRating );
	const rating = normalizeRating( attributes.rating, maximum );
	const align = normalizeAlignment( attributes.align );
	const size = normalizeSize( attributes.starSize );

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
					// Pressing the active alignment removes it and restores the default.
					onChange={ ( chosen: unknown ) =>
						setAttributes( { align: normalizeAlignment( chosen ) } )
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
