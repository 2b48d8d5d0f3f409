import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkTranslation } from '../../bin/i18n/check.mjs';
import { collect } from '../../bin/i18n/collect.mjs';
import { compile } from '../../bin/i18n/compile.mjs';
import { extractBlockJson } from '../../bin/i18n/extract-block-json.mjs';
import { extractPhp } from '../../bin/i18n/extract-php.mjs';
import { extractScript } from '../../bin/i18n/extract-script.mjs';
import { getHandles } from '../../bin/i18n/handles.mjs';
import { isFormat } from '../../bin/i18n/notes.mjs';
import { pseudoTranslate } from '../../bin/i18n/pseudo.mjs';

describe( 'extractScript', () => {
	it( 'finds texts, plurals, contexts and notes to translators', () => {
		const source = `
			const a = __( 'Boat', 'mainstreet-blocks' );
			const b = sprintf(
				/* translators: %d: boats. */
				_n( '%d boat', '%d boats', n, 'mainstreet-blocks' ),
				n
			);
			const c: string = _x( 'Bow', 'of a boat', 'mainstreet-blocks' );
			const d = __( 'Theirs', 'default' );
		`;
		expect( extractScript( source, 'a.tsx' ) ).toEqual( [
			{ msgid: 'Boat', comment: undefined },
			{
				msgid: '%d boat',
				msgid_plural: '%d boats',
				comment: 'translators: %d: boats.',
			},
			{ msgid: 'Bow', msgctxt: 'of a boat', comment: undefined },
		] );
	} );

	it( 'refuses a text that is put together at run time', () => {
		expect( () =>
			extractScript( "__( 'a' + b, 'mainstreet-blocks' )", 'a.ts' )
		).toThrow( 'a.ts:1' );
	} );
} );

describe( 'extractPhp', () => {
	it( 'finds texts, plurals, contexts and notes to translators', () => {
		const source = `<?php
			echo esc_html__( 'Boat', 'mainstreet-blocks' );
			/* translators: %d: boats. */
			$b = sprintf( _n( '%d boat', '%d boats', $n, 'mainstreet-blocks' ), $n );
			$c = _x( 'Bow', 'of a boat', 'mainstreet-blocks' );
		`;
		expect( extractPhp( source, 'a.php' ) ).toMatchObject( [
			{ msgid: 'Boat' },
			{
				msgid: '%d boat',
				msgid_plural: '%d boats',
				comment: 'translators: %d: boats.',
			},
			{ msgid: 'Bow', msgctxt: 'of a boat' },
		] );
	} );
} );

describe( 'notes to translators', () => {
	const getComments = ( source: string ) =>
		extractPhp( `<?php ${ source }`, 'a.php' ).map(
			( { msgid, comment } ) => [ msgid, comment ]
		);
	const note = 'translators: %s: name.';

	it( 'stand at the strings they explain, and at no other of the statement', () => {
		expect(
			getComments( `
				$a = array(
					/* ${ note } */
					'a' => sprintf( __( 'Play %s', 'mainstreet-blocks' ), $n ),
					'b' => __( 'Play', 'mainstreet-blocks' ),
				);
				/* ${ note } */
				$b = $is ? __( 'Open', 'mainstreet-blocks' ) : sprintf( __( 'Open %s', 'mainstreet-blocks' ), $n );
				$c = __( 'Of %s', 'mainstreet-blocks' );
			` )
		).toEqual( [
			[ 'Play %s', note ],
			[ 'Play', undefined ],
			[ 'Open', undefined ],
			[ 'Open %s', note ],
			[ 'Of %s', undefined ],
		] );
	} );

	it( 'are found in a case, and before an operator', () => {
		expect(
			getComments( `
				switch ( $a ) {
					case 1:
						/* ${ note } */
						return sprintf( __( 'One %s', 'mainstreet-blocks' ), $n );
					default:
						/* ${ note } */
						return sprintf( __( 'Other %s', 'mainstreet-blocks' ), $n );
				}
				$d = $e
					/* ${ note } */
					? sprintf( __( 'Yes %s', 'mainstreet-blocks' ), $n )
					: '';
			` )
		).toEqual( [
			[ 'One %s', note ],
			[ 'Other %s', note ],
			[ 'Yes %s', note ],
		] );
	} );

	it( 'without placeholders are of the first string after them', () => {
		expect(
			getComments( `
				/* translators: a verb. */
				$a = array( __( 'Like', 'mainstreet-blocks' ), __( 'Share', 'mainstreet-blocks' ) );
			` )
		).toEqual( [
			[ 'Like', 'translators: a verb.' ],
			[ 'Share', undefined ],
		] );
	} );
} );

