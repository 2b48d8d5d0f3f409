import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { toRecord } from '@shared/guards';
import type { Attributes } from '../types';

const TEMPLATE: [ string ][] = [ [ 'jetpack/recurring-payments' ] ];

/** The row; which blocks may go in stands in block.json. */
export default function Edit( { attributes }: BlockEditProps< Attributes > ) {
	const { fontSize, style } = attributes;
	const hasFontSize =
		fontSize || toRecord( toRecord( style ).typography ).fontSize;
	const blockProps = useBlockProps( {
		className: hasFontSize ? 'has-custom-font-size' : undefined,
	} );
	return (
		<div
			{ ...useInnerBlocksProps( blockProps, {
				template: TEMPLATE,
				orientation:
					toRecord( attributes.layout ).orientation === 'vertical'
						? 'vertical'
						: 'horizontal',
				templateInsertUpdatesSelection: true,
			} ) }
		/>
	);
}
