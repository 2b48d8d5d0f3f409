/** Every document that `npm run docs` writes. */
import fs from 'node:fs';
import path from 'node:path';
import { README, writeReadme } from './blocks-table.mjs';
import { COMMANDS, writeCommands } from './commands-md.mjs';
import { writeHooksMd } from './hooks-md.mjs';
import { NOTICES, readNamed, writeNotices } from './notices.mjs';
import { CONTRACT, writeContract } from './routes-md.mjs';
import { writeReadmeTxt } from './readme-txt.mjs';
import { WPML_CONFIG, writeWpmlConfig } from './wpml-config.mjs';

const readIfThere = ( file ) =>
	fs.existsSync( file ) ? fs.readFileSync( file, 'utf8' ) : '';

/**
 * Makes the documents.
 *
 * @param {string}        root     The repository.
 * @param {string[]|null} packages Packages of the build, as folders below node_modules; null for those that the
 *                                 notices name already, where there is no build.
 * @return {{file: string, text: string}[]} Paths below the root, with what belongs in them.
 */
export function makeDocuments( root, packages ) {
	const notices = writeNotices(
		root,
		packages ?? readNamed( readIfThere( path.join( root, NOTICES ) ) )
	);
	return [
		{ file: NOTICES, text: notices },
		{ file: 'docs/hooks.md', text: writeHooksMd( root ) },
		{ file: COMMANDS, text: writeCommands( root ) },
		{ file: README, text: writeReadme( root ) },
		{ file: CONTRACT, text: writeContract( root ) },
		{ file: 'readme.txt', text: writeReadmeTxt( root, notices ) },
		{ file: WPML_CONFIG, text: writeWpmlConfig( root ) },
	];
}

/**
 * Finds the documents that are not what they should be.
 *
 * @param {string}                         root      The repository.
 * @param {{file: string, text: string}[]} documents From makeDocuments().
 * @return {{file: string, text: string}[]} Those that differ.
 */
export const findOutdated = ( root, documents ) =>
	documents.filter(
		( { file, text } ) => readIfThere( path.join( root, file ) ) !== text
	);