describe( 'The template', () => {
	const root = path.join( __dirname, '../..' );
	const strings = collect( root );

	it( 'explains every placeholder, and has every note', () => {
		const unexplained = strings.filter(
			( string ) => isFormat( string ) && ! string.comment
		);
		expect( unexplained.map( ( { msgid } ) => msgid ) ).toEqual( [] );
		const comments = strings.map( ( { comment = '' } ) => comment );
		const lost = [
			...new Set( strings.flatMap( ( { references } ) => references ) ),
		].flatMap( ( file ) =>
			[
				...fs
					.readFileSync( path.join( root, file ), 'utf8' )
					.matchAll( /translators: (?:(?!\*\/).)+/g ),
			]
				.map( ( [ text ] ) => text.trim() )
				.filter(
					( text ) =>
						! comments.some( ( each ) => each.includes( text ) )
				)
				.map( ( text ) => `${ file }: ${ text }` )
		);
		expect( lost ).toEqual( [] );
	} );

	it( 'says how a string is formatted', () => {
		const output = fs.mkdtempSync( path.join( os.tmpdir(), 'i18n-' ) );
		execFileSync(
			process.execPath,
			[ 'bin/i18n.mjs', '--block', 'slideshow', '--output', output ],
			{ cwd: root }
		);
		const pot = fs.readFileSync(
			path.join( output, 'mainstreet-blocks.pot' ),
			'utf8'
		);
		fs.rmSync( output, { recursive: true } );
		expect( pot ).toMatch(
			/#, php-format, js-format\nmsgid "Go to slide %1\$d"/
		);
		expect( pot ).toMatch( /#, php-format\nmsgid "Slideshow %d"/ );
		expect( pot ).toMatch(
			/#, js-format\nmsgid "Slide %1\$d of %2\$d: %3\$s"/
		);
		expect( pot ).not.toMatch( /#, [^\n]+\nmsgid "Next"/ );
	} );
} );

describe( 'extractBlockJson', () => {
	it( 'gives each text the context core translates it in', () => {
		expect(
			extractBlockJson(
				JSON.stringify( {
					title: 'Map',
					keywords: [ 'place' ],
					styles: [ { name: 'dark', label: 'Dark' } ],
				} )
			)
		).toEqual( [
			{ msgid: 'Map', msgctxt: 'block title' },
			{ msgid: 'place', msgctxt: 'block keyword' },
			{ msgid: 'Dark', msgctxt: 'block style label' },
		] );
	} );
} );

describe( 'checkTranslation', () => {
	const strings = [
		{ msgid: 'See <a>%1$s</a> of %2$d' },
		{ msgid: '%d file', msgid_plural: '%d files', msgctxt: 'count' },
	];
	const check = ( text: string, forms: string[] ) =>
		checkTranslation( strings, {
			headers: { 'Plural-Forms': 'nplurals=2; plural=n != 1;' },
			translations: {
				'': { [ strings[ 0 ]?.msgid ?? '' ]: { msgstr: [ text ] } },
				count: { '%d file': { msgstr: forms } },
			},
		} ).map( ( { fault } ) => fault );

	it( 'accepts another order, and one file without its number', () => {
		expect(
			check( 'Von %2$d: <a>%1$s</a>', [ 'Eine Datei', '%d Dateien' ] )
		).toEqual( [] );
	} );

	it.each( [
		[ 'Von %2$d: <a>%1$d</a>', [ 'x %d', 'y %d' ], 'placeholders differ' ],
		[ 'Von %2$d: %1$s', [ 'x %d', 'y %d' ], 'tags differ' ],
		[ '<a>%s</a>: %d ', [ 'x %d', 'y %d' ], 'spaces at an end differ' ],
		[ '<a>%s</a>: %d', [ 'x %d' ], '1 plural forms instead of 2' ],
		[ '<a>%s</a>: %d', [ 'x %d', 'y %s' ], 'placeholders differ' ],
		[ '<a>%s</a>: %d', [ 'x %d', '' ], 'missing' ],
	] )( 'refuses translation %#', ( text, forms, fault ) => {
		const faults = check( text, forms );
		expect( faults ).toHaveLength( 1 );
		expect( faults[ 0 ] ).toContain( fault );
	} );
} );

describe( 'the languages', () => {
	it( 'have no wrong placeholder, tag or plural', () => {
		const { stderr } = spawnSync(
			process.execPath,
			[ 'bin/i18n.mjs', '--check' ],
			{ cwd: path.join( __dirname, '../..' ), encoding: 'utf8' }
		);
		expect(
			stderr
				.split( '\n' )
				.filter(
					( line ) =>
						/^\w+: “/.test( line ) && ! line.endsWith( ': missing' )
				)
		).toEqual( [] );
	} );

	it( 'are compiled to PHP with every quote escaped', () => {
		const translations = {
			x: { "It's": { msgstr: [ "C'est \\ $a" ] } },
		};
		const compiled = compile(
			[ { msgid: "It's", msgctxt: 'x', references: [ 'a.php' ] } ],
			{ headers: {}, translations },
			'fr_FR'
		);
		expect( compiled[ 'mainstreet-blocks-fr_FR.l10n.php' ] ).toContain(
			"'x\u0004It\\'s'=>'C\\'est \\\\ $a'"
		);
	} );
} );

describe( 'pseudoTranslate', () => {
	it( 'keeps placeholders and tags as they are', () => {
		const { translations } = pseudoTranslate( [
			{ msgid: 'See <a>%1$s</a> of %d' },
		] );
		expect(
			translations[ '' ]?.[ 'See <a>%1$s</a> of %d' ]?.msgstr
		).toEqual( [ '⟦Séé <a>%1$s</a> öf %d⟧' ] );
	} );
} );

describe( 'getHandles', () => {
	it( 'gives each admin screen its strings and those the screens share', () => {
		const files = [
			'src/responses/screen/labels.ts',
			'shared/admin/action-dialog.tsx',
			'src/settings/screen/index.tsx',
			'src/admin/class-menu.php',
			'blocks/map/index.ts',
		];
		const handles = getHandles( [ { references: files } ] );
		const own = ( handle: string ) =>
			files.filter( ( file ) => handles[ handle ]?.test( file ) );
		expect( Object.keys( handles ) ).toEqual( [
			'mainstreet-editor',
			'mainstreet-responses',
			'mainstreet-settings',
		] );
		expect( own( 'mainstreet-editor' ) ).toEqual( [
			'blocks/map/index.ts',
		] );
		expect( own( 'mainstreet-responses' ) ).toEqual( [
			'src/responses/screen/labels.ts',
			'shared/admin/action-dialog.tsx',
		] );
		expect( own( 'mainstreet-settings' ) ).toEqual( [
			'shared/admin/action-dialog.tsx',
			'src/settings/screen/index.tsx',
		] );
	} );
} );
