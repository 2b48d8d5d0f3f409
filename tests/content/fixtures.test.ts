/**
 * Every block's saved content, current and old: opens valid, migrates as recorded,
 * and stays the same when it is saved again.
 *
 * `npm run fixtures:update` writes what it sees; read it before you commit it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, serialize, type Block } from '@wordpress/blocks';
import {
	findBlocks,
	getFixtureFolder,
	registerAll,
	unregisterAll,
	type Hits,
} from './all-blocks';

const blocks = findBlocks();
let hits: Hits = new Set();

/** Deprecations opened by any fixture of the bundle; a parent's may hold a child's. */
const seen: Hits = new Set();

type Recorded = {
	name: string;
	isValid: boolean;
	attributes: Record< string, unknown >;
	innerBlocks: Recorded[];
};

const record = ( block: Block ): Recorded => ( {
	name: block.name,
	isValid: block.isValid,
	attributes: block.attributes,
	innerBlocks: block.innerBlocks.map( record ),
} );

const flatten = ( list: Recorded[] ): Recorded[] =>
	list.flatMap( ( block ) => [ block, ...flatten( block.innerBlocks ) ] );

/** Without core's console groups about migrated content, which tests count as noise. */
const open = ( content: string ): Block[] =>
	parse( content, { __unstableSkipMigrationLogs: true } );

/** Compares with the recorded file, or writes it on `fixtures:update`. */
function compare( file: string, actual: string ): void {
	if ( process.env.UPDATE_FIXTURES ) {
		writeFileSync( file, actual );
		return;
	}
	if ( ! existsSync( file ) ) {
		throw new Error(
			`${ path.basename(
				file
			) } is missing. Run npm run fixtures:update, and read what it writes.`
		);
	}
	expect( actual ).toBe( readFileSync( file, 'utf8' ) );
}

beforeAll( () => {
	hits = registerAll( blocks );
} );

afterAll( unregisterAll );

describe.each( blocks )( '$name', ( block ) => {
	it( 'has fixtures', () => {
		expect( block.fixtures ).not.toHaveLength( 0 );
	} );

	it.each( block.fixtures )(
		'%s opens valid and stays the same',
		( name ) => {
			const base = path.join( getFixtureFolder( block ), name );
			const source = readFileSync( `${ base }.html`, 'utf8' );

			hits.clear();
			const parsed = open( source );
			const recorded = parsed.map( record );
			hits.forEach( ( hit ) => seen.add( hit ) );

			const all = flatten( recorded );
			expect(
				all
					.filter( ( { isValid } ) => ! isValid )
					.map( ( b ) => b.name )
			).toEqual( [] );
			expect( all.map( ( b ) => b.name ) ).toContain( block.name );
			expect( hits.size > 0 ).toBe( name.startsWith( 'deprecated-' ) );
			compare(
				`${ base }.json`,
				`${ JSON.stringify( recorded, null, '\t' ) }\n`
			);

			const serialized = serialize( parsed );
			compare( `${ base }.serialized.html`, `${ serialized }\n` );

			hits.clear();
			const again = open( serialized );
			expect( serialize( again ) ).toBe( serialized );
			expect(
				flatten( again.map( record ) ).every( ( b ) => b.isValid )
			).toBe( true );
			expect( [ ...hits ] ).toEqual( [] );
		}
	);

	it( 'has a fixture for each style, variation and deprecation', () => {
		const {
			styles = [],
			variations = [],
			deprecated = [],
		} = { ...block.metadata, ...block.definition.settings };
		const sources = block.fixtures.map( ( name ) =>
			readFileSync(
				path.join( getFixtureFolder( block ), `${ name }.html` ),
				'utf8'
			)
		);
		const missing = [
			...styles
				.filter(
					( style ) =>
						! style.isDefault &&
						! sources.some( ( source ) =>
							source.includes( `is-style-${ style.name }` )
						)
				)
				.map( ( style ) => `style ${ style.name }` ),
			...( Array.isArray( variations ) ? variations : [] )
				.filter(
					( { name } ) =>
						! block.fixtures.some( ( fixture ) =>
							fixture.startsWith( `variation-${ name }` )
						)
				)
				.map( ( { name } ) => `variation ${ name }` ),
			...deprecated
				.map( ( _, index ) => index )
				.filter(
					( index ) => ! seen.has( `${ block.name }#${ index }` )
				)
				.map( ( index ) => `deprecated[ ${ index } ]` ),
		];
		expect( missing ).toEqual( [] );
	} );
} );
