import {
	getBlockType,
	registerBlockType,
	type BlockConfiguration,
	type BlockEditProps,
} from '@wordpress/blocks';
import type { ComponentType } from 'react';
import { getEditorState } from '@shared/editor-state';
import { BlockIcon } from './block-icon';
import { lazyEdit, type LazyEdit } from './lazy-edit';
import { preloadWhenIdle } from './preload';
import { saveWithDefaults, type Save } from './save-with-defaults';

type Attributes = Record< string, unknown >;

/** Settings of a block, and the import of its `edit`. */
export type BlockParts< A extends Attributes > = Omit<
	Partial< BlockConfiguration< A > >,
	'edit' | 'attributes' | 'name' | 'icon'
> & {
	/** Imports the chunk of the `edit`. */
	edit: () => Promise< { default: ComponentType< BlockEditProps< A > > } >;
};

/** A block ready to be registered. */
export type BlockDefinition = {
	name: string;
	/** Settings that block.json cannot have: functions, icon, variations. */
	settings: Partial< BlockConfiguration< Attributes > >;
	preload: () => Promise< unknown >;
};

/**
 * Combines the name of a block with its code. The content of block.json is not in the editor script: WordPress prints
 * it, and core's registration adds it. Everything that reads, validates and saves content is in the script; only the
 * `edit` is loaded on demand.
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
			icon: <BlockIcon name={ name } />,
			...settings,
			// The attributes have the types of block.json.
			...( save && { save: saveWithDefaults( name, save as Save ) } ),
			edit: Edit,
		} as unknown as Partial< BlockConfiguration< Attributes > >,
		preload: Edit.preload,
	};
}

/**
 * Registers a block unless its name is registered.
 *
 * @param block What defineBlock() made.
 * @return Whether it was registered.
 */
export function registerBlock( { name, settings }: BlockDefinition ): boolean {
	const { blocks } = getEditorState();
	if ( ( blocks && ! blocks[ name ] ) || getBlockType( name ) ) {
		return false;
	}
	// Core merges these settings with those that the server printed.
	return Boolean(
		registerBlockType( name, settings as BlockConfiguration< Attributes > )
	);
}

/**
 * Registers all blocks, and preloads their edit chunks once one is used. They are not a collection, because the
 * inserter would list them twice.
 *
 * @param blocks What defineBlock() made.
 */
export function registerBlocks( blocks: BlockDefinition[] ): void {
	preloadWhenIdle( blocks.filter( registerBlock ) );
}
