import { getBlockType, type BlockSaveProps } from '@wordpress/blocks';
import type { ReactNode } from 'react';

type Attributes = Record< string, unknown >;
export type Save = ( props: BlockSaveProps< Attributes > ) => ReactNode;

/** Attribute schema of block.json. */
type Schema = { default?: unknown; enum?: readonly unknown[] };

/** Whether core would use the default when it parses the post again. */
const isLost = ( value: unknown, { enum: allowed }: Schema ): boolean =>
	value === undefined ||
	value === null ||
	Number.isNaN( value ) ||
	( allowed !== undefined && ! allowed.includes( value ) );

/**
 * Makes `save` use the values that the post will have when it is opened again. A cleared attribute is not in the
 * comment, so core uses its default on opening, with other markup.
 *
 * @param name Name of the block.
 * @param save The block's own.
 */
export const saveWithDefaults =
	( name: string, save: Save ): Save =>
	( props ) => {
		const schemas = Object.entries(
			getBlockType( name )?.attributes ?? {}
		);
		const attributes: Attributes = { ...props.attributes };
		for ( const [ key, schema ] of schemas ) {
			const { default: fallback, ...rest }: Schema = schema;
			if ( fallback !== undefined && isLost( attributes[ key ], rest ) ) {
				attributes[ key ] = fallback;
			}
		}
		return save( { ...props, attributes } );
	};
