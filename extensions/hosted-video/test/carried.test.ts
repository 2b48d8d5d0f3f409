/** Every block of core that a hosted video can become keeps the film, with core's real transforms. */
import { registerCoreBlocks } from '@wordpress/block-library';
import {
	createBlock,
	getBlockTypes,
	getPossibleBlockTransformations,
	serialize,
	switchToBlockType,
	unregisterBlockType,
	type Block,
} from '@wordpress/blocks';
import { removeFilter } from '@wordpress/hooks';
import { cacheVideoUrl } from '@shared/hosted-video/video-url';
import setUp from '..';
import { open, read } from './open';

/** Blocks that core makes of what a video's `src` is. */
const MEDIA = [ 'core/cover', 'core/file', 'core/media-text' ];

const OWN = 'https://example.org/blog/?mainstreet_video_file=Qa12bC3d';
const FILE = 'https://example.org/uploads/tide.webm';
const SIGNED =
	'https://example.org/wp-json/mainstreet/v1/videos/Qa12bC3d/file?exp=1789000000&sig=0a1b';

beforeAll( () => {
	Object.assign( window, {
		mainstreetBlocks: { homeUrl: 'https://example.org/blog/' },
	} );
	setUp();
	registerCoreBlocks();
} );

afterAll( () => {
	getBlockTypes().forEach( ( { name } ) => unregisterBlockType( name ) );
	removeFilter( 'blocks.registerBlockType', 'mainstreet/hosted-video' );
	removeFilter( 'blocks.registerBlockType', 'mainstreet/hosted-video-kept' );
	removeFilter( 'blocks.getBlockAttributes', 'mainstreet/hosted-video' );
	removeFilter( 'editor.BlockEdit', 'mainstreet/hosted-video' );
	Reflect.deleteProperty( window, 'mainstreetBlocks' );
} );

const hosted = ( more: object = {} ): Block => {
	const [ block ] = open( read( 'spec' ) );
	return createBlock( 'core/video', { ...block?.attributes, ...more } );
};

const getNames = ( block: Block ): string[] =>
	getPossibleBlockTransformations( [ block ] )
		.map( ( { name } ) => name )
		.sort();

/** What would be saved of a block that became another one. */
const saveAs = ( block: Block, name: string ): string => {
	const turned = switchToBlockType( block, name ) ?? [];
	const saved = serialize( turned );
	expect( open( saved ).every( ( { isValid } ) => isValid ) ).toBe( true );
	return saved;
};

afterEach( () => {
	[ 'Qa12bC3d', 'Zz98yX7w' ].forEach( ( guid ) => cacheVideoUrl( guid ) );
} );

test( 'whatever core offers for a hosted video holds the film afterwards', () => {
	const names = getNames( hosted() );
	expect( names ).toEqual( expect.arrayContaining( MEDIA ) );
	for ( const name of names ) {
		expect( saveAs( hosted(), name ) ).toContain( 'Qa12bC3d' );
	}
} );

test.each( MEDIA )(
	'%s gets an address that works for who may watch',
	( name ) => {
		expect( saveAs( hosted(), name ) ).toContain( OWN );
	}
);

test.each( MEDIA )(
	'%s gets the address of the file where that is known',
	( name ) => {
		expect( saveAs( hosted( { src: FILE } ), name ) ).toContain( FILE );
		cacheVideoUrl( 'Qa12bC3d', FILE );
		expect( saveAs( hosted(), name ) ).toContain( FILE );
	}
);

test.each( MEDIA )( '%s never gets an address with a right in it', ( name ) => {
	for ( const block of [ hosted( { src: SIGNED } ), hosted() ] ) {
		cacheVideoUrl( 'Qa12bC3d', SIGNED );
		const saved = saveAs( block, name );
		expect( saved ).toContain( OWN );
		expect( saved ).not.toMatch( /sig=|exp=/ );
	}
} );

test( 'a film that is not in this library, and no guid, become none of them', () => {
	cacheVideoUrl( 'Zz98yX7w', '' );
	for ( const guid of [ 'Zz98yX7w', 'x"><script>' ] ) {
		const names = getNames( hosted( { guid } ) );
		expect( MEDIA.filter( ( name ) => names.includes( name ) ) ).toEqual(
			[]
		);
		// What only surrounds it keeps it.
		expect( names ).toContain( 'core/group' );
	}
	// What still holds the address of a file can be carried.
	expect(
		saveAs( hosted( { guid: 'Zz98yX7w', src: FILE } ), 'core/cover' )
	).toContain( FILE );
} );

test( 'plain videos become what they did', () => {
	const plain = createBlock( 'core/video', { id: 3, src: FILE } );
	expect( getNames( plain ) ).toEqual( expect.arrayContaining( MEDIA ) );
	for ( const name of MEDIA ) {
		expect( saveAs( plain, name ) ).toContain( FILE );
	}
	const empty = createBlock( 'core/video' );
	expect( getNames( empty ) ).toEqual( expect.arrayContaining( MEDIA ) );
} );
