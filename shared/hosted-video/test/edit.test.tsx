import apiFetch from '@wordpress/api-fetch';
import { act, render, renderHook, screen } from '@testing-library/react';
import { getVideoProblem } from '../availability';
import { VideoPlaceholder } from '../edit/placeholder';
import { useVideo } from '../edit/use-video';
import type { VideoAttributes } from '../types';

jest.mock( '@wordpress/api-fetch' );
const mockMay = { set: true };
jest.mock( '@wordpress/data', () => ( {
	...jest.requireActual( '@wordpress/data' ),
	useSelect: ( read: ( select: unknown ) => unknown ) =>
		read( () => ( { canUser: () => mockMay.set } ) ),
} ) );
jest.mock( '@shared/post-editor', () => ( { useSaveLock: () => {} } ) );
const request = jest.mocked( apiFetch );

/** What PHP would have printed of the block. */
const say = ( block: unknown ) =>
	Reflect.set( window, 'Mainstreet_Editor_Initial_State', {
		available_blocks:
			block === undefined ? {} : { 'videopress/video': block },
	} );

beforeEach( () => {
	mockMay.set = true;
	Reflect.set( window, 'mainstreetBlocks', {
		homeUrl: 'https://example.org/',
		settingsUrl: 'https://example.org/settings#/connections',
	} );
} );
afterEach( () => {
	request.mockReset();
	Reflect.deleteProperty( window, 'mainstreetBlocks' );
	Reflect.deleteProperty( window, 'Mainstreet_Editor_Initial_State' );
} );

const off = ( reason: unknown ) => ( {
	available: false,
	unavailable_reason: reason,
} );

test.each( [
	[ { available: true }, null ],
	[ off( 'missing_module' ), 'missing_module' ],
	[ off( 'missing_plan' ), 'missing_plan' ],
	[ off( 'missing_plan__nudge_disabled' ), 'missing_plan' ],
	[ off( 'whatever' ), 'unknown' ],
	[ off( null ), 'unknown' ],
	[ 'x', 'unknown' ],
	[ undefined, 'unknown' ],
] )( 'of %p the reason is %p', ( block, reason ) => {
	say( block );
	expect( getVideoProblem() ).toBe( reason );
} );

test( 'outside WordPress nothing is kept back', () => {
	expect( getVideoProblem() ).toBeNull();
} );

const placeholder = () =>
	render(
		<VideoPlaceholder
			onPick={ () => {} }
			onUrl={ () => {} }
			onError={ () => {} }
		/>
	);

test.each( [
	[ 'missing_module', 'Hosted videos are turned off on this site.' ],
	[ 'missing_plan', 'Hosted videos are not included in this site’s plan.' ],
	[ '', 'Hosted videos are not available on this site.' ],
] )( 'with %p the buttons are off, and say why', ( reason, text ) => {
	say( off( reason ) );
	placeholder();
	for ( const name of [ 'Upload', 'Media Library' ] ) {
		const button = screen.getByRole( 'button', { name } );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( button ).toHaveAccessibleDescription(
			expect.stringContaining( text )
		);
	}
	expect( screen.queryAllByRole( 'link' ) ).toHaveLength(
		reason === 'missing_module' ? 1 : 0
	);
} );

test( 'who may not change settings gets no link to them', () => {
	say( off( 'missing_module' ) );
	const { unmount } = placeholder();
	expect( screen.getByRole( 'link' ) ).toHaveAttribute(
		'href',
		'https://example.org/settings#/modules'
	);
	unmount();
	mockMay.set = false;
	placeholder();
	expect( screen.queryByRole( 'link' ) ).toBeNull();
} );

/** The hook of a block with these attributes. */
function hook( attributes: VideoAttributes ) {
	const setAttributes = jest.fn();
	const onPlain = jest.fn();
	const { result } = renderHook( () =>
		useVideo( {
			attributes,
			setAttributes,
			onPlain,
			isSelected: true,
			clientId: 'x',
			blockProps: {},
		} )
	);
	return { result, setAttributes, onPlain };
}

const media = ( guid: string ) => ( {
	jetpack_videopress: { guid },
	title: { raw: 'Quay' },
} );

test( 'another film takes neither poster nor tracks of the one before', async () => {
	const { result, setAttributes } = hook( { guid: 'Qa12bC3d', poster: 'p' } );
	request.mockResolvedValueOnce( media( 'Zz98yX7w' ) );
	await act( async () => result.current.pick( { id: 4, url: 'b.mp4' } ) );
	expect( setAttributes ).toHaveBeenCalledWith( {
		guid: 'Zz98yX7w',
		id: 4,
		src: 'b.mp4',
		title: 'Quay',
		poster: undefined,
		tracks: [],
	} );
} );

test( 'the same film keeps them', async () => {
	const { result, setAttributes } = hook( { guid: 'Qa12bC3d', poster: 'p' } );
	request.mockResolvedValueOnce( media( 'Qa12bC3d' ) );
	await act( async () => result.current.pick( { id: 3, url: 'a.mp4' } ) );
	expect( setAttributes ).toHaveBeenCalledWith( {
		guid: 'Qa12bC3d',
		id: 3,
		src: 'a.mp4',
		title: 'Quay',
	} );
} );

