import { defineBlock, type BlockParts } from '@shared/register-block';

type Attributes = Record< string, unknown >;

/**
 * Defines a block that opens, is kept as it is, and says what it was: its work was done by a service of Jetpack.
 *
 * @param name  Name of the block.
 * @param parts What it saves, if anything.
 */
export const defineFormer = (
	name: string,
	parts?: Omit< BlockParts< Attributes >, 'edit' >
) =>
	defineBlock< Attributes >( name, {
		...parts,
		edit: () => import( /* webpackChunkName: "search-input" */ './edit' ),
	} );
