import apiFetch from '@wordpress/api-fetch';
import { createReduxStore, register } from '@wordpress/data';
import {
	act,
	render,
	renderHook,
	screen,
	waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Connect } from '../edit/connect';
import { SetUp } from '../edit/set-up';
import {
	PREVIEW_TIME,
	useNotificationPreview,
} from '../edit/use-notification-preview';
import { readConnection, useConnection } from '../edit/use-connection';
import { readGroups } from '../edit/use-groups';

jest.mock( '@wordpress/api-fetch' );

describe( 'Connect', () => {
	const ask = jest.mocked( apiFetch );
	const leave = jest.fn();
	const savePost = jest.fn();
	const connect = () =>
		userEvent.click(
			screen.getByRole( 'button', { name: 'Connect to Quay Hosting' } )
		);
	const getRedirect = () =>
		new URL(
			ask.mock.lastCall?.[ 0 ].path ?? '',
			'https://example.org'
		).searchParams.get( 'redirect' );

	beforeEach( () => {
		jest.clearAllMocks();
		render( <Connect host="Quay Hosting" onLeave={ leave } /> );
	} );

	it( 'leads to the host, and names the screen to come back to', async () => {
		ask.mockResolvedValue( 'https://example.org/connect' );
		await connect();
		expect( getRedirect() ).toBe( window.location.href );
		expect( leave ).toHaveBeenCalledWith( 'https://example.org/connect' );
	} );

	it( 'says what went wrong, and stays', async () => {
		ask.mockRejectedValueOnce( { message: 'Not allowed.' } );
		await connect();
		expect( screen.getAllByText( 'Not allowed.' ) ).not.toHaveLength( 0 );
		ask.mockResolvedValue( 'javascript:alert(1)' );
		await connect();
		expect( screen.getAllByText( /connection URL/ ) ).not.toHaveLength( 0 );
		expect( leave ).not.toHaveBeenCalled();
	} );

	it( 'saves a post that has no address yet', async () => {
		const post = { id: 0, isFailing: false };
		const outcomes = [ { isFailing: true }, { id: 7, isFailing: false } ];
		register(
			createReduxStore( 'core/editor', {
				reducer: ( state = null ) => state,
				actions: {
					savePost: () => async () => {
						// Whoever does not wait for the answer knows neither the number nor the failure.
						await Promise.resolve();
						savePost();
						Object.assign( post, outcomes.shift() );
					},
				},
				selectors: {
					isEditedPostNew: () => true,
					getCurrentPostId: () => post.id,
					didPostSaveRequestFail: () => post.isFailing,
				},
			} )
		);
		ask.mockResolvedValue( 'https://example.org/connect' );
		await connect();
		expect(
			screen.getAllByText( 'Could not save the post.' )
		).not.toHaveLength( 0 );
		expect( ask ).not.toHaveBeenCalled();
		await connect();
		expect( savePost ).toHaveBeenCalledTimes( 2 );
		expect( getRedirect() ).toMatch( /\/post\.php\?post=7&action=edit$/ );
	} );
} );

describe( 'SetUp', () => {
	it( 'leads to the settings, looks again, and says what went wrong', async () => {
		const recheck = jest.fn();
		render(
			<SetUp
				status="disconnected"
				settingsUrl="https://example.org/settings"
				error="Mailchimp refused the key."
				isBusy={ false }
				recheck={ recheck }
			/>
		);
		expect(
			screen.getByRole( 'link', { name: /Set up Mailchimp form/ } )
		).toHaveAttribute( 'href', 'https://example.org/settings' );
		expect(
			screen.getAllByText( 'Mailchimp refused the key.' ).length
		).toBeGreaterThan( 0 );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Re-check Connection' } )
		);
		expect( recheck ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'useConnection', () => {
	it( 'keeps the button that looks again in its place meanwhile', async () => {
		const request = jest.mocked( apiFetch );
		request.mockResolvedValueOnce( { code: 'not_connected' } );
		const { result } = renderHook( useConnection );
		expect( result.current.status ).toBe( 'loading' );
		await waitFor( () =>
			expect( result.current.status ).toBe( 'disconnected' )
		);
		request.mockResolvedValueOnce( { code: 'connected' } );
		act( () => result.current.recheck() );
		expect( result.current ).toMatchObject( {
			status: 'disconnected',
			isBusy: true,
		} );
		await waitFor( () =>
			expect( result.current ).toMatchObject( {
				status: 'connected',
				isBusy: false,
			} )
		);
		expect( request ).toHaveBeenLastCalledWith(
			expect.objectContaining( {
				path: '/wpcom/v2/mailchimp?recheck=1',
			} )
		);
	} );
} );

describe( 'useNotificationPreview', () => {
	it( 'shows a notification for three seconds, from the last call on', () => {
		jest.useFakeTimers();
		const { result } = renderHook( useNotificationPreview );
		act( () => result.current.show( 'error' ) );
		act( () => jest.advanceTimersByTime( PREVIEW_TIME - 1 ) );
		act( () => result.current.show( 'success' ) );
		act( () => jest.advanceTimersByTime( PREVIEW_TIME - 1 ) );
		expect( result.current.preview ).toBe( 'success' );
		act( () => jest.advanceTimersByTime( 1 ) );
		expect( result.current.preview ).toBeNull();
		jest.useRealTimers();
	} );
} );

describe( 'What the server answers', () => {
	it( 'is connected only when it says so', () => {
		expect( readConnection( { code: 'connected' } ).status ).toBe(
			'connected'
		);
		for ( const odd of [ null, [], 'x', { code: 'not_connected' } ] ) {
			expect( readConnection( odd ).status ).toBe( 'disconnected' );
		}
		expect(
			readConnection( { connect_url: 'javascript:x' } ).settingsUrl
		).toBe( '' );
	} );

	it( 'holds groups, of which any part may be missing', () => {
		expect(
			readGroups( {
				interest_categories: [
					{
						id: 'a',
						title: 'Topics',
						interests: [ { id: 'b', name: 'Boats' }, null ],
					},
					{ id: 'c' },
				],
			} )
		).toEqual( [
			{
				id: 'a',
				title: 'Topics',
				interests: [ { id: 'b', name: 'Boats' } ],
			},
			{ id: 'c', title: '', interests: [] },
		] );
		expect( readGroups( 'x' ) ).toEqual( [] );
	} );
} );
