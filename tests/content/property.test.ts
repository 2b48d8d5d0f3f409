/** Whatever attributes an editor can produce: save → parse → save is a fixed point. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

const blocks = findBlocks();

beforeAll( () => {
	registerAll( blocks );
} );

afterAll( unregisterAll );

const open = ( content: string ): Block[] =>
	parse( content, { __unstableSkipMigrationLogs: true } );

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
		const broken = current.flatMap( ( fixture ) => {
			const source = path.join(
				getFixtureFolder( found ),
				`${ fixture }.html`
			);
			const block = open( readFileSync( source, 'utf8' ) ).find(
				( each ) => each.name === name
			);
			return block
				? kept.flatMap( ( [ attribute, { type } ] ) =>
						getCleared( type )
							.filter( ( value ) => {
								const [ opened ] = open(
									serialize(
										clear( block, attribute, value )
									)
								);
								return ! opened?.isValid;
							} )
							.map(
								( value ) =>
									`${ fixture }: ${ attribute } ${ value }`
							)
					)
				: [];
		} );
		expect( broken ).toEqual( [] );
	} );

	it( 'says which attributes to try', () => {
		expect( existsSync( file ) ).toBe( true );
	} );

	it( 'is the same after saving, opening and saving again', () => {
		const {
			arbitrary,
			innerBlocks = [],
		}: {
			arbitrary: fc.Arbitrary< Record< string, unknown > >;
			/** What the block never is without. */
			innerBlocks?: [ string, Record< string, unknown > ][];
		} = require( file );
		fc.assert(
			fc.property( arbitrary, ( attributes ) => {
				const saved = serialize(
					createBlock(
						name,
						attributes,
						innerBlocks.map( ( inner ) => createBlock( ...inner ) )
					)
				);
				const [ opened, ...more ] = parse( saved, {
					__unstableSkipMigrationLogs: true,
				} );
				expect( more ).toHaveLength( 0 );
				expect( opened?.isValid ).toBe( true );
				expect( serialize( opened ? [ opened ] : [] ) ).toBe( saved );
			} ),
			{ numRuns: 150 }
		);
	} );
} );
