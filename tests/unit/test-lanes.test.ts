/** What `npm test`, `npm run test:all` and `--changed` choose. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve( __dirname, '../..' );

/** Runs code in Node itself: the modules of bin/ are not compiled for Jest. */
const evaluate = ( code: string ): unknown =>
	JSON.parse(
		execFileSync(
			process.execPath,
			[
				'--input-type=module',
				'-e',
				`
				import { stepsOf } from './bin/test/steps.mjs';
				import { findConcerned, getFolder, readUsers } from './bin/test/changed.mjs';
				const namesOf = ( ...args ) =>
					stepsOf( ...args ).flatMap( ( { steps } ) => steps ).map( ( { name } ) => name );
				console.log( JSON.stringify( ${ code } ) );`,
			],
			{ cwd: root, encoding: 'utf8' }
		)
	);

describe( 'Lanes', () => {
	it( 'test:all is the quick lane and the rest, no step twice', () => {
		const names = ( part: string ) =>
			evaluate( `namesOf( '${ part }', { words: [] } )` ) as string[];
		const [ quick, rest, all ] = [ 'quick', 'rest', 'all' ].map( names );
		expect( new Set( all ) ).toEqual(
			new Set( [ ...( quick ?? [] ), ...( rest ?? [] ) ] )
		);
		// Only the build stands in both; it is done once.
		expect(
			( quick ?? [] ).filter( ( name ) => rest?.includes( name ) )
		).toEqual( [ 'build' ] );
	} );

	it( 'a filter word leaves out what has no word to filter by', () => {
		expect(
			evaluate( `namesOf( 'quick', { words: [ 'map' ] } )` )
		).toEqual( [
			'build',
			'unit and component tests',
			'PHP classes',
			'browser, one way through each feature',
			'content fixtures',
		] );
	} );

	it( 'changed files are linted, and no others', () => {
		expect(
			evaluate(
				`namesOf( 'quick', { words: [ 'blocks/map/' ], files: [ 'blocks/map/style.scss' ] } )`
			)
		).toEqual( [
			'build',
			'unit and component tests',
			'PHP classes',
			'browser, one way through each feature',
			'types',
			'lint: styles',
			'content fixtures',
		] );
	} );
} );

describe( 'Folders concerned by a change', () => {
	const users = `new Map( [
		[ 'shared/money', new Set( [ 'blocks/donations', 'store/memberships' ] ) ],
		[ 'store/memberships', new Set( [ 'blocks/premium-content' ] ) ],
	] )`;

	it( 'are the changed one and those that use it, also over others', () => {
		expect(
			evaluate(
				`findConcerned( [ 'shared/money/parse-typed.ts' ], ${ users } )`
			)
		).toEqual( [
			'blocks/donations',
			'blocks/premium-content',
			'shared/money',
			'store/memberships',
		] );
	} );

	it( 'are all where a file belongs to no folder', () => {
		expect(
			evaluate(
				`findConcerned( [ 'package.json' ], ${ users } ) ?? 'all'`
			)
		).toBe( 'all' );
		expect( evaluate( `getFolder( 'src/editor.ts' ) ?? 'none'` ) ).toBe(
			'none'
		);
	} );

	it( 'documents concern no test', () => {
		expect(
			evaluate(
				`findConcerned( [ 'README.md', 'blocks/map/README.md' ], ${ users } )`
			)
		).toEqual( [] );
	} );

	it( 'are read from imports and PHP namespaces', () => {
		const [ money, payments ] = evaluate(
			`[ 'shared/money', 'src/payments' ].map( ( folder ) => [ ...readUsers().get( folder ) ] )`
		) as string[][];
		expect( money ).toContain( 'blocks/donations' );
		expect( payments ).toContain( 'blocks/simple-payments' );
	} );
} );
