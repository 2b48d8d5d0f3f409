import { createReduxStore, dispatch, register } from '@wordpress/data';
import { createBlock, registerBlockType } from '@wordpress/blocks';
import apiFetch from '@wordpress/api-fetch';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { hidePartMarkers, showPartMarkers } from '../format';
import { start, stop } from '../mode';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '../format', () => ( {
	END_CLASS: 'end',
	showPartMarkers: jest.fn(),
	hidePartMarkers: jest.fn(),
} ) );

const request = jest.mocked( apiFetch );
const settle = () => jest.advanceTimersByTimeAsync( 0 );
const type = () =>
	dispatch( blockEditorStore ).resetBlocks( [ createBlock( 'test/line' ) ] );
const getSheet = () => document.getElementById( 'mainstreet-thread-ends' );

const post = ( clientId: string ) => ( {
	text: 'x',
	blocks: [ { clientId } ],
	boundary: false,
} );

beforeAll( () => {
	registerBlockType( 'test/line', {
		apiVersion: 3,
		title: 'Line',
		category: 'text',
		attributes: {},
	} );
} );
beforeEach( () => {
	jest.useFakeTimers();
	jest.mocked( showPartMarkers ).mockClear();
	request.mockReset().mockResolvedValue( [ post( 'a-1' ), post( 'b' ) ] );
} );
afterEach( () => {
	stop();
	jest.useRealTimers();
} );

describe( 'Thread mode', () => {
	it( 'asks at once, and then every two seconds while somebody writes', async () => {
		start();
		expect( request ).toHaveBeenCalledTimes( 1 );
		for ( let key = 0; key < 19; key++ ) {
			type();
			await jest.advanceTimersByTimeAsync( 100 );
		}
		expect( request ).toHaveBeenCalledTimes( 1 );
		type();
		await jest.advanceTimersByTimeAsync( 100 );
		expect( request ).toHaveBeenCalledTimes( 2 );
		await jest.advanceTimersByTimeAsync( 60000 );
		expect( request ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'asks nothing where no block changes', async () => {
		start();
		start();
		dispatch( blockEditorStore ).startTyping();
		await jest.advanceTimersByTimeAsync( 10000 );
		expect( request ).toHaveBeenCalledTimes( 1 );
		expect( showPartMarkers ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'draws a line under blocks that a post ends with, and takes it away', async () => {
		start();
		await settle();
		expect( getSheet()?.textContent ).toContain( '[data-block="a-1"]{' );
		expect( getSheet()?.textContent ).not.toContain( '"b"' );
		stop();
		expect( getSheet() ).toBeNull();
		expect( hidePartMarkers ).toHaveBeenCalled();
		type();
		await jest.advanceTimersByTimeAsync( 10000 );
		expect( request ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'The post', () => {
	type Post = { meta: Record< string, unknown >; isPublished: boolean };

	it( 'decides on the mode, panel or not', async () => {
		const store = createReduxStore( 'core/editor', {
			reducer: (
				state: Post = { meta: {}, isPublished: false },
				action: { type: string; change?: Partial< Post > }
			) => ( { ...state, ...action.change } ),
			actions: {
				set: ( change: Partial< Post > ) => ( { type: 'SET', change } ),
			},
			selectors: {
				getEditedPostAttribute: ( { meta }: Post ) => meta,
				isCurrentPostPublished: ( { isPublished }: Post ) =>
					isPublished,
			},
		} );
		register( store );
		const { default: setUp } = await import( '..' );
		setUp();
		const set = async ( change: Partial< Post > ) => {
			await dispatch( store ).set( change );
			await jest.advanceTimersByTimeAsync( 10 );
			return request.mock.calls.length;
		};
		expect( await set( { meta: { jetpack_is_tweetstorm: false } } ) ).toBe(
			0
		);
		expect( await set( { meta: { jetpack_is_tweetstorm: true } } ) ).toBe(
			1
		);
		expect( getSheet() ).not.toBeNull();
		await set( {
			meta: {
				jetpack_is_tweetstorm: true,
				jetpack_publicize_feature_enabled: false,
			},
		} );
		expect( getSheet() ).toBeNull();
		expect( await set( { meta: { jetpack_is_tweetstorm: true } } ) ).toBe(
			2
		);
		await set( { isPublished: true } );
		expect( getSheet() ).toBeNull();
	} );
} );
