/**
 * The commands for pictures and languages do their work: on one block, into a folder that is
 * gone afterwards.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../bin/lib/paths.mjs';
import { reportAndExit } from '../../bin/lib/problem.mjs';
import { run } from '../../bin/lib/run.mjs';
import { withScratch } from '../../bin/lib/scratch.mjs';

const BLOCK = 'business-hours';

async function runTool( name, ...args ) {
	const { code, stdout, stderr } = await run(
		process.execPath,
		[ path.join( root, 'bin', name ), '--block', BLOCK, ...args ],
		{ cwd: root }
	);
	assert.equal( code, 0, stdout + stderr );
	console.log( stdout.trim() );
}

async function checkLanguages( folder ) {
	await runTool( 'i18n.mjs', '--output', folder, '--pseudo', 'en_XA' );
	const pot = fs.readFileSync( path.join( folder, 'mainstreet-blocks.pot' ) );
	assert.match( pot.toString(), /msgid "Business Hours"/ );
	const names = fs.readdirSync( folder );
	const translated = names.filter( ( name ) => name.includes( 'en_XA' ) );
	assert.ok(
		translated.some( ( name ) => name.endsWith( '.json' ) ) &&
			translated.some( ( name ) => name.endsWith( '.l10n.php' ) ),
		`No translation was made: ${ names }`
	);
}

/** Width of a WebP in pixels, as the header of its kind says: lossy, lossless or extended. */
function readWidth( file ) {
	const data = fs.readFileSync( file );
	const kind = data.toString( 'latin1', 8, 16 );
	const read = {
		'WEBPVP8 ': () => data.readUInt16LE( 26 ) % 16384,
		WEBPVP8L: () => ( data.readUInt16LE( 21 ) % 16384 ) + 1,
		WEBPVP8X: () => data.readUIntLE( 24, 3 ) + 1,
	}[ kind ];
	assert.ok( read, `${ file }: ${ kind }` );
	return read();
}

async function checkPictures( folder ) {
	await runTool( 'screenshots.mjs', '--output', folder );
	const pictures = fs.readdirSync( folder ).sort();
	assert.deepEqual( pictures, [
		'editor.webp',
		'page-phone.webp',
		'page.webp',
	] );
	assert.equal( readWidth( path.join( folder, 'editor.webp' ) ), 1680 );
}

async function main() {
	await withScratch( undefined, checkLanguages );
	await withScratch( undefined, checkPictures );
}

main().catch( reportAndExit );
