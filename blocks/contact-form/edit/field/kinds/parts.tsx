import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import type { InnerAttributes } from '../../../inner/types';
import { FieldOfPart } from '../field-of-part';
import { Range, RatingIcons } from './rating-icons';
import { useWholeField } from './use-whole-field';

type Props = BlockEditProps< InnerAttributes >;

/** `jetpack/input-rating` */
export function RatingEdit( { clientId }: Props ) {
	return (
		<div { ...useBlockProps() }>
			<FieldOfPart clientId={ clientId } />
			<RatingIcons values={ useWholeField( clientId ).values } />
		</div>
	);
}

/** `jetpack/input-range` */
export function RangeEdit( { clientId }: Props ) {
	return (
		<div { ...useBlockProps() }>
			<FieldOfPart clientId={ clientId } />
			<Range values={ useWholeField( clientId ).values } />
		</div>
	);
}
