import type { Block, BlockTransform } from '@wordpress/blocks';
import { convert } from './convert';
import { getTargets, TARGETS } from './targets';
import type { InnerAttributes } from './types';

/**
 * How a field becomes another (docs/content-format.md 4.2).
 *
 * @param fieldType Type of the field.
 */
export const getTransforms = ( fieldType: string ) => ( {
	to: TARGETS.filter( ( type ) => type !== fieldType ).map( ( type ) => ( {
		type: 'block' as const,
		blocks: [ `jetpack/field-${ type }` ],
		isMatch: ( attributes: InnerAttributes, { innerBlocks }: Block ) =>
			getTargets( { type: fieldType, attributes, innerBlocks } ).includes(
				type
			),
		transform: ( attributes: InnerAttributes, innerBlocks: Block[] ) =>
			convert( { type: fieldType, attributes, innerBlocks }, type ),
		// As core's types ask for several blocks at once, which only `isMultiBlock` brings.
	} ) ) as unknown as BlockTransform[],
} );
