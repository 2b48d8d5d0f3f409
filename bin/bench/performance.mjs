/** Keeps docs/performance.md: each measurement writes its own section and leaves the others. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { replaceSection } from './replace-section.mjs';

const FILE = 'docs/performance.md';

/**
 * Writes a section of docs/performance.md.
 *
 * @param {string}   heading Heading with its number signs.
 * @param {string[]} lines   What stands below it, as Markdown.
 */
export function writePerformance( heading, lines ) {
	const file = path.join( root, FILE );
	const text = fs.readFileSync( file, 'utf8' );
	fs.writeFileSync( file, replaceSection( text, heading, lines ) );
	console.log( `Written: ${ FILE }, ${ heading }.` );
}
