import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

const TEMPLATE: [ string ][] = [ [ 'jetpack/whatsapp-button' ] ];

/** The box; which blocks may go in stands in block.json, so that it holds before this code is here. */
export default function Edit() {
	return (
		<div
			{ ...useInnerBlocksProps( useBlockProps(), {
				template: TEMPLATE,
			} ) }
		/>
	);
}
