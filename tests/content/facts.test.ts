/**
 * Attributes that posts of Jetpack hold, by block (facts.json): what a block type does not register is lost when a post is saved.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getBlockAttributes, getBlockType } from '@wordpress/blocks';
import { findBlocks, registerAll, unregisterAll } from './all-blocks';

const facts: [ string, string[] ][] = Object.entries(
	JSON.parse( readFileSync( path.join( __dirname, 'facts.json' ), 'utf8' ) )
);

beforeAll( () => void registerAll( findBlocks() ) );

afterAll( unregisterAll );

it( 'names blocks and attributes', () => {
	expect( facts.length ).toBeGreaterThan( 75 );
} );

it.each( facts )( '%s keeps what posts hold', ( name, attributes ) => {
	// Inner blocks of forms learn the names of attributes as they are read.
	getBlockAttributes(
		name,
		'',
		Object.fromEntries( attributes.map( ( each ) => [ each, 1 ] ) )
	);
	const known = Object.keys( getBlockType( name )?.attributes ?? {} );
	expect( attributes.filter( ( each ) => ! known.includes( each ) ) ).toEqual(
		[]
	);
} );
