/**
 * The lint of PHP compiles all files in one process and must find what `php -l` finds in each.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve( __dirname, '../..' );
const bin = path.join( root, 'bin' ).replace( /\\/g, '/' );

const FAULTY = {
	'parse.php': '<?php $a = ;',
	'half.php': '<?php function half() {',
	'function-twice.php':
		'<?php namespace A; function twice() {} function twice() {}',
	'method-twice.php': '<?php class B { function a() {} function a() {} }',
	'constant-twice.php': '<?php class C { const A = 1; const A = 2; }',
	'import-twice.php': '<?php namespace D; use A\\E; use C\\E;',
	'parameter-twice.php': '<?php function f( $a, $a ) {}',
	'abstract.php': '<?php class G { abstract function f(); }',
	'modifiers.php': '<?php final abstract class H {}',
	'break.php': '<?php function i() { break; }',
	'this.php': '<?php function j( $this ) {}',
	// Of a name that stands in another file as well, to which nothing is wrong.
	'shared-and-faulty.php': '<?php namespace S; function shared() {} $a = ;',
};

const GOOD = {
	'shared-1.php': '<?php namespace S; function shared() {} class Shared {}',
	'shared-2.php': '<?php namespace S; function shared() {} class Shared {}',
	'missing-parent.php': '<?php class K extends Nowhere implements Nothing {}',
	'missing-file.php': '<?php require "nowhere.php"; exit( 1 );',
	'no-php.php': 'Hello',
};

/** What the lint says about files, by the PHP of this machine; undefined where it has none. */
function lint( sources: Record< string, string > ) {
	const folder = fs.mkdtempSync( path.join( os.tmpdir(), 'lint-php-' ) );
	const files = Object.entries( sources ).map( ( [ name, source ] ) => {
		fs.writeFileSync( path.join( folder, name ), source );
		return path.join( folder, name );
	} );
	const code = `
		import { findPhp } from '${ bin }/wordpress/php.mjs';
		import { lintPhp } from '${ bin }/test/runners.mjs';
		const php = await findPhp();
		const texts = [];
		console.log = console.error = ( text ) => texts.push( text );
		const counts = php === 'wasm' ? null : await lintPhp( php, ${ JSON.stringify(
			files
		) } );
		process.stdout.write( JSON.stringify( { counts, text: texts.join( '\\n' ) } ) );`;
	try {
		return JSON.parse(
			execFileSync(
				process.execPath,
				[ '--input-type=module', '--eval', code ],
				{ encoding: 'utf8' }
			)
		);
	} finally {
		fs.rmSync( folder, { recursive: true } );
	}
}

describe( 'lint of PHP', () => {
	it( 'names each faulty file and no other', () => {
		const { counts, text } = lint( { ...GOOD, ...FAULTY } );
		if ( ! counts ) {
			return; // No PHP here: PHP in WebAssembly parses the files.
		}
		const said = ( names: string[] ) =>
			names.filter( ( name ) => text.includes( `/${ name }` ) );
		expect( said( Object.keys( FAULTY ) ) ).toEqual(
			Object.keys( FAULTY )
		);
		expect( said( Object.keys( GOOD ) ) ).toEqual( [] );
		expect( counts ).toEqual( {
			passed: 0,
			failed: Object.keys( FAULTY ).length,
			skipped: 0,
		} );
	} );

	it( 'passes where there is nothing wrong', () => {
		const { counts, text } = lint( GOOD );
		if ( ! counts ) {
			return;
		}
		expect( counts ).toEqual( { passed: 1, failed: 0, skipped: 0 } );
		expect( text ).toBe( '5 PHP files, 0 with faults.' );
	} );
} );
