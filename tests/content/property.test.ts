/** Whatever attributes an editor can produce: save → parse → save is a fixed point. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual as equals } from 'node:util';
import {
	createBlock,
	getBlockType,
	parse,
	serialize,
	type Block,
} from '@wordpress/blocks';
import fc from 'fast-check';
import {
	findBlocks,
	getFixtureFolder,
	registerAll,
	unregisterAll,
} from './all-blocks';

/** What a block's test/arbitrary.ts exports. */
type Arbitrary = {
	arbitrary: fc.Arbitrary< Record< string, unknown > >;
	/** What the block never is without. */
	innerBlocks?: [ string, Record< string, unknown > ][];
};

const blocks = findBlocks();

/** What block.json declares, by block; core adds to these objects when it registers them. */
const declared = Object.fromEntries(
	blocks.map( ( { name, metadata } ) => [
		name,
		Object.entries( metadata.attributes ?? {} )
			.filter( ( [ , { source } ] ) => ! source )
			.map( ( [ attribute ] ) => attribute ),
	] )
);

beforeAll( () => {
	registerAll( blocks );
} );

afterAll( unregisterAll );

const open = ( content: string ): Block[] =>
	parse( content, { __unstableSkipMigrationLogs: true } );

const flatten = ( list: Block[] ): Block[] =>
	list.flatMap( ( block ) => [ block, ...flatten( block.innerBlocks ) ] );

/** What a control may leave behind that is cleared, by the attribute's type. */
const getCleared = ( type: unknown ): unknown[] =>
	[ 'number', 'integer' ].includes( String( type ) )
		? [ undefined, NaN ]
		: [ undefined, ...( type === 'string' ? [ '' ] : [] ) ];

/** The block with one attribute cleared, as the editor's store holds it then. */
const clear = ( block: Block, attribute: string, value: unknown ): Block => ( {
	...block,
	attributes: { ...block.attributes, [ attribute ]: value },
} );

/**
 * What a block's comment keeps of its attributes: of a block that saves no markup, nothing else
 * could get lost. What is read from markup is held by the markup being the same.
 */
const getKept = ( block: Block, but?: string ): unknown => {
	const schemas = getBlockType( block.name )?.attributes ?? {};
	const kept = Object.entries( block.attributes ).filter(
		( [ name ] ) => name !== but && ! schemas[ name ]?.source
	);
	return JSON.parse( JSON.stringify( Object.fromEntries( kept ) ) );
};

describe.each( blocks )( '$name', ( found ) => {
	const { folder, name, fixtures } = found;
	const file = path.join( folder, 'test/arbitrary.ts' );

	it( 'stays valid whichever attribute is cleared', () => {
		const kept = Object.entries(
			getBlockType( name )?.attributes ?? {}
		).filter(
			// Core's own control of the alignment leaves an empty text where there is a default.
			( [ attribute, { source } ] ) => ! source && attribute !== 'align'
		);
		const current = fixtures.filter(
			( fixture ) => ! fixture.startsWith( 'deprecated' )
		);
		let tries = 0;
		const broken = current.flatMap( ( fixture ) => {
			const source = path.join(
				getFixtureFolder( found ),
				`${ fixture }.html`
			);
			// An inner block stands in the fixtures of its parents.
			const block = flatten(
				open( readFileSync( source, 'utf8' ) )
			).find( ( each ) => each.name === name );
			return block
				? kept.flatMap( ( [ attribute, { type } ] ) =>
						getCleared( type )
							.filter( ( value ) => {
								tries++;
								const [ opened ] = open(
									serialize(
										clear( block, attribute, value )
									)
								);
								return ! (
									opened?.isValid &&
									equals(
										getKept( opened, attribute ),
										getKept( block, attribute )
									)
								);
							} )
							.map(
								( value ) =>
									`${ fixture }: ${ attribute } ${ value }`
							)
					)
				: [];
		} );
		expect( broken ).toEqual( [] );
		expect( tries ).toBeGreaterThanOrEqual( kept.length );
	} );

	it( 'tries every attribute it has', () => {
		expect( existsSync( file ) ).toBe( true );
		const { arbitrary }: Arbitrary = require( file );
		const tried = new Set(
			fc.sample( arbitrary, 200 ).flatMap( Object.keys )
		);
		expect(
			declared[ name ]?.filter( ( each ) => ! tried.has( each ) )
		).toEqual( [] );
	} );

	it( 'is the same after saving, opening and saving again', () => {
		const { arbitrary, innerBlocks = [] }: Arbitrary = require( file );
		fc.assert(
			fc.property( arbitrary, ( attributes ) => {
				const created = createBlock(
					name,
					attributes,
					innerBlocks.map( ( inner ) => createBlock( ...inner ) )
				);
				const saved = serialize( created );
				const [ opened, ...more ] = parse( saved, {
					__unstableSkipMigrationLogs: true,
				} );
				expect( more ).toHaveLength( 0 );
				expect( opened?.isValid ).toBe( true );
				expect( serialize( opened ? [ opened ] : [] ) ).toBe( saved );
				expect( opened && getKept( opened ) ).toEqual(
					getKept( created )
				);
			} ),
			{ numRuns: 150 }
		);
	} );
} );
