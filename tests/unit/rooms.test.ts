/**
 * The floor plan, as the PHP stands: a room requires only rooms above it, blocks require rooms and
 * never each other, and no circle of classes crosses rooms (docs of the stairs: CONTRIBUTING.md).
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve( __dirname, '../..' );

/** Rooms in their order: each may use those before it. */
const STAIRS = [
	'Core',
	'Http',
	'Connections',
	'Registration',
	'Patterns',
	'Embeds',
	'Mail',
	'Admin',
	'Uploads',
	'Videos',
	'Transcoding',
	'Video_Player',
	'External_Media',
	'Submissions',
	'Responses',
	'Newsletter',
	'Business',
	'Payments',
	'Paywall',
	'Social',
	'Ai',
	'Settings',
	'Onboarding',
	'Site_Health',
	'Abilities',
	'Lifecycle',
];

type Source = { file: string; namespace: string; code: string };

/** What stands in a PHP file, without comments. */
export const readSource = ( file: string, text: string ): Source => ( {
	file,
	namespace: /^namespace Mainstreet\\?([\w\\]*);/m.exec( text )?.[ 1 ] ?? '',
	code: text.replace( /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '' ),
} );

/** Full names, below Mainstreet, of the classes a source names from other namespaces. */
const getImports = ( { code }: Source ): string[] =>
	[
		...code.matchAll(
			/(?:^use (?!function)\\?|\\)Mainstreet\\([\w\\]+)/gm
		),
	].map( ( [ , name = '' ] ) => name );

const getRoom = ( name: string ): string => name.split( '\\' )[ 0 ] ?? '';

/** Folder of the block or panel a name belongs to; '' for rooms. */
const getOwner = ( name: string ): string =>
	/^(?:Blocks|Extensions)\\\w+/.exec( name )?.[ 0 ] ?? '';

/** Why a source may not name a class; '' where it may. */
export function getFault( source: Source, name: string ): string {
	const owner = getOwner( name );
	if ( owner ) {
		return getOwner( source.namespace ) === owner
			? ''
			: `${ source.file } names ${ name }`;
	}
	const here = getRoom( source.namespace );
	const there = getRoom( name );
	return STAIRS.includes( here ) &&
		STAIRS.indexOf( there ) > STAIRS.indexOf( here )
		? `${ source.file } names ${ name }, a room below`
		: '';
}

