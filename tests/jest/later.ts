import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LaterParts } from '@shared/register-block';
import { findBlocks } from '../../bin/lib/find-blocks.cjs';

const root = path.resolve( __dirname, '../..' );

/**
 * What a block brings later (its later.ts); nothing for blocks without.
 *
 * @param folder The block's folder.
 */
export function getLater( folder: string ): LaterParts {
	const file = path.join( folder, 'later.ts' );
	return existsSync( file ) ? require( file ).default : {};
}

/**
 * The same by name, for tests that have no folder at hand.
 *
 * @param name Name of the block.
 */
export function getLaterByName( name: string ): LaterParts {
	const folder = findBlocks( path.join( root, 'blocks' ) ).find(
		( each: string ) =>
			JSON.parse(
				readFileSync( path.join( each, 'block.json' ), 'utf8' )
			).name === name
	);
	return folder ? getLater( folder ) : {};
}
