import { defineBlock } from '@shared/register-block';
import { keepsUnknown } from './keep-unknown';
import { save } from './save';
import type { InnerAttributes } from './types';

/**
 * Defines a block that stands inside a form. All of them share one `save` and one edit
 * chunk; their attributes are in block.json.
 *
 * @param name Name of the block.
 */
export const defineInner = ( name: string ) =>
	defineBlock< InnerAttributes >( name, {
		save,
		...keepsUnknown,
		edit: () =>
			import(
				/* webpackChunkName: "contact-form" */ '../edit/inner'
			).then( ( { getEdit } ) => ( { default: getEdit( name ) } ) ),
	} );
