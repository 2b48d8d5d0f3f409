import {
	getBlockType,
	store as blocksStore,
	unregisterBlockType,
} from '@wordpress/blocks';
import { select } from '@wordpress/data';
import {
	defineBlock,
	registerBlock,
	registerBlocks,
	type BlockDefinition,
} from '..';

const metadata = {
	apiVersion: 3,
	name: 'toy/boat',
	title: 'Boat',
	category: 'text',
	attributes: { name: { type: 'string' } },
};

const define = ( title: string ): BlockDefinition =>
	defineBlock< { name: string } >( metadata.name, {
		// Only so that the tests tell two blocks apart.
		...{ ...metadata, title },
		save: () => <p />,
		edit: () => Promise.resolve( { default: () => <p /> } ),
	} );

afterEach( () => {
	delete ( window as { mainstreetBlocks?: unknown } ).mainstreetBlocks;
	if ( getBlockType( 'toy/boat' ) ) {
		unregisterBlockType( 'toy/boat' );
	}
} );

describe( 'registerBlock', () => {
	it( 'registers the metadata together with the code', () => {
		expect( registerBlock( define( 'Boat' ) ) ).toBe( true );
		expect( getBlockType( 'toy/boat' ) ).toMatchObject( {
			title: 'Boat',
			save: expect.any( Function ),
			edit: expect.any( Function ),
		} );
	} );

	it( 'leaves alone a block that somebody else registered', () => {
		registerBlock( define( 'Theirs' ) );
		expect( registerBlock( define( 'Ours' ) ) ).toBe( false );
		expect( getBlockType( 'toy/boat' )?.title ).toBe( 'Theirs' );
	} );

	it( 'leaves alone a block that the server gave to another plugin', () => {
		Object.assign( window, {
			mainstreetBlocks: { blocks: { 'toy/other': [] } },
		} );
		expect( registerBlock( define( 'Ours' ) ) ).toBe( false );
	} );
} );

describe( 'registerBlocks', () => {
	it( 'makes no collection, in which the inserter would show each block once more', () => {
		registerBlocks( [ define( 'Boat' ) ] );
		expect( getBlockType( 'toy/boat' ) ).toBeDefined();
		expect( select( blocksStore ).getCollections() ).toEqual( {} );
	} );
} );
