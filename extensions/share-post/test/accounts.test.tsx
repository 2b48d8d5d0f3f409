import apiFetch from '@wordpress/api-fetch';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LINKEDIN, MASTODON, print, show } from './editor';

jest.mock( '@wordpress/api-fetch' );

const request = jest.mocked( apiFetch );
let tests: unknown = [];

const getSwitch = ( name: string ) => screen.getByRole( 'checkbox', { name } );
const getTests = () =>
	request.mock.calls.filter( ( [ { path = '' } ] ) =>
		path.includes( 'connection-test-results' )
	);
const settle = () => act( async () => {} );

beforeEach( () => {
	tests = [ MASTODON, LINKEDIN ];
	request.mockReset().mockImplementation( async () => tests );
	print( {} );
} );

describe( 'Accounts that do not work', () => {
	it( 'say why, and can’t be switched', async () => {
		tests = [
			{
				...MASTODON,
				test_success: false,
				test_message: 'The server does not answer.',
			},
			LINKEDIN,
		];
		show();
		await settle();
		const mastodon = getSwitch( 'Aurora Bakery (Mastodon)' );
		expect( mastodon ).toBeDisabled();
		expect( mastodon ).not.toBeChecked();
		expect(
			screen.getByText( 'The server does not answer.' )
		).toBeVisible();
		expect( getSwitch( 'Aurora (LinkedIn)' ) ).toBeEnabled();
	} );

	it( 'must be signed in at again in the settings', async () => {
		tests = [ MASTODON, { ...LINKEDIN, test_success: 'must_reauth' } ];
		show();
		await settle();
		expect(
			screen.getByText(
				'Your LinkedIn connection needs to be reauthenticated to continue working – head to Sharing to take care of it.'
			)
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: /^Go to Sharing settings/ } )
		).toHaveAttribute( 'href', expect.stringContaining( '#/connections' ) );
		expect( getSwitch( 'Aurora (LinkedIn)' ) ).toBeDisabled();
	} );

	it( 'of the site are signed in at again by who may, own ones in the profile', async () => {
		const ended = { test_success: 'must_reauth' };
		tests = [
			{ ...MASTODON, ...ended, shared: false },
			{ ...LINKEDIN, ...ended },
		];
		print( { connections: 'https://a.example/profile.php', shared: '' } );
		show();
		await settle();
		expect(
			screen.getByText(
				'The site’s LinkedIn connection needs to be reauthenticated to continue working. Please ask a site administrator to take care of it.',
				{ ignore: '.a11y-speak-region' }
			)
		).toBeVisible();
		expect(
			screen.getByText( /^Your Mastodon connection/, {
				ignore: '.a11y-speak-region',
			} )
		).toBeVisible();
		expect(
			screen.getAllByRole( 'link', { name: /^Go to Sharing settings/ } )
		).toHaveLength( 1 );
	} );

	it( 'could not be tested: says so, and tries again', async () => {
		request.mockRejectedValueOnce( { message: 'The site is busy.' } );
		show();
		expect(
			await screen.findByText( 'The site is busy.', {
				ignore: '.a11y-speak-region',
			} )
		).toBeVisible();
		expect( getSwitch( 'Aurora Bakery (Mastodon)' ) ).toBeEnabled();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect(
			screen.queryByText( 'The site is busy.', {
				ignore: '.a11y-speak-region',
			} )
		).toBeNull();
		expect( getTests()[ 1 ]?.[ 0 ].path ).toContain( 'refresh=1' );
	} );
} );

describe( 'Windows', () => {
	const popup = { closed: false };
	const user = () =>
		userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );

	beforeEach( () => {
		jest.useFakeTimers();
		popup.closed = false;
		jest.spyOn( window, 'open' ).mockReturnValue( popup as Window );
		jest.spyOn( document, 'hasFocus' ).mockReturnValue( true );
	} );
	afterEach( () => {
		jest.useRealTimers();
		jest.restoreAllMocks();
	} );

	it( 'refresh an account; when closed, looked at twice a second, accounts are tested anew', async () => {
		tests = [
			{
				...MASTODON,
				test_success: false,
				can_refresh: true,
				refresh_url: 'https://a.example/refresh',
				refresh_text: 'Refresh Aurora',
			},
		];
		show();
		await settle();
		expect(
			screen.getByText(
				'Before you hit Publish, please refresh the following connection(s) to make sure we can Publicize your post:'
			)
		).toBeVisible();
		await user().click(
			screen.getByRole( 'link', { name: 'Refresh Aurora' } )
		);
		expect( window.open ).toHaveBeenCalledWith(
			'https://a.example/refresh',
			'_blank',
			expect.stringContaining( 'width=780,height=700' )
		);
		act( () => void jest.advanceTimersByTime( 5000 ) );
		expect( getTests() ).toHaveLength( 1 );
		popup.closed = true;
		tests = [ MASTODON ];
		act( () => void jest.advanceTimersByTime( 499 ) );
		expect( getTests() ).toHaveLength( 1 );
		await act( async () => void jest.advanceTimersByTime( 2 ) );
		expect( getTests() ).toHaveLength( 2 );
		expect( getTests()[ 1 ]?.[ 0 ].path ).toContain( 'refresh=1' );
		expect(
			screen.queryByRole( 'link', { name: 'Refresh Aurora' } )
		).toBeNull();
		act( () => void jest.advanceTimersByTime( 5000 ) );
		expect( getTests() ).toHaveLength( 2 );
	} );

	it( 'connect an account; two seconds after one is closed, accounts are tested once', async () => {
		show();
		await settle();
		const link = screen.getByRole( 'link', {
			name: /^Connect an account/,
		} );
		await user().click( link );
		await user().click( link );
		popup.closed = true;
		act( () => void jest.advanceTimersByTime( 500 + 1998 ) );
		expect( getTests() ).toHaveLength( 1 );
		await act( async () => void jest.advanceTimersByTime( 500 ) );
		expect( getTests() ).toHaveLength( 2 );
		act( () => void jest.advanceTimersByTime( 5000 ) );
		expect( getTests() ).toHaveLength( 2 );
	} );

	it( 'are no longer looked at when the panel is gone', async () => {
		const { unmount } = show();
		await settle();
		await user().click(
			screen.getByRole( 'link', { name: /^Connect an account/ } )
		);
		unmount();
		popup.closed = true;
		act( () => void jest.advanceTimersByTime( 5000 ) );
		expect( getTests() ).toHaveLength( 1 );
	} );

	it( 'are plain links where the browser opens none', async () => {
		jest.mocked( window.open ).mockReturnValue( null );
		show();
		await settle();
		const onClick = jest.fn( ( event: Event ) => event.defaultPrevented );
		document.addEventListener( 'click', onClick, { once: true } );
		await user().click(
			screen.getByRole( 'link', { name: /^Connect an account/ } )
		);
		expect( onClick ).toHaveReturnedWith( false );
	} );
} );
