import fs from 'node:fs';
import path from 'node:path';
import { collectHooks } from '../../bin/docs/collect-hooks.mjs';
import { parseSource } from '../../bin/docs/php-code.mjs';

const root = path.resolve( __dirname, '../..' );
const read = ( file: string ) =>
	fs.readFileSync( path.join( root, file ), 'utf8' );

/** Collects the hooks of some PHP, when it is called. */
const collect = ( code: string ) => () =>
	collectHooks( [ parseSource( `<?php ${ code }`, 'a.php' ) ] );

describe( 'docs/hooks.md', () => {
	const hooks = read( 'docs/hooks.md' );
	const sources = [ 'src', 'blocks', 'extensions', 'shared', 'store' ]
		.flatMap( ( place ) =>
			fs
				.readdirSync( path.join( root, place ), {
					recursive: true,
					encoding: 'utf8',
				} )
				.filter(
					( name ) =>
						/\.(?:php|tsx?)$/.test( name ) &&
						! /(?:^|\/)test\//.test( name )
				)
				.map( ( name ) => read( path.join( place, name ) ) )
		)
		.join( '\n' );
	const find = ( pattern: RegExp ) => [
		...new Set(
			[ ...sources.matchAll( pattern ) ].map(
				( [ , name = '' ] ) => name
			)
		),
	];

	it( 'has each hook of the sources once', () => {
		const called = find(
			/\b(?:apply_filters(?:_ref_array)?|do_action(?:_ref_array)?|doAction|applyFilters)\(\s*'((?:mainstreet|jetpack|grunion|contact_form)[\w.]+)'/g
		);
		const written = [ ...hooks.matchAll( /^### `(.+)`$/gm ) ].map(
			( [ , name = '' ] ) => name
		);
		expect( called.length ).toBeGreaterThan( 100 );
		expect( [ ...written ].sort() ).toEqual( [ ...called ].sort() );
	} );

	it( 'has each constant of the sources once', () => {
		const declared = find( /'(MAINSTREET_[A-Z_]+)'/g ).filter(
			( name ) => ! /^MAINSTREET_(?:DIR|FILE|VERSION)$/.test( name )
		);
		const rows = [ ...hooks.matchAll( /^\| `(MAINSTREET_\w+)` \|/gm ) ].map(
			( [ , name = '' ] ) => name
		);
		expect( new Set( rows ).size ).toBe( rows.length );
		expect(
			declared.filter(
				( name ) =>
					! rows.includes( name ) && ! rows.includes( `${ name }_ID` )
			)
		).toEqual( [] );
	} );

	it( 'has the filters by which hosts provide keys', () => {
		const names = find( /'filter'\s*=>[^,]*?'(mainstreet_\w+)'/g );
		expect( names.length ).toBeGreaterThan( 5 );
		expect(
			names.filter( ( name ) => ! hooks.includes( `\`${ name }\`` ) )
		).toEqual( [] );
	} );

	it( 'is refused while a hook has no description, or two', () => {
		const describeTwice = collect( `
			/** Filters boats. */
			$a = apply_filters( 'mainstreet_boats', 1 );
			/** Filters boats. */
			$b = apply_filters( 'mainstreet_boats', 1 );` );
		const describeNever = collect(
			"$a = apply_filters( 'mainstreet_boats', 1 );"
		);
		const describeOnce = collect( `
			/**
			 * Filters boats.
			 *
			 * @param int $boats How many,
			 *                   at most.
			 */
			$a = apply_filters( 'mainstreet_boats', 1 );
			/** This filter is documented in boats.php */
			$b = apply_filters( 'mainstreet_boats', 1 );
			$c = apply_filters( 'the_content', '' );` );
		expect( describeTwice ).toThrow( 'is described 2 times' );
		expect( describeNever ).toThrow( 'has no doc comment in a.php:1' );
		expect( describeOnce() ).toMatchObject( [
			{
				name: 'mainstreet_boats',
				text: 'Filters boats.',
				preset: '1',
				params: [
					{ type: 'int', name: '$boats', text: 'How many, at most.' },
				],
			},
		] );
	} );
} );
