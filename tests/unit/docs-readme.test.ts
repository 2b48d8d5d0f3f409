import fs from 'node:fs';
import path from 'node:path';
import { replaceSection } from '../../bin/bench/replace-section.mjs';
import { listInserterBlocks } from '../../bin/docs/blocks-table.mjs';

const root = path.resolve( __dirname, '../..' );
const read = ( file: string ) =>
	fs.readFileSync( path.join( root, file ), 'utf8' );

describe( 'README.md', () => {
	const readme = read( 'README.md' );

	it( 'has at most 900 words', () => {
		expect( readme.split( /\s+/ ).length ).toBeLessThanOrEqual( 900 );
	} );

	it( 'names every block of the inserter as the inserter does', () => {
		const blocks = listInserterBlocks( root );
		expect( blocks.length ).toBeGreaterThan( 30 );
		expect(
			blocks.filter(
				( { slug, title } ) =>
					! readme.includes(
						`|[${ title }](blocks/${ slug }/README.md)|`
					)
			)
		).toEqual( [] );
	} );
} );

describe( 'CONTRIBUTING.md', () => {
	const contributing = read( 'CONTRIBUTING.md' );

	it( 'has every room of src/ in the floor plan, and no other', () => {
		const plan =
			/^src\/ [\s\S]*?^blocks\//m.exec( contributing )?.[ 0 ] ?? '';
		const planned = [ ...plan.matchAll( /^ {2}([a-z-]+)\/ /gm ) ].map(
			( [ , room = '' ] ) => room
		);
		const rooms = fs
			.readdirSync( path.join( root, 'src' ), { withFileTypes: true } )
			.filter( ( entry ) => entry.isDirectory() )
			.map( ( { name } ) => name );
		expect( [ ...planned ].sort() ).toEqual( rooms.sort() );
	} );

	it( 'names every key of block.json’s `mainstreet`', () => {
		const keys = new Set(
			fs
				.readdirSync( path.join( root, 'blocks' ), {
					recursive: true,
					encoding: 'utf8',
				} )
				.filter( ( name ) => path.basename( name ) === 'block.json' )
				.flatMap( ( name ) =>
					Object.keys(
						JSON.parse( read( path.join( 'blocks', name ) ) )
							.mainstreet ?? {}
					)
				)
		);
		expect( keys.size ).toBeGreaterThan( 2 );
		expect(
			[ ...keys ].filter(
				( key ) => ! contributing.includes( `\`${ key }\`` )
			)
		).toEqual( [] );
	} );

	it( 'names every npm script', () => {
		const { scripts } = JSON.parse( read( 'package.json' ) );
		const all = contributing + read( 'README.md' );
		expect(
			Object.keys( scripts ).filter(
				( name ) =>
					! [ 'start', 'test' ].includes( name ) &&
					! all.includes( `npm run ${ name }` ) &&
					! all.includes( `\`${ name }\`` )
			)
		).toEqual( [] );
	} );
} );

describe( 'CHANGELOG.md', () => {
	const changelog = read( 'CHANGELOG.md' );
	const entries = changelog
		.split( '\n' )
		.filter( ( line ) => /^\s*[-*] /.test( line ) );

	it( 'has the headings of Keep a Changelog, each once in a version', () => {
		const versions = changelog.split( /^## /m ).slice( 1 );
		expect( versions.length ).toBeGreaterThan( 0 );
		for ( const version of versions ) {
			expect( version ).toMatch(
				/^\[(?:Unreleased|\d+\.\d+\.\d+)\](?: - \d{4}-\d{2}-\d{2})?\n/
			);
			const kinds = [ ...version.matchAll( /^### (.+)$/gm ) ].map(
				( [ , kind = '' ] ) => kind
			);
			expect( new Set( kinds ).size ).toBe( kinds.length );
			expect( [
				'Added',
				'Changed',
				'Deprecated',
				'Removed',
				'Fixed',
				'Security',
			] ).toEqual( expect.arrayContaining( kinds ) );
		}
	} );

	it( 'has entries of one line, none of them twice', () => {
		const lines = changelog.split( '\n' );
		const broken = lines.filter(
			( line, index ) =>
				/^\s+\S/.test( line ) ||
				( /^- /.test( lines[ index - 1 ] ?? '' ) &&
					line &&
					! line.startsWith( '- ' ) )
		);
		expect( broken ).toEqual( [] );
		expect( entries.filter( ( entry ) => entry.length > 160 ) ).toEqual(
			[]
		);
		expect( new Set( entries ).size ).toBe( entries.length );
	} );
} );

describe( 'docs/performance.md', () => {
	it( 'keeps the sections that were not measured', () => {
		const text =
			'# A\n\nWords.\n\n## B\n\nold\n\n### C\n\nold\n\n## D\n\nold\n';
		expect( replaceSection( text, '## D', [ 'new' ] ) ).toBe(
			'# A\n\nWords.\n\n## B\n\nold\n\n### C\n\nold\n\n## D\n\nnew\n'
		);
		expect( replaceSection( text, '### C', [ 'new' ] ) ).toBe(
			'# A\n\nWords.\n\n## B\n\nold\n\n### C\n\nnew\n\n## D\n\nold\n'
		);
		expect( replaceSection( text, '### E', [ 'new' ] ) ).toBe(
			`${ text }\n### E\n\nnew\n`
		);
	} );
} );
