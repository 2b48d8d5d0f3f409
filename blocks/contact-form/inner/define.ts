import { defineBlock, type BlockDefinition } from '@shared/register-block';
import { keepsUnknown } from './keep-unknown';
import { save } from './save';
import { getTransforms } from './transforms';
import type { InnerAttributes } from './types';

type Parts = Partial<
	Parameters< typeof defineBlock< InnerAttributes > >[ 1 ]
>;

/**
 * Defines a block that stands inside a form. All of them share one `save` and one edit
 * chunk; their attributes are in block.json.
 *
 * @param name  Name of the block.
 * @param parts What else it brings.
 */
export const defineInner = ( name: string, parts?: Parts ): BlockDefinition =>
	defineBlock< InnerAttributes >( name, {
		save,
		...keepsUnknown,
		...parts,
		edit: () =>
			import(
				/* webpackChunkName: "contact-form" */ '../edit/get-inner-edit'
			).then( ( { getEdit } ) => ( { default: getEdit( name ) } ) ),
	} );

/**
 * Defines a field, which people insert and change into other fields.
 *
 * @param name  Name of the block; its last part is the type of the field.
 * @param parts What else it brings.
 */
export const defineField = ( name: string, parts?: Parts ): BlockDefinition =>
	defineInner( name, {
		transforms: getTransforms( name.replace( 'jetpack/field-', '' ) ),
		...parts,
	} );
