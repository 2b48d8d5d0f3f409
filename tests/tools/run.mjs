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

const BLOCK = 'rating-star';

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
	assert.match( pot.toString(), /msgid "Star Rating"/ );
	const names = fs.readdirSync( folder );
	const translated = names.filter( ( name ) => name.includes( 'en_XA' ) );
	assert.ok(
		translated.some( ( name ) => name.endsWith( '.json' ) ) &&
			translated.some( ( name ) => name.endsWith( '.mo' ) ),
		`No translation was made: ${ names }`
	);
}

/** Width and height of a PNG, as its header says. */
function readSize( file ) {
	const data = fs.readFileSync( file );
	assert.equal( data.toString( 'latin1', 1, 4 ), 'PNG', file );
	return [ data.readUInt32BE( 16 ), data.readUInt32BE( 20 ) ];
}

async function checkPictures( folder ) {
	await runTool( 'screenshots.mjs', '--output', folder );
	const pictures = fs.readdirSync( folder ).sort();
	assert.deepEqual(
		pictures.map( ( name ) => [
			name,
			...readSize( path.join( folder, name ) ),
		] ),
		[
			[ 'editor.png', 1120, 660 ],
			[ 'page-phone.png', 390, 700 ],
			[ 'page.png', 1024, 700 ],
			[ 'settings.png', 1120, 660 ],
		]
	);
}

async function main() {
	await withScratch( undefined, checkLanguages );
	await withScratch( undefined, checkPictures );
}

main().catch( reportAndExit );
