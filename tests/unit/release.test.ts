/** The version is the same wherever it is written, and readme.txt keeps to what WordPress.org accepts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nameChanges, readVersions } from '../../bin/lib/versions.mjs';

const root = path.resolve( __dirname, '../..' );
const read = ( file: string ) =>
	readFileSync( path.join( root, file ), 'utf8' );

describe( 'the version', () => {
	const versions = readVersions( root );

	it( 'is the same in all places', () => {
		expect( new Set( Object.values( versions ) ).size ).toBe( 1 );
		expect( versions[ 'plugin.php, header' ] ).toMatch( /^\d+\.\d+\.\d+$/ );
	} );

	it( 'takes over the changes that were not released', () => {
		expect(
			nameChanges(
				'# C\n\n## [Unreleased]\n\n- x\n\n## [1.0.0]\n',
				'1.1.0',
				'2027-01-02'
			)
		).toBe(
			'# C\n\n## [Unreleased]\n\n## [1.1.0] - 2027-01-02\n\n- x\n\n## [1.0.0]\n'
		);
	} );
} );

describe( 'readme.txt', () => {
	const readme = read( 'readme.txt' );
	const field = ( name: string ) =>
		new RegExp( `^${ name }: (.+)$`, 'm' ).exec( readme )?.[ 1 ] ?? '';
	const [ , top = '' ] = readme.split( /^License URI: .+$/m );
	const section = ( title: string ) =>
		readme.split( `\n== ${ title } ==\n` )[ 1 ]?.split( /^== /m )[ 0 ] ??
		'';
	const words = ( text: string ) => text.trim().split( /\s+/ ).length;

	it( 'has a short description and tags that WordPress.org shows whole', () => {
		const [ short = '' ] = top.trim().split( '\n' );
		expect( short.length ).toBeGreaterThan( 50 );
		expect( short.length ).toBeLessThanOrEqual( 150 );
		expect( field( 'Tags' ).split( ', ' ).length ).toBeLessThanOrEqual( 5 );
	} );

	it( 'has sections that WordPress.org does not cut', () => {
		expect( words( section( 'Changelog' ) ) ).toBeLessThan( 5000 );
		expect( words( section( 'Frequently Asked Questions' ) ) ).toBeLessThan(
			5000
		);
		expect( section( 'Upgrade Notice' ).length ).toBeGreaterThan( 50 );
		expect(
			section( 'Upgrade Notice' ).split( ' =\n' )[ 1 ]?.trim().length
		).toBeLessThanOrEqual( 300 );
	} );

	it( 'names no other plugin as its own', () => {
		const head = readme.slice( 0, readme.indexOf( '== Description' ) );
		expect( head + read( 'plugin.php' ) ).not.toMatch( /jetpack/i );
		expect(
			section( 'Description' ).match( /jetpack/gi ) ?? []
		).toHaveLength( 1 );
		expect( section( 'Description' ) ).toContain(
			'opens posts made with Jetpack’s blocks'
		);
	} );

	it( 'agrees with the header of the plugin, which requires no other', () => {
		const header = read( 'plugin.php' );
		for ( const name of [ 'Requires at least', 'Requires PHP' ] ) {
			expect( field( name ) ).toBeTruthy();
			expect( header ).toMatch(
				new RegExp( `^ \\* ${ name }: +${ field( name ) }$`, 'm' )
			);
		}
		expect( header ).not.toMatch(
			/Requires Plugins|Plugin URI|Update URI/
		);
		expect( header ).toMatch( /^ \* Text Domain: +mainstreet-blocks$/m );
		expect( field( 'Tested up to' ) ).toMatch( /^\d+\.\d+$/ );
	} );
} );
