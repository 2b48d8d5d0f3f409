/** What the editor offers where hosted videos are there: dropped films, short addresses, and turning blocks into each other. */
import { registerCoreBlocks } from '@wordpress/block-library';
import {
	createBlock,
	findTransform,
	getBlockTransforms,
	getBlockTypes,
	getBlockVariations,
	pasteHandler,
	registerBlockType,
	serialize,
	switchToBlockType,
	unregisterBlockType,
	type Block,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { removeFilter } from '@wordpress/hooks';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toList, toRecord } from '@shared/guards';
import setUp from '..';
import video from '../../../blocks/video';
import { open, read } from './open';

const metadata: BlockConfiguration = JSON.parse(
	readFileSync(
		path.join( __dirname, '../../../blocks/video/block.json' ),
		'utf8'
	)
);

beforeAll( () => {
	Object.assign( window, {
		mainstreetBlocks: { blocks: { 'videopress/video': [] } },
	} );
	setUp();
	registerCoreBlocks();
	registerBlockType( metadata, video.settings );
} );

afterAll( () => {
	getBlockTypes().forEach( ( { name } ) => unregisterBlockType( name ) );
	removeFilter( 'blocks.registerBlockType', 'mainstreet/hosted-video' );
	removeFilter( 'blocks.registerBlockType', 'mainstreet/hosted-video-kept' );
	removeFilter( 'blocks.registerBlockType', 'mainstreet/hosted-video-embed' );
	removeFilter( 'blocks.getBlockAttributes', 'mainstreet/hosted-video' );
	removeFilter( 'editor.BlockEdit', 'mainstreet/hosted-video' );
	Reflect.deleteProperty( window, 'mainstreetBlocks' );
} );

const turn = ( block: Block | undefined, name: string ): Block => {
	const [ turned ] = ( block && switchToBlockType( block, name ) ) ?? [];
	if ( ! turned ) {
		throw new Error( `There is no way to ${ name }.` );
	}
	const [ opened ] = open( serialize( [ turned ] ) );
	expect( opened?.isValid ).toBe( true );
	return turned;
};

const film = ( name: string, type = 'video/mp4' ): File =>
	new File( [ 'x' ], name, { type } );

/** The way that the editor takes with dropped files. */
const findWay = ( files: File[] ) =>
	findTransform(
		getBlockTransforms( 'from' ),
		( transform ) =>
			transform.type === 'files' &&
			transform.isMatch?.( files as never, undefined as never ) === true
	);

it( 'makes a block of each film that is dropped, which holds the file', () => {
	const files = [ film( 'a.mp4' ), film( 'b.webm', 'video/webm' ) ];
	expect(
		(
			toList(
				findWay( files )?.transform?.( files as never ) ?? []
			) as Block[]
		 ).map( ( { attributes, name } ) => [
			name,
			attributes.fileForImmediateUpload,
		] )
	).toEqual( [
		[ 'core/video', files[ 0 ] ],
		[ 'core/video', files[ 1 ] ],
	] );
} );

it( 'leaves other files to others', () => {
	const way = findWay( [ film( 'a.mp4' ), film( 'b.png', 'image/png' ) ] );
	expect( toRecord( way ).blockName ).toBe( 'core/file' );
} );

it.each( [ '', '?loop=true&at=30', '/?muted=1', '#?loop=true' ] )(
	'makes an embed of a pasted short address, with its options: %s',
	( rest ) => {
		const pasted = pasteHandler( {
			HTML: `<p>https://v.wordpress.com/Qa12bC3d${ rest.replace( '&', '&amp;' ) }</p>`,
			mode: 'BLOCKS',
		} );
		expect(
			toList( pasted ).map( ( block ) => [
				toRecord( block ).name,
				toRecord( toRecord( block ).attributes ).url,
			] )
		).toEqual( [
			[
				'core/embed',
				`https://videopress.com/v/Qa12bC3d${ rest.replace( /^\/|#.*/, '' ) }`,
			],
		] );
		// Core tells what it was given.
		expect( console ).toHaveLogged();
	}
);

it( 'does not offer core’s embed of the service, and knows its short addresses', () => {
	const variation = getBlockVariations( 'core/embed' )?.find(
		( { name } ) => name === 'videopress'
	);
	expect( variation?.scope ).toEqual( [] );
	const patterns = toList( toRecord( variation ).patterns );
	const knows = ( url: string ) =>
		patterns.some( ( each ) => each instanceof RegExp && each.test( url ) );
	expect( knows( 'https://v.wordpress.com/Qa12bC3d' ) ).toBe( true );
	expect( knows( 'https://videopress.com/v/Qa12bC3d' ) ).toBe( true );
	expect( knows( 'https://v.wordpress.com/about' ) ).toBe( false );
} );

it( 'turns a hosted video of core into the block of its own, and back', () => {
	const [ hosted ] = open( read( 'all-options' ) );
	const own = turn( hosted, 'videopress/video' );
	expect( own.attributes ).toMatchObject( {
		align: 'full',
		autoplay: true,
		caption: 'Ebb <em>tide</em> &amp; more',
		className: 'quay',
		controls: false,
		guid: 'Qa12bC3d',
		id: 61,
		maxWidth: '320px',
		playsinline: true,
		preload: 'none',
		tracks: [ { kind: 'subtitles', label: 'English', srcLang: 'en' } ],
	} );
	const back = turn( own, 'core/video' );
	// The service's classes, and what core reads of a <video>, have no place in the other block.
	const {
		playsInline: _ofMarkup,
		videoPressClassNames: _classes,
		...rest
	} = hosted?.attributes ?? {};
	expect( JSON.parse( JSON.stringify( back.attributes ) ) ).toMatchObject( {
		...JSON.parse( JSON.stringify( rest ) ),
		caption: 'Ebb <em>tide</em> &amp; more',
	} );
} );

it( 'does not turn a plain video, nor a block without one', () => {
	const [ plain ] = open( read( 'plain-older' ) );
	expect( () => turn( plain, 'videopress/video' ) ).toThrow();
	expect( () =>
		turn( createBlock( 'videopress/video' ), 'core/video' )
	).toThrow();
} );

it( 'takes a video whose address is the service’s', () => {
	const plain = createBlock( 'core/video', {
		src: 'https://videopress.com/v/Qa12bC3d?loop=true',
	} );
	expect( turn( plain, 'videopress/video' ).attributes.guid ).toBe(
		'Qa12bC3d'
	);
} );

it( 'is made of an embed, and becomes one', () => {
	const embed = createBlock( 'core/embed', {
		url: 'https://videopress.com/v/Qa12bC3d',
		caption: 'Ebb',
	} );
	const own = turn( embed, 'videopress/video' );
	expect( own.attributes ).toMatchObject( {
		guid: 'Qa12bC3d',
		caption: 'Ebb',
	} );
	expect( turn( own, 'core/embed' ).attributes.url ).toMatch(
		/^https:\/\/videopress\.com\/v\/Qa12bC3d\?resizeToParent=true/
	);
	expect( () =>
		turn(
			createBlock( 'core/embed', {
				url: 'https://example.org/v/Qa12bC3d',
			} ),
			'videopress/video'
		)
	).toThrow();
} );
