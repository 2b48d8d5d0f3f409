import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findHosts } from '../../bin/docs/hosts.mjs';
import { findUnnamed, readNamed } from '../../bin/docs/notices.mjs';
import { readData, readEntry } from '../../bin/docs/php-strings.mjs';
import { readRoutes } from '../../bin/docs/routes-md.mjs';
import { collectServices } from '../../bin/docs/services.mjs';

const root = path.resolve( __dirname, '../..' );
const read = ( file: string ) =>
	fs.readFileSync( path.join( root, file ), 'utf8' );

/** Hosts in the sources that nothing is asked of, and no link leads to. */
const NOT_ASKED: Record< string, string > = {
	'gmail.com': 'one mailbox under two names',
	'googlemail.com': 'one mailbox under two names',
	'api.w.org': 'name of a relation of links, as core sends it',
	'mastodon.social': 'example in an empty field',
	'github.com': 'name of a namespace of feeds',
	'wordpress.com': 'origin that the editor may be opened from',
};

it( 'has every document that is made from the code as the code is now', () => {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[ path.join( root, 'bin/docs.mjs' ), '--check' ],
		{ encoding: 'utf8' }
	);
	expect( { status, output: stdout + stderr } ).toEqual( {
		status: 0,
		output: 'All documents are up to date.\n',
	} );
} );

describe( 'external services', () => {
	const { services, links } = collectServices( root );
	const declared = [
		...services.flatMap( ( { hosts } ) => hosts ),
		...links,
	];

	it( 'are declared, and in readme.txt, for every host that the sources name', () => {
		const readme = read( 'readme.txt' );
		const missing = [ ...findHosts( root ) ].filter(
			( [ host ] ) =>
				! ( host in NOT_ASKED ) &&
				! (
					declared.includes( host.replace( /^\./, '*.' ) ) &&
					readme.includes( host )
				)
		);
		expect( missing ).toEqual( [] );
	} );

	it( 'have no exception for a host that is gone from the sources', () => {
		const hosts = findHosts( root );
		expect(
			Object.keys( NOT_ASKED ).filter( ( host ) => ! hosts.has( host ) )
		).toEqual( [] );
	} );

	it( 'say when they are asked, what they are sent, and on which terms', () => {
		const https = /^https:\/\/[^\s()]+$/;
		const incomplete = services.filter(
			( { hosts, asked, sent, terms, privacy } ) =>
				! asked ||
				! sent ||
				// Who has no host of its own is the site owner's choice.
				( hosts.length && ! ( terms && privacy ) ) ||
				( terms && ! https.test( terms ) ) ||
				( privacy && ! https.test( privacy ) )
		);
		expect( incomplete.map( ( { name } ) => name ) ).toEqual( [] );
	} );
} );

describe( 'findHosts', () => {
	it( 'finds addresses and hosts in code, and none in comments', () => {
		const folder = fs.mkdtempSync( path.join( os.tmpdir(), 'docs-test-' ) );
		try {
			for ( const place of [
				'src',
				'blocks',
				'shared',
				'extensions',
				'store',
			] ) {
				fs.mkdirSync( path.join( folder, place ) );
			}
			fs.writeFileSync(
				path.join( folder, 'src/a.php' ),
				`<?php
				/** See https://docs.boats.com. */
				// Or https://other.boats.com/page.
				$a = 'https://api.boats.com/v1'; // https://third.boats.com
				$b = 'https://' . $center . '.sails.com/3.0';
				$c = 'https:\\/\\/json.boats.com/';
				$d = 'https://example.org/';`
			);
			expect( [ ...findHosts( folder ).keys() ] ).toEqual( [
				'api.boats.com',
				'json.boats.com',
				'.sails.com',
			] );
		} finally {
			fs.rmSync( folder, { recursive: true } );
		}
	} );
} );

