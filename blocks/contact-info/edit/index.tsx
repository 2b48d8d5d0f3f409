import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { readPrefix } from '../attributes';
import type { Attributes } from '../types';
import { Inspector } from './inspector';

const TEMPLATE: [ string ][] = [
	[ 'jetpack/email' ],
	[ 'jetpack/phone' ],
	[ 'jetpack/address' ],
];

/** The box; which blocks may go in stands in block.json, so that it holds before this code is here. */
export default function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	return (
		<>
			<Inspector
				prefix={ readPrefix( attributes.prefix ) }
				onChange={ setAttributes }
			/>
			<div
				{ ...useInnerBlocksProps( useBlockProps(), {
					template: TEMPLATE,
				} ) }
			/>
		</>
	);
}
