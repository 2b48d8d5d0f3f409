import { getBlockType, type BlockSaveProps } from '@wordpress/blocks';
import type { ReactNode } from 'react';

type Attributes = Record< string, unknown >;
export type Save = ( props: BlockSaveProps< Attributes > ) => ReactNode;

/** What core's types leave open of an attribute in block.json. */
type Schema = { default?: unknown; enum?: readonly unknown[] };

/** Whether core, reading the post again, takes the attribute's default instead. */
const isLost = ( value: unknown, { enum: allowed }: Schema ): boolean =>
	value === undefined ||
	value === null ||
	Number.isNaN( value ) ||
	( allowed !== undefined && ! allowed.includes( value ) );

/**
 * Makes `save` write what the post will say when it is opened again. A control that was
 * cleared leaves nothing in the attribute: core then writes nothing into the comment, and
 * on opening takes the default, whose markup is another.
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
