/**
 * Every block that uploads, with a server that takes its time: until what was uploaded is in the block, or the upload has failed with a
 * message, the post can't be saved; otherwise it could be stored without it. Files that upload are found in the sources: a new one needs a
 * scene, or a reason.
 */
import { EXEMPT, SCENES } from './uploading-blocks/scenes';
import { UPLOADING } from './uploading-blocks/scan';
import { open, REFUSAL, type Scene } from './uploading-blocks/world';

jest.mock( '@wordpress/block-editor', () =>
	Object.setPrototypeOf(
		{ ...jest.requireActual( './uploading-blocks/block-editor' ) },
		jest.requireActual( '@wordpress/block-editor' )
	)
);
jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: ( request: Record< string, string > ) =>
		jest.requireActual( './uploading-blocks/world' ).fetchSlowly( request ),
} ) );
jest.mock( '@shared/resumable', () => ( {
	startUpload: ( file: File, on: object ) =>
		jest
			.requireActual( './uploading-blocks/world' )
			.startUpload( file, on ),
} ) );
jest.mock( '@shared/hosted-video/poster/take-frame', () => ( {
	...jest.requireActual( '@shared/hosted-video/poster/take-frame' ),
	captureFrame: async () => new Blob( [ 'x' ] ),
} ) );
jest.mock( '@shared/hosted-video/preview', () => ( {
	VideoPreview: () => null,
	Waiting: () => null,
} ) );
jest.mock( '../../blocks/slideshow/edit/carousel', () => ( {
	Carousel: () => null,
} ) );
jest.mock( '../../blocks/story/edit/preview', () => ( {
	Preview: () => null,
} ) );
jest.mock( '../../blocks/tiled-gallery/edit/gallery', () => ( {
	GalleryView: () => null,
} ) );
jest.mock( '../../blocks/image-compare/edit/compare-preview', () => ( {
	Comparison: () => null,
} ) );

beforeEach( () => {
	// What an earlier test had screen readers say.
	document.body.innerHTML = '';
	jest.spyOn( HTMLMediaElement.prototype, 'pause' ).mockImplementation();
	let blobs = 0;
	Reflect.set(
		URL,
		'createObjectURL',
		() => `blob:${ Math.random() }-${ ++blobs }`
	);
	Reflect.set( URL, 'revokeObjectURL', () => {} );
	Reflect.set( window, 'mainstreetBlocks', {
		homeUrl: 'https://example.org/',
		uploads: { url: '/ajax', nonce: 'x', user: '1' },
	} );
} );
afterEach( () => {
	Reflect.deleteProperty( window, 'mainstreetBlocks' );
} );

/** Draws a scene and hands it its files; what is saved too early from then on is noted. */
async function begin( scene: Scene ) {
	const world = open( scene );
	const early: string[] = [];
	const isReady = () => scene.isReady( world.getAttributes() ?? {} );
	const inspect = () => {
		if ( ! world.isLocked() && ! isReady() ) {
			early.push( JSON.stringify( world.getAttributes() ) );
		}
	};
	let isWatching = true;
	const watch = () => {
		inspect();
		// Effects of one commit end one lock and begin the next: nobody can press anything between them.
		world.registry.subscribe( () =>
			queueMicrotask( () => isWatching && inspect() )
		);
	};
	expect( world.isLocked() ).toBe( Boolean( scene.isUnderWay ) );
	if ( scene.isUnderWay ) {
		watch();
	}
	await ( scene.hand ? scene.hand( world ) : world.hand( scene.files ) );
	if ( ! scene.isUnderWay ) {
		watch();
	}
	const stop = () => {
		isWatching = false;
	};
	return { ...world, early, isReady, stop };
}

test( 'every file that uploads is tried, or is told why not', () => {
	const known = [
		...Object.values( SCENES ).flatMap( ( { covers } ) => covers ),
		...Object.keys( EXEMPT ),
	];
	expect( [ ...new Set( known ) ].sort() ).toEqual( UPLOADING );
} );

describe.each( Object.entries( SCENES ) )( '%s', ( _name, scene ) => {
	test( 'keeps the post from being saved until all is in the block', async () => {
		const world = await begin( scene );
		expect( world.isReady() ).toBe( false );
		while ( await world.answer() ) {
			// Whatever is asked next.
		}
		expect( world.early ).toEqual( [] );
		expect( world.isReady() ).toBe( true );
		expect( world.isLocked() ).toBe( false );
	} );

	test( 'lets it be saved when the upload fails, and says so', async () => {
		const world = await begin( scene );
		world.stop();
		while ( await world.answer( 'fail' ) ) {
			// All that is under way.
		}
		expect( world.getText() ).toContain( REFUSAL );
		expect( world.isLocked() ).toBe( false );
		expect( JSON.stringify( world.getAttributes() ) ).not.toContain(
			'blob:'
		);
	} );

	test( 'lets it be saved when the block is removed meanwhile, as by Undo', async () => {
		const world = await begin( scene );
		world.stop();
		await world.remove();
		// Core's lock, and that of a request that the server takes in any case, end with it.
		while ( scene.outlivesBlock && ( await world.answer() ) ) {
			// All that is under way.
		}
		expect( world.isLocked() ).toBe( false );
	} );
} );
