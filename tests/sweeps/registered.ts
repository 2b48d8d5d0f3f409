import fs from 'node:fs';
import path from 'node:path';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const root = path.resolve( __dirname, '../..' );
const SCRIPT = 'mainstreet-editor';

export type RegisteredBlock = {
	name: string;
	slug: string;
	title: string;
	/** Names of blocks it must be in, directly. */
	parent: string[];
	/** Its parent, the parent's parent and so on, as far as they are ours. */
	chain: string[];
	/** Whether the inserter offers it somewhere. */
	isInsertable: boolean;
	/** Whether a post may have it once only. */
	isOnce: boolean;
};

type BlockTypeResponse = {
	name: string;
	title: string;
	parent: string[] | null;
	supports: { inserter?: boolean; multiple?: boolean };
	editor_script_handles: string[];
};

/** Folder of a block: its name's last part, but not in every namespace. */
function findFolder( name: string ): string {
	const folders = path.join( root, 'build/blocks' );
	const found = fs.readdirSync( folders ).find( ( folder ) => {
		const file = path.join( folders, folder, 'block.json' );
		return (
			fs.existsSync( file ) &&
			JSON.parse( fs.readFileSync( file, 'utf8' ) ).name === name
		);
	} );
	return found ?? name.replace( /^.*\//, '' );
}

/** An inner block is drawn in its first parent, that one in its own. */
function findChain(
	name: string,
	types: readonly BlockTypeResponse[]
): string[] {
	const parent = types.find( ( type ) => type.name === name )?.parent?.[ 0 ];
	return parent ? [ parent, ...findChain( parent, types ) ] : [];
}

/**
 * Every block the plugin registered in the running WordPress, parents before children;
 * with MAINSTREET_BLOCK=map only `jetpack/map` and what stands in it.
 *
 * @param requestUtils Logged-in REST client.
 */
export async function getRegisteredBlocks(
	requestUtils: RequestUtils
): Promise< RegisteredBlock[] > {
	const types = await requestUtils.rest< BlockTypeResponse[] >( {
		path: '/wp/v2/block-types',
	} );
	const blocks = types
		.filter( ( type ) => type.editor_script_handles.includes( SCRIPT ) )
		.map( ( type ) => ( {
			name: type.name,
			slug: findFolder( type.name ),
			title: type.title,
			parent: type.parent ?? [],
			chain: findChain( type.name, types ),
			isInsertable: type.supports.inserter !== false,
			isOnce: type.supports.multiple === false,
		} ) );
	if ( blocks.length === 0 ) {
		throw new Error( 'WordPress has no block of ours.' );
	}
	blocks.sort( ( a, b ) => a.parent.length - b.parent.length );
	const only = process.env.MAINSTREET_BLOCK;
	return blocks.filter(
		( { name, chain } ) =>
			! only || [ name, ...chain ].includes( `jetpack/${ only }` )
	);
}
