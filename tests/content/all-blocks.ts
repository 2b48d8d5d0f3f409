/** Finds every block of the bundle at run time, so that a new one is covered by being there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
	getBlockTypes,
	getCategories,
	registerBlockType,
	setCategories,
	unregisterBlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { registerCoreBlocks } from '@wordpress/block-library';
import type { BlockDefinition } from '@shared/register-block';
import { findBlocks as findFolders } from '../../bin/lib/find-blocks.cjs';

/** A block's folder with what its content tests need. */
export type FoundBlock = {
	folder: string;
	name: string;
	/** Contents of block.json, which WordPress hands to the editor. */
	metadata: BlockConfiguration;
	/** Its code. */
	definition: BlockDefinition;
	/** Fixture file names without ending. */
	fixtures: string[];
};

const root = path.resolve( __dirname, '../..' );

/** Folder of a block's fixtures. */
export const getFixtureFolder = ( block: FoundBlock ): string =>
	path.join( block.folder, 'test/fixtures' );

function findFixtures( folder: string ): string[] {
	const fixtures = path.join( folder, 'test/fixtures' );
	return existsSync( fixtures )
		? readdirSync( fixtures )
				.filter(
					( file ) =>
						file.endsWith( '.html' ) &&
						! file.endsWith( '.serialized.html' )
				)
				.map( ( file ) => file.replace( /\.html$/, '' ) )
		: [];
}

/** What PHP adds to a field of a form when it registers it (blocks/contact-form/hooks.php). */
const withCondition = ( metadata: BlockConfiguration ): BlockConfiguration =>
	metadata.name.startsWith( 'jetpack/field-' )
		? {
				...metadata,
				attributes: {
					...metadata.attributes,
					showWhen: { type: 'object' },
				},
			}
		: metadata;

/** All blocks below blocks/, inner blocks included. */
export function findBlocks(): FoundBlock[] {
	return findFolders( path.join( root, 'blocks' ) ).map( ( folder ) => {
		const metadata = withCondition(
			JSON.parse(
				readFileSync( path.join( folder, 'block.json' ), 'utf8' )
			)
		);
		const definition: BlockDefinition = require( folder ).default;
		return {
			folder,
			name: definition.name,
			metadata,
			definition,
			fixtures: findFixtures( folder ),
		};
	} );
}

/** Which entry of `deprecated` opened a block, as `name#index`. */
export type Hits = Set< string >;

type Migrate = ( ...args: unknown[] ) => unknown;

/**
 * Registers core's blocks and ours, noting which deprecations come to use.
 *
 * @param blocks What findBlocks() found.
 * @return The deprecations used so far; grows with every parse().
 */
export function registerAll( blocks: FoundBlock[] ): Hits {
	const hits: Hits = new Set();
	registerCoreBlocks();
	// In WordPress, PHP adds them (Blocks::add_categories).
	setCategories( [
		...getCategories(),
		...[ 'grow', 'earn' ].map( ( slug ) => ( { slug, title: slug } ) ),
	] );
	for ( const { definition, metadata } of blocks ) {
		const deprecated = definition.settings.deprecated?.map(
			( entry, index ) => ( {
				...entry,
				// Core calls `migrate` of the one entry that fits; without one it keeps what was read.
				migrate: ( ( ...args: Parameters< Migrate > ) => {
					hits.add( `${ definition.name }#${ index }` );
					return entry.migrate
						? ( entry.migrate as Migrate )( ...args )
						: [ args[ 0 ], args[ 1 ] ];
				} ) as typeof entry.migrate,
			} )
		);
		registerBlockType( metadata, {
			...definition.settings,
			deprecated,
		} );
	}
	return hits;
}

/** Leaves no block type behind for the next file. */
export function unregisterAll(): void {
	getBlockTypes().forEach( ( { name } ) => unregisterBlockType( name ) );
}
