import {
	getBlockType,
	registerBlockType,
	type BlockConfiguration,
	type BlockEditProps,
} from '@wordpress/blocks';
import type { ComponentType } from 'react';
import { getEditorState } from '@shared/editor-state';
import { lazyEdit, type LazyEdit } from './lazy-edit';
import { preloadWhenIdle } from './preload';
import { saveWithDefaults, type Save } from './save-with-defaults';

type Attributes = Record< string, unknown >;

/** What a block brings synchronously, and how to fetch its `edit`. */
export type BlockParts< A extends Attributes > = Omit<
	Partial< BlockConfiguration< A > >,
	'edit' | 'attributes' | 'name'
> & {
	/** Fetches the chunk that draws the block in the editor. */
	edit: () => Promise< { default: ComponentType< BlockEditProps< A > > } >;
};

/** A block ready to be registered. */
export type BlockDefinition = {
	name: string;
	/** What block.json can't hold: functions, icon, variations. */
	settings: Partial< BlockConfiguration< Attributes > >;
	preload: () => Promise< unknown >;
};

/**
 * Joins a block's name with its code. What its block.json says is not in the editor
 * script: WordPress prints it on every screen with an editor, and core's registration
 * adds it. All that reads, validates and saves content is there at once; only the `edit` arrives lazily.
 *
 * @param name  Name of the block; `metadata.name` of the imported block.json, of which nothing else may be used here.
 * @param parts Settings; `edit` is a function that imports the edit chunk.
 */
export function defineBlock< A extends Attributes >(
	name: string,
	{ edit, save, ...settings }: BlockParts< A >
): BlockDefinition {
	const Edit: LazyEdit< A > = lazyEdit( edit, name );
	return {
		name,
		settings: {
			...settings,
			// Its attributes have the types that block.json says.
			...( save && { save: saveWithDefaults( name, save as Save ) } ),
			edit: Edit,
		} as unknown as Partial< BlockConfiguration< Attributes > >,
		preload: Edit.preload,
	};
}

/**
 * Registers one block unless another plugin holds its name.
 *
 * @param block What defineBlock() made.
 * @return Whether it was registered.
 */
export function registerBlock( { name, settings }: BlockDefinition ): boolean {
	const { blocks } = getEditorState();
	if ( ( blocks && ! blocks[ name ] ) || getBlockType( name ) ) {
		return false;
	}
	// The rest of what the type asks for is what the server printed; core puts the two together.
	return Boolean(
		registerBlockType( name, settings as BlockConfiguration< Attributes > )
	);
}

/**
 * Registers all blocks, and begins to fetch their edit chunks once the first is in use. They stand in their categories
 * alone: the inserter would show those of a collection once more.
 *
 * @param blocks What defineBlock() made.
 */
export function registerBlocks( blocks: BlockDefinition[] ): void {
	preloadWhenIdle( blocks.filter( registerBlock ) );
}
