import apiFetch from '@wordpress/api-fetch';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoPreview } from '../preview';
import type { VideoAttributes } from '../types';

jest.mock( '@wordpress/api-fetch' );
const request = jest.mocked( apiFetch );
const NOT_HERE = { code: 'oembed_invalid_url', data: { status: 404 } };
const BROKEN = { code: 'internal_server_error', data: { status: 500 } };

beforeEach( () => {
	jest.useFakeTimers();
	Reflect.set( window, 'mainstreetBlocks', {
		homeUrl: 'https://example.org/',
	} );
} );
afterEach( () => {
	request.mockReset();
	jest.useRealTimers();
	Reflect.deleteProperty( window, 'mainstreetBlocks' );
} );

const pass = ( seconds: number ) =>
	act( () => jest.advanceTimersByTimeAsync( seconds * 1000 ) );

const show = (
	attributes: VideoAttributes = {},
	isSelected = true,
	guid = 'Qa12bC3d'
) =>
	render(
		<VideoPreview
			guid={ guid }
			attributes={ attributes }
			isSelected={ isSelected }
		/>
	);

test( 'a film has the shape that the preview says, and is asked for by the address of its player', async () => {
	request.mockResolvedValueOnce( { width: 360, height: 640 } );
	show( { title: 'Quay' } );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'Generating preview'
	);
	await pass( 0 );
	expect( screen.getByTitle( 'Quay' ) ).toHaveStyle( {
		aspectRatio: '0.5625',
	} );
	expect( request ).toHaveBeenCalledTimes( 1 );
	expect( request.mock.calls[ 0 ]?.[ 0 ].path ).toBe(
		`/oembed/1.0/proxy?url=${ encodeURIComponent(
			'https://example.org/?mainstreet_video=Qa12bC3d'
		) }`
	);
} );

test( 'five more attempts, each two seconds later than the one before, then a button', async () => {
	request.mockRejectedValue( BROKEN );
	show();
	await pass( 0 );
	for ( const [ index, wait ] of [ 2, 4, 6, 8, 10 ].entries() ) {
		expect( request ).toHaveBeenCalledTimes( index + 1 );
		await pass( wait - 0.001 );
		expect( request ).toHaveBeenCalledTimes( index + 1 );
		expect( screen.getByRole( 'status' ) ).toBeVisible();
		await pass( 0.001 );
	}
	expect( request ).toHaveBeenCalledTimes( 6 );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load the preview.'
	);
	await pass( 60 );
	expect( request ).toHaveBeenCalledTimes( 6 );
	request.mockResolvedValueOnce( { width: 16, height: 9 } );
	const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	await pass( 0 );
	expect( screen.getByTitle( 'Video' ) ).toBeVisible();
} );

test( 'nothing is asked once the block is gone', async () => {
	request.mockRejectedValue( BROKEN );
	const { unmount } = show();
	await pass( 0 );
	const { signal } = request.mock.calls[ 0 ]?.[ 0 ] ?? {};
	unmount();
	expect( signal?.aborted ).toBe( true );
	await pass( 60 );
	expect( request ).toHaveBeenCalledTimes( 1 );
} );

test( 'a film of another library is shown by the service, in the shape that the post says', async () => {
	request
		.mockRejectedValueOnce( NOT_HERE )
		.mockRejectedValueOnce( { code: 'not_found', data: { status: 404 } } );
	show( { videoRatio: 125, loop: true } );
	await pass( 0 );
	const frame = screen.getByTitle( 'Video' );
	expect( frame ).toHaveAttribute(
		'src',
		'https://videopress.com/embed/Qa12bC3d?loop=true'
	);
	expect( frame ).toHaveStyle( { aspectRatio: '0.8' } );
} );

test.each( [
	[ 'told', { width: 4, height: 3 } ],
	[
		'kept from the author',
		{ code: 'rest_forbidden', data: { status: 403 } },
	],
] )(
	'a private film, whose size is %s, has this site’s player',
	async ( _, answer ) => {
		request.mockRejectedValueOnce( NOT_HERE );
		if ( 'code' in answer ) {
			request.mockRejectedValueOnce( answer );
		} else {
			request.mockResolvedValueOnce( answer );
		}
		show();
		await pass( 0 );
		expect( screen.getByTitle( 'Video' ) ).toHaveAttribute(
			'src',
			'https://example.org/?mainstreet_video=Qa12bC3d'
		);
	}
);

test.each( [
	[ null ],
	[ 'x' ],
	[ { width: 0, height: 0 } ],
	[ { width: -1, height: 'a' } ],
] )( '%p says no shape: it is 16 to 9', async ( answer ) => {
	request.mockResolvedValueOnce( answer );
	show();
	await pass( 0 );
	expect( screen.getByTitle( 'Video' ) ).toHaveStyle( {
		aspectRatio: String( 16 / 9 ),
	} );
} );

test( 'a guid that is none is not asked for', async () => {
	show( {}, true, '../users' );
	await pass( 0 );
	expect( request ).not.toHaveBeenCalled();
	expect( screen.getByTitle( 'Video' ) ).toHaveAttribute(
		'src',
		'https://example.org/?mainstreet_video=..%2Fusers'
	);
} );

test( 'the player can be tried while its block is selected, and does not play by itself', async () => {
	request.mockResolvedValue( { width: 16, height: 9 } );
	const { rerender } = show( { autoplay: true } );
	await pass( 0 );
	const frame = screen.getByTitle( 'Video' );
	expect( frame.closest( '[inert]' ) ).toBeNull();
	expect( frame ).not.toHaveAttribute(
		'src',
		expect.stringContaining( 'autoPlay' )
	);
	rerender(
		<VideoPreview guid="Qa12bC3d" attributes={ {} } isSelected={ false } />
	);
	expect( screen.getByTitle( 'Video' ).closest( '[inert]' ) ).not.toBeNull();
	expect( request ).toHaveBeenCalledTimes( 1 );
} );