test( 'a film without a guid, or whose library does not answer, is one of core’s', async () => {
	const { result, onPlain, setAttributes } = hook( {} );
	request.mockResolvedValueOnce( {} );
	await act( async () => result.current.pick( { id: 4, url: 'b.mp4' } ) );
	request.mockRejectedValueOnce( { message: 'Gone.' } );
	await act( async () => result.current.pick( { id: 5, url: 'c.mp4' } ) );
	expect( onPlain.mock.calls ).toEqual( [
		[ { id: 4, src: 'b.mp4' } ],
		[ { id: 5, src: 'c.mp4' } ],
	] );
	expect( setAttributes ).not.toHaveBeenCalled();
} );

test( 'a colleague’s film is hosted, too', async () => {
	const { result, onPlain, setAttributes } = hook( {} );
	request.mockRejectedValueOnce( {
		code: 'rest_forbidden_context',
		data: { status: 403 },
	} );
	request.mockResolvedValueOnce( {
		jetpack_videopress: null,
		jetpack_videopress_guid: 'Qa12bC3d',
		title: { rendered: 'Ebb &#038; flow' },
	} );
	await act( async () => result.current.pick( { id: 3, url: 'a.mp4' } ) );
	expect( setAttributes ).toHaveBeenCalledWith(
		expect.objectContaining( { guid: 'Qa12bC3d', title: 'Ebb & flow' } )
	);
	expect( onPlain ).not.toHaveBeenCalled();
	expect( result.current.notices.messages ).toEqual( [] );
} );

test( 'of a private film that is found by its address the post keeps no right to have it', async () => {
	const { result, onPlain, setAttributes } = hook( {} );
	const signed = 'https://example.org/wp-json/file?exp=1789000000&sig=0a1b';
	request.mockResolvedValueOnce( { id: 3, original: signed } );
	request.mockResolvedValueOnce( {
		...media( 'Qa12bC3d' ),
		source_url: 'https://example.org/?mainstreet_video_file=Qa12bC3d.mp4',
	} );
	const address = 'https://example.org/?mainstreet_video=Qa12bC3d';
	await act( () => result.current.takeUrl( address ) );
	expect( setAttributes ).toHaveBeenCalledWith(
		expect.objectContaining( {
			src: 'https://example.org/?mainstreet_video_file=Qa12bC3d.mp4',
		} )
	);
	request.mockResolvedValueOnce( { id: 3, original: signed } );
	request.mockRejectedValueOnce( { message: 'Gone.' } );
	await act( () => result.current.takeUrl( address ) );
	expect( onPlain ).not.toHaveBeenCalled();
	expect( result.current.notices.messages ).toEqual( [ 'Gone.' ] );
} );

test( 'of two films the one that was chosen last is shown, whichever answer comes first', async () => {
	const { result, onPlain, setAttributes } = hook( {} );
	let answer: ( media: unknown ) => void = () => {};
	request.mockReturnValueOnce(
		new Promise( ( resolve ) => {
			answer = resolve;
		} )
	);
	await act( async () => result.current.pick( { id: 4, url: 'b.mp4' } ) );
	request.mockResolvedValueOnce( media( 'Qa12bC3d' ) );
	await act( async () => result.current.pick( { id: 5, url: 'c.mp4' } ) );
	await act( async () => answer( media( 'Zz98yX7w' ) ) );
	expect( setAttributes.mock.calls ).toEqual( [
		[ expect.objectContaining( { guid: 'Qa12bC3d', id: 5 } ) ],
	] );
	expect( onPlain ).not.toHaveBeenCalled();
	expect( result.current.isAsking ).toBe( false );
} );

test( 'an address becomes a hosted video, a plain one, or a sentence', async () => {
	const { result, onPlain, setAttributes } = hook( {} );
	request.mockResolvedValueOnce( { title: 'Quay' } );
	await act( () =>
		result.current.takeUrl( 'https://videopress.com/v/Qa12bC3d' )
	);
	expect( setAttributes ).toHaveBeenCalledWith(
		expect.objectContaining( { guid: 'Qa12bC3d', title: 'Quay' } )
	);
	request.mockResolvedValueOnce( [] );
	await act( () => result.current.takeUrl( 'https://example.com/a.mp4' ) );
	expect( onPlain ).toHaveBeenCalledWith(
		expect.objectContaining( { src: 'https://example.com/a.mp4' } )
	);
	await act( () => result.current.takeUrl( 'https://example.com/' ) );
	expect( JSON.stringify( result.current.notices.messages ) ).toContain(
		'This is not a video URL.'
	);
	request.mockRejectedValueOnce( { code: 'fetch_error' } );
	await act( () =>
		result.current.takeUrl( 'https://videopress.com/v/Qa12bC3d' )
	);
	expect( result.current.isAsking ).toBe( false );
	expect( JSON.stringify( result.current.notices.messages ) ).toContain(
		'Could not load the video.'
	);
} );
