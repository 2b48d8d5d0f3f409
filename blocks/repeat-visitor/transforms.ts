import {
	cloneBlock,
	createBlock,
	getBlockType,
	type Block,
} from '@wordpress/blocks';
import { isRecord, toList, toText } from '@shared/guards';

/** Blocks that another must stand around, such as a form's fields, would be lost in here. */
function canStandAlone( block: unknown ): boolean {
	const type = isRecord( block ) && getBlockType( toText( block.name ) );
	return Boolean( type ) && ! toList( type && type.parent ).length;
}

/** Any blocks, several at once too, are put in; taking the box away leaves them. */
export const transforms = {
	from: [
		{
			type: 'block' as const,
			isMultiBlock: true,
			blocks: [ '*' ],
			isMatch: ( _: unknown, selected: unknown ) => {
				const blocks = Array.isArray( selected )
					? selected
					: [ selected ];
				const [ first ]: unknown[] = blocks;
				return (
					blocks.every( canStandAlone ) &&
					! (
						blocks.length === 1 &&
						isRecord( first ) &&
						first.name === 'jetpack/repeat-visitor'
					)
				);
			},
			// What core's own wildcards use: it gets blocks, `transform` would get attributes.
			__experimentalConvert: ( blocks: Block | Block[] ) =>
				createBlock(
					'jetpack/repeat-visitor',
					{},
					[ blocks ].flat().map( ( block ) => cloneBlock( block ) )
				),
		},
	],
	ungroup: ( _: unknown, innerBlocks: Block[] ) => innerBlocks,
};
