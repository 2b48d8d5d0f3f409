import {
	createBlock,
	type Block,
	type BlockTransform,
} from '@wordpress/blocks';
import type { InnerAttributes } from './types';

const PLAIN = 'text name email url date telephone textarea'.split( ' ' );
const CHOICES = 'checkbox-multiple radio select consent'.split( ' ' );

/** Whether a list of options holds one that says something. */
const hasOption = ( options: unknown ): boolean =>
	Array.isArray( options ) && options.some( Boolean );

/**
 * Fields without options become other fields without, and those with options other fields
 * with (docs/content-format.md 4.2). Fields of today are built of inner blocks; they stay what they are.
 *
 * @param fieldType Type of the field.
 */
export const getTransforms = ( fieldType: string ) => ( {
	to: [ ...PLAIN, ...CHOICES ]
		.filter( ( type ) => type !== fieldType )
		.map( ( type ) => ( {
			type: 'block' as const,
			blocks: [ `jetpack/field-${ type }` ],
			isMatch: ( { options }: InnerAttributes, { innerBlocks }: Block ) =>
				! innerBlocks.length &&
				hasOption( options ) === CHOICES.includes( type ),
			transform: ( attributes: InnerAttributes ) =>
				createBlock( `jetpack/field-${ type }`, attributes ),
			// As core's types ask for several blocks at once, which only `isMultiBlock` brings.
		} ) ) as unknown as BlockTransform[],
} );
