/** Whatever attributes an editor can produce: save → parse → save is a fixed point. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createBlock, parse, serialize } from '@wordpress/blocks';
import fc from 'fast-check';
import { findBlocks, registerAll, unregisterAll } from './all-blocks';

const blocks = findBlocks();

beforeAll( () => {
	registerAll( blocks );
} );

afterAll( unregisterAll );

describe.each( blocks )( '$name', ( { folder, name } ) => {
	const file = path.join( folder, 'test/arbitrary.ts' );

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
