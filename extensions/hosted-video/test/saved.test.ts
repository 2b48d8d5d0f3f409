/** What posts hold of hosted videos in core's video block, with core's real blocks. */
import { registerCoreBlocks } from '@wordpress/block-library';
import {
	createBlock,
	getBlockType,
	getBlockTypes,
	serialize,
	unregisterBlockType,
	type Block,
} from '@wordpress/blocks';
import { removeFilter } from '@wordpress/hooks';
import fc from 'fast-check';
import setUp from '..';
import { fixtures, open, read, recorded } from './open';

const unregister = () =>
	getBlockTypes().forEach( ( { name } ) => unregisterBlockType( name ) );

/** What core alone makes of plain videos, before anything is extended. */
const ofCore: Record< string, string > = {};

/** No markup at all: core can't read it, and keeps it as it is. */
const EMPTY = '<!-- wp:video /-->';

beforeAll( () => {
	registerCoreBlocks();
	for ( const name of fixtures.filter( ( each ) =>
		each.startsWith( 'plain' )
	) ) {
		ofCore[ name ] = serialize( open( read( name ) ) );
	}
	unregister();
	setUp();
	registerCoreBlocks();
	// A format of core can't be registered twice.
	expect( console ).toHaveErrored();
} );

afterAll( () => {
	unregister();
	removeFilter( 'blocks.registerBlockType', 'mainstreet/hosted-video' );
	removeFilter( 'blocks.registerBlockType', 'mainstreet/hosted-video-kept' );
	removeFilter( 'blocks.getBlockAttributes', 'mainstreet/hosted-video' );
	removeFilter( 'editor.BlockEdit', 'mainstreet/hosted-video' );
} );

const recordOf = ( { attributes, isValid, name }: Block ) => ( {
	name,
	isValid,
	attributes,
} );

it.each( fixtures )( '%s opens valid, and stays the same', ( name ) => {
	const source = read( name );
	const blocks = open( source );
	expect( blocks.every( ( { isValid } ) => isValid ) ).toBe( true );
	const json = JSON.stringify( blocks.map( recordOf ), null, '\t' );
	expect( json ).toBe( recorded( `${ name }.json`, json ) );
	const saved = serialize( blocks );
	expect( saved ).toBe( recorded( `${ name }.serialized.html`, saved ) );
	expect( serialize( open( saved ) ) ).toBe( saved );
	if ( ! /^deprecated|^plain|^caption-class/.test( name ) ) {
		const tokens = ( html: string ) => html.split( /["{},\s]+/ ).sort();
		expect( tokens( saved ) ).toEqual( tokens( source ) );
	}
} );

it( 'a caption with core’s class is saved as the block itself saves captions', () => {
	expect( serialize( open( read( 'caption-class' ) ) ) ).toBe(
		serialize( open( read( 'spec' ) ) )
	);
} );

it.each( fixtures.filter( ( name ) => name.startsWith( 'deprecated' ) ) )(
	'%s is migrated once',
	( name ) => {
		const [ block ] = open( read( name ) );
		expect( block?.attributes.useAverageColor ).toBe( false );
		expect( block?.attributes.guid ).toBe( 'Qa12bC3d' );
		const [ again ] = open( serialize( block ? [ block ] : [] ) );
		expect( again?.attributes ).toMatchObject(
			Object.fromEntries(
				Object.entries( block?.attributes ?? {} ).filter(
					( [ key, value ] ) =>
						// Not saved, as there is no <video>.
						key !== 'src' && value !== undefined
				)
			)
		);
	}
);

it( 'leaves plain videos to core, also between hosted ones', () => {
	const hosted = read( 'all-options' );
	const names = Object.keys( ofCore );
	expect( names.length ).toBeGreaterThan( 2 );
	for ( const name of names ) {
		const plain = read( name );
		expect( serialize( open( plain ) ) ).toBe( ofCore[ name ] );
		const post = open( `${ hosted }\n\n${ plain }\n\n${ hosted }` );
		expect( serialize( post ) ).toBe(
			`${ serialize( open( hosted ) ) }\n\n${ ofCore[ name ] }\n\n${ serialize( open( hosted ) ) }`
		);
	}
} );

it( 'does not take a broken plain video for a hosted one', () => {
	const blocks = open( EMPTY );
	expect( blocks.map( ( { isValid } ) => isValid ) ).toEqual( [ false ] );
	expect( serialize( blocks ) ).toBe( EMPTY );
	// Core says what it can't read.
	expect( console ).toHaveErrored();
	expect( console ).toHaveWarned();
} );

it( 'never saves a file that waits to be uploaded', () => {
	const file = new File( [ 'x' ], 'ebb.mp4', { type: 'video/mp4' } );
	const [ made ] = open(
		serialize(
			createBlock( 'core/video', { fileForImmediateUpload: file } )
		)
	);
	expect( made?.attributes.fileForImmediateUpload ).toBeNull();
	expect(
		serialize(
			createBlock( 'core/video', { fileForImmediateUpload: file } )
		)
	).not.toContain( 'fileForImmediateUpload' );
} );

it( 'drops the file that an old post says waits', () => {
	const hosted = read( 'bare' );
	const waiting = hosted.replace( '{"', '{"fileForImmediateUpload":{},"' );
	expect( waiting ).not.toBe( hosted );
	const blocks = open( waiting );
	expect( blocks.map( ( { isValid } ) => isValid ) ).toEqual( [ true ] );
	expect( serialize( blocks ) ).toBe( serialize( open( hosted ) ) );
} );

it( 'is not made a synced pattern', () => {
	expect( getBlockType( 'core/video' )?.supports ).toMatchObject( {
		reusable: false,
	} );
} );

it( 'is the same after saving, opening and saving again', () => {
	const color = fc.constantFrom( '', '#aa0000', 'rgb(1, 2, 3)', '"><' );
	const hosted = fc.record(
		{
			guid: fc.stringMatching( /^[A-Za-z0-9]{8}$/ ),
			autoplay: fc.boolean(),
			caption: fc.constantFrom( '', 'Ebb <em>tide</em>' ),
			className: fc.constantFrom(
				'quay',
				'wp-block-video',
				'wp-block-video quay'
			),
			controls: fc.boolean(),
			id: fc.nat(),
			loop: fc.boolean(),
			maxWidth: fc.constantFrom( '100%', '60%', '' ),
			muted: fc.boolean(),
			playsinline: fc.boolean(),
			poster: fc.oneof( fc.webUrl(), fc.string() ),
			preload: fc.constantFrom( 'auto', 'metadata', 'none', '' ),
			seekbarColor: color,
			seekbarLoadingColor: color,
			seekbarPlayedColor: color,
			useAverageColor: fc.boolean(),
			videoPressClassNames: fc.constantFrom(
				'',
				'wp-block-embed is-type-video'
			),
		},
		{ requiredKeys: [ 'guid' ] }
	);
	fc.assert(
		fc.property( hosted, ( attributes ) => {
			const saved = serialize( createBlock( 'core/video', attributes ) );
			const [ opened ] = open( saved );
			expect( opened?.isValid ).toBe( true );
			expect( serialize( opened ? [ opened ] : [] ) ).toBe( saved );
			const { caption: _caption, ...kept } = attributes;
			expect( opened?.attributes ).toMatchObject( kept );
		} ),
		{ numRuns: 150 }
	);
} );