describe( 'docs/server-contract.md', () => {
	const contract = read( 'docs/server-contract.md' );
	// The PHP tests hold this list against the routes of a running site.
	const rules = [
		...read( 'tests/php/route-rules.php' ).matchAll(
			/^\t'(GET|POST|PUT|PATCH|DELETE) \/(?:[^'\\]|\\.)*' *=>/gm
		),
	];

	it( 'names every route that a site serves', () => {
		const routes = readRoutes( root );
		expect( routes.length ).toBe( rules.length );
		expect( routes.length ).toBeGreaterThan( 130 );
		expect(
			routes.filter(
				( { path: route, method, from } ) =>
					! contract.includes(
						`| \`${ route }\` | ${ method } | ${ from } |`
					)
			)
		).toEqual( [] );
	} );

	it( 'writes routes as people do', () => {
		expect( readRoutes( root ) ).toEqual(
			expect.arrayContaining( [
				{
					path: '/premium/{post}/{key}',
					method: 'GET',
					from: 'everybody',
					compat: '',
				},
				{
					path: '/plugins/{plugin}',
					method: 'POST',
					from: 'administrator',
					compat: 'jetpack/v4',
				},
			] )
		);
		expect(
			readRoutes( root ).filter( ( { path: route } ) =>
				/[()?\\[\]]/.test( route )
			)
		).toEqual( [] );
	} );

	it( 'names tables and columns that there are', () => {
		const declared = new Map(
			[ 'src', 'blocks' ]
				.flatMap( ( place ) =>
					fs
						.readdirSync( path.join( root, place ), {
							recursive: true,
							encoding: 'utf8',
						} )
						.map( ( name ) => path.join( place, name ) )
				)
				.filter( ( file ) => /[\\/]tables[\\/]\w+\.php$/.test( file ) )
				.map( ( file ) => [
					path.basename( file, '.php' ),
					read( file ),
				] )
		);
		// Hooks are written alike, with parameters such as `$loads` or `'name'`.
		const written = [
			...contract.matchAll( /`mainstreet_(\w+)\( ([^`$']+) \)`/g ),
		].map( ( [ , table = '', columns = '' ] ) => ( { table, columns } ) );
		expect( written.length ).toBeGreaterThan( 10 );
		expect(
			written.flatMap( ( { table, columns } ) =>
				columns
					.replace( /\([^)]*\)/g, '' )
					.split( ',' )
					.map( ( column ) => column.trim().split( ' ' )[ 0 ] ?? '' )
					.filter(
						( column ) =>
							! [ 'KEY', 'PRIMARY', '…' ].includes( column ) &&
							! new RegExp( `\\b${ column } [A-Z]` ).test(
								declared.get( table ) ?? ''
							)
					)
					.map( ( column ) => `${ table }.${ column }` )
			)
		).toEqual( [] );
	} );

	it( 'says that refusals are kept by no cache', () => {
		expect( contract ).toContain( '`Cache-Control: private, no-store`' );
	} );
} );

describe( 'texts of declarations', () => {
	it( 'are read with their escapes', () => {
		expect(
			readEntry(
				"'label' => __( 'It\\'s', 'mainstreet-blocks' ),",
				'label'
			)
		).toBe( "It's" );
		expect( readEntry( "'label' => $label", 'label' ) ).toBe( '' );
	} );

	it( 'are the last words of a network’s window', () => {
		expect(
			readData(
				"return OAuth_Network::form( $service, __( 'Connect', 'mainstreet-blocks' ), __( 'Posts go there.', 'mainstreet-blocks' ) );"
			)
		).toBe( 'Posts go there.' );
	} );
} );

describe( 'third-party notices', () => {
	const notices = read( 'THIRD-PARTY-NOTICES.txt' );

	it.each( [
		'swiper',
		'markdown-it',
		'markdown-it-footnote',
		'markdown-it/node_modules/entities',
		'linkify-it',
		'mdurl',
		'uc.micro',
		'punycode.js',
		'libphonenumber-js',
		'qrcode.react',
		'tus-js-client',
		'mapbox-gl',
	] )( 'name %s', ( name ) => {
		expect( readNamed( notices ) ).toContain( name );
	} );

	it( 'hold license texts and the place of the font’s', () => {
		expect( notices ).toContain(
			'Permission is hereby granted, free of charge'
		);
		expect( notices ).toContain( 'ISC License' );
		expect(
			fs.existsSync(
				path.join( root, 'src/social/previews/drawn-card/font/OFL.txt' )
			)
		).toBe( true );
		expect( notices ).toContain(
			'src/social/previews/drawn-card/font/OFL.txt'
		);
	} );

	it( 'miss what they do not name', () => {
		expect(
			findUnnamed( '* swiper 1.0.0 (MIT)\n', [
				'swiper',
				'a/node_modules/b',
			] )
		).toEqual( [ 'a/node_modules/b' ] );
	} );
} );