const files = execFileSync(
	'git',
	[ 'ls-files', 'src', 'blocks', 'extensions' ],
	{
		cwd: root,
		encoding: 'utf8',
	}
)
	.split( '\n' )
	.filter( ( file ) => file !== '' && ! /\/test\//.test( file ) );

const read = ( file: string ) =>
	readFileSync( path.join( root, file ), 'utf8' );

const sources = files
	.filter( ( file ) => file.endsWith( '.php' ) )
	.map( ( file ) => readSource( file, read( file ) ) );

/** Folder of a room a file of TypeScript lies in; '' for those of no room. */
const getFolder = ( file: string ): string =>
	/^src\/([a-z-]+)\//.exec( file )?.[ 1 ] ?? '';

/** What a file of TypeScript in a room imports from other rooms. */
export const getStrayImports = ( file: string, code: string ): string[] =>
	[ ...code.matchAll( /(?:from|import\(?)\s+'(\.[^']+)'/g ) ]
		.map( ( [ , name = '' ] ) =>
			path.posix.join( path.posix.dirname( file ), name )
		)
		.filter(
			( target ) =>
				getFolder( file ) !== '' &&
				getFolder( `${ target }/` ) !== getFolder( file )
		)
		.map( ( target ) => `${ file } imports ${ target }` );

/** Classes with the classes they name. */
function getGraph(): Map< string, Set< string > > {
	const classes = new Map< string, Source >();
	for ( const source of sources ) {
		const name = /^(?:final |abstract )?(?:class|interface) (\w+)/m.exec(
			source.code
		)?.[ 1 ];
		if ( name ) {
			classes.set( `${ source.namespace }\\${ name }`, source );
		}
	}
	return new Map(
		[ ...classes ].map( ( [ own, source ] ) => {
			const imports = new Map(
				getImports( source ).map( ( name ) => [
					name.split( '\\' ).pop() ?? '',
					name,
				] )
			);
			const named = [
				...source.code
					.replace( /^use .*$/gm, '' )
					.matchAll(
						/(?<![\w\\$>])([A-Z]\w*)(?=::|\s+\$)|\b(?:new|instanceof|extends|implements) ([A-Z]\w*)/g
					),
			].map( ( [ , one, other ] ) => one ?? other ?? '' );
			const full = named.map(
				( name ) =>
					imports.get( name ) ?? `${ source.namespace }\\${ name }`
			);
			return [
				own,
				new Set(
					[ ...full, ...imports.values() ].filter(
						( name ) => name !== own && classes.has( name )
					)
				),
			];
		} )
	);
}

/** Sets of classes that require each other (Tarjan). */
export function getCircles( graph: Map< string, Set< string > > ): string[][] {
	const index = new Map< string, number >();
	const low = new Map< string, number >();
	const stack: string[] = [];
	const circles: string[][] = [];
	const visit = ( own: string ): number => {
		index.set( own, index.size );
		let least = index.size - 1;
		stack.push( own );
		for ( const other of graph.get( own ) ?? [] ) {
			if ( ! index.has( other ) ) {
				least = Math.min( least, visit( other ) );
			} else if ( stack.includes( other ) ) {
				least = Math.min( least, index.get( other ) ?? least );
			}
		}
		low.set( own, least );
		if ( least === index.get( own ) ) {
			const circle = stack.splice( stack.indexOf( own ) );
			if ( circle.length > 1 ) {
				circles.push( circle.sort() );
			}
		}
		return least;
	};
	for ( const own of graph.keys() ) {
		if ( ! index.has( own ) ) {
			visit( own );
		}
	}
	return circles;
}

describe( 'Rooms', () => {
	const circles = getCircles( getGraph() );

	it( 'are in folders that their namespaces follow', () => {
		const rooms = new Set(
			sources
				.filter(
					( { file, namespace } ) =>
						namespace !== '' && /^src\/.+\//.test( file )
				)
				.map( ( { namespace } ) => getRoom( namespace ) )
		);
		expect( [ ...rooms ].sort() ).toEqual( [ ...STAIRS ].sort() );
		const strays = sources.filter(
			( { file, namespace } ) =>
				/^src\/.+\//.test( file ) &&
				path.dirname( file ).replace( /\/tables$/, '' ) !==
					`src/${ namespace
						.toLowerCase()
						.replace( /_/g, '-' )
						.replace( /\\/g, '/' ) }` &&
				namespace !== ''
		);
		expect( strays.map( ( { file } ) => file ) ).toEqual( [] );
	} );

	it( 'require only rooms above them, and no block', () => {
		const faults = sources.flatMap( ( source ) =>
			getImports( source ).map( ( name ) => getFault( source, name ) )
		);
		expect( faults.filter( Boolean ) ).toEqual( [] );
	} );

	it( 'find what stands against the stairs', () => {
		const low = readSource(
			'src/core/class-x.php',
			'<?php\nnamespace Mainstreet\\Core;\nuse Mainstreet\\Mail\\Mailer;\n'
		);
		expect(
			getImports( low ).map( ( name ) => getFault( low, name ) )
		).toEqual( [
			'src/core/class-x.php names Mail\\Mailer, a room below',
		] );
		const block = readSource(
			'blocks/map/x.php',
			'<?php\nnamespace Mainstreet\\Blocks\\Map;\n\\Mainstreet\\Blocks\\Button\\Button::render();'
		);
		expect(
			getImports( block ).map( ( name ) => getFault( block, name ) )
		).toEqual( [ 'blocks/map/x.php names Blocks\\Button\\Button' ] );
	} );

	it( 'share TypeScript by shared/ alone', () => {
		const scripts = files.filter( ( file ) =>
			/^src\/[a-z-]+\/.*\.tsx?$/.test( file )
		);
		expect( scripts.length ).toBeGreaterThan( 50 );
		expect(
			scripts.flatMap( ( file ) => getStrayImports( file, read( file ) ) )
		).toEqual( [] );
		expect(
			getStrayImports(
				'src/settings/screen/app.tsx',
				"import { a } from './b';\nimport { c } from '../../responses/screen/c';\n"
			)
		).toEqual( [
			'src/settings/screen/app.tsx imports src/responses/screen/c',
		] );
	} );

	it( 'hold no circle of classes that require each other', () => {
		expect( circles ).toEqual( [] );
		// The search itself finds circles.
		expect(
			getCircles(
				new Map( [
					[ 'a', new Set( [ 'b' ] ) ],
					[ 'b', new Set( [ 'c' ] ) ],
					[ 'c', new Set( [ 'b' ] ) ],
				] )
			)
		).toEqual( [ [ 'b', 'c' ] ] );
	} );
} );
