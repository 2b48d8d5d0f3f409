import {
	getBlockType,
	registerBlockType,
	type BlockConfiguration,
	type BlockEditProps,
} from '@wordpress/blocks';
import type { ComponentType } from 'react';
import { getEditorState } from '@shared/editor-state';
import { registerCollection } from './collection';
import { lazyEdit, type LazyEdit } from './lazy-edit';
import { preloadWhenIdle } from './preload';

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
	/** Contents of block.json. */
	metadata: BlockConfiguration< Attributes >;
	/** What block.json can't hold: functions, icon, variations. */
	settings: Partial< BlockConfiguration< Attributes > >;
	preload: () => Promise< unknown >;
};

type Metadata = {
	name: string;
	style?: unknown;
	editorStyle?: unknown;
};

/** Style sheets of a block, by file name without ending: `style`, `editor`, … */
function getSheets( metadata: Metadata ): string[] {
	return [ metadata.style, metadata.editorStyle ]
		.flat()
		.filter( ( sheet ): sheet is string => typeof sheet === 'string' )
		.map( ( sheet ) => /^file:\.\/(.+)\.css$/.exec( sheet )?.[ 1 ] ?? '' )
		.filter( Boolean );
}

/**
 * Joins a block's metadata with its code. Its `edit` arrives lazily; everything
 * that validates and saves content is there at once.
 *
 * @param metadata The imported block.json.
 * @param parts    Settings; `edit` is a function that imports the edit chunk.
 */
export function defineBlock< A extends Attributes >(
	metadata: Metadata,
	{ edit, ...settings }: BlockParts< A >
): BlockDefinition {
	const slug = metadata.name.replace( /^.*\//, '' );
	const Edit: LazyEdit< A > = lazyEdit( edit, slug, getSheets( metadata ) );
	return {
		name: metadata.name,
		// JSON imports are widened ("string" for unions): the fixtures try every block.json against core.
		metadata: metadata as unknown as BlockConfiguration< Attributes >,
		settings: { ...settings, edit: Edit } as unknown as Partial<
			BlockConfiguration< Attributes >
		>,
		preload: Edit.preload,
	};
}

/**
 * Registers one block unless another plugin holds its name.
 *
 * @param block What defineBlock() made.
 * @return Whether it was registered.
 */
export function registerBlock( {
	name,
	metadata,
	settings,
}: BlockDefinition ): boolean {
	const { blocks } = getEditorState();
	if ( ( blocks && ! blocks.includes( name ) ) || getBlockType( name ) ) {
		return false;
	}
	return Boolean( registerBlockType( metadata, settings ) );
}

/**
 * Registers all blocks and begins to fetch their edit chunks once the first is in use.
 *
 * @param blocks What defineBlock() made.
 */
export function registerBlocks( blocks: BlockDefinition[] ): void {
	const registered = blocks.filter( registerBlock );
	for ( const { name } of registered.slice( 0, 1 ) ) {
		registerCollection( name.split( '/' )[ 0 ] ?? '' );
	}
	preloadWhenIdle( registered );
}
