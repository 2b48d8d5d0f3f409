import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountsCard } from '../accounts-card';
import { readAccounts } from '../accounts-state';
import { button, expectNoViolation, request } from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

beforeEach( () => request.mockReset() );

const APP = {
	id: '',
	source: '',
	redirect:
		'https://example.org/wp-admin/admin-post.php?action=mainstreet_oauth&service=instagram',
	secure: true,
	steps: [ 'Create an app.', 'Copy its ID.' ],
	constant: 'MAINSTREET_INSTAGRAM_APP',
};
const ACCOUNTS = [
	{ id: 17, name: 'aurora.bakery', status: 'ok' },
	{ id: 18, name: 'old', status: 'must_reauth' },
	{ id: 19, name: 'off', status: 'disabled' },
];
const answer = ( more: object = {} ) => [
	{
		service: 'instagram',
		label: 'Instagram',
		data: 'The token is sent only to Instagram.',
		url: 'https://example.org/wp-admin/admin.php?page=mainstreet-popup&service=instagram',
		accounts: ACCOUNTS,
		app: null,
		...more,
	},
];

function open( more: object = {} ) {
	const [ service ] = readAccounts( answer( more ) );
	if ( ! service ) {
		throw new Error( 'unreadable' );
	}
	return render( <AccountsCard initial={ service } /> );
}

describe( 'accounts', () => {
	it( 'are listed with what is wrong with them, and where to connect one', async () => {
		const { container } = open();
		const card = screen.getByRole( 'region', { name: 'Instagram' } );
		const items = within( card ).getAllByRole( 'listitem' );
		expect( items ).toHaveLength( 3 );
		expect( items[ 0 ] ).not.toHaveTextContent( 'ended' );
		expect( items[ 1 ] ).toHaveTextContent(
			'old – Expired. Please reconnect.'
		);
		expect( items[ 2 ] ).toHaveTextContent( 'off – Turned off' );
		expect(
			screen.getByRole( 'link', { name: /Connect an account/ } )
		).toHaveAttribute(
			'href',
			expect.stringContaining( 'page=mainstreet-popup' )
		);
		expect( card ).toHaveTextContent( 'sent only to Instagram' );
		expect( screen.queryByLabelText( 'App ID' ) ).toBeNull();
		expect( request ).not.toHaveBeenCalled();
		await expectNoViolation( container );
	} );

	it( 'are none at first, and odd answers of the server too', () => {
		open( { accounts: 'odd', app: [] } );
		expect(
			screen.getByText( 'No accounts connected.' )
		).toBeInTheDocument();
	} );

	it( 'are disconnected once that is confirmed; the heading gets the focus', async () => {
		request.mockResolvedValue( answer( { accounts: [] } ) );
		open();
		await userEvent.click( button( 'Disconnect aurora.bakery' ) );
		const dialog = screen.getByRole( 'dialog', {
			name: 'Disconnect aurora.bakery?',
		} );
		expect( dialog ).toHaveTextContent( 'no longer show anything' );
		expect( request ).not.toHaveBeenCalled();
		await userEvent.click(
			within( dialog ).getByRole( 'button', { name: 'Disconnect' } )
		);
		expect( request ).toHaveBeenCalledWith( {
			path: '/mainstreet/v1/accounts/17',
			method: 'DELETE',
		} );
		expect(
			await screen.findByText( 'No accounts connected.' )
		).toBeInTheDocument();
		expect(
			screen.getByRole( 'heading', { name: 'Instagram' } )
		).toHaveFocus();
	} );

	it( 'stay when that fails or is thought better of', async () => {
		request.mockRejectedValue( {
			code: 'rest_not_found',
			message: 'This account is no longer connected.',
		} );
		open();
		await userEvent.click( button( 'Disconnect aurora.bakery' ) );
		await userEvent.click( button( 'Cancel' ) );
		expect( request ).not.toHaveBeenCalled();
		await userEvent.click( button( 'Disconnect aurora.bakery' ) );
		await userEvent.click( button( 'Disconnect' ) );
		const [ notice ] = await screen.findAllByText(
			'This account is no longer connected.'
		);
		expect( notice ).toBeInTheDocument();
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 3 );
	} );
} );

describe( 'the app by which people sign in', () => {
	it( 'is asked for with the address to tell the service', async () => {
		request.mockResolvedValue(
			answer( { app: { ...APP, id: '990602', source: 'database' } } )
		);
		const { container } = open( { app: APP } );
		expect( screen.getByText( 'Create an app.' ) ).toBeInTheDocument();
		expect( screen.getByLabelText( 'Redirect URL' ) ).toHaveValue(
			APP.redirect
		);
		const secret = screen.getByLabelText( 'App secret' );
		expect( secret ).toHaveAttribute( 'type', 'password' );
		expect( button( 'Save app' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await expectNoViolation( container );
		await userEvent.type( screen.getByLabelText( 'App ID' ), ' 990602 ' );
		await userEvent.type( secret, 'secret{Enter}' );
		expect( request ).toHaveBeenCalledWith( {
			path: '/mainstreet/v1/accounts/instagram/app',
			method: 'POST',
			data: { app_id: '990602', app_secret: 'secret' },
		} );
		expect( await screen.findByText( '990602' ) ).toBeInTheDocument();
		expect( screen.getByText( 'Saved on this site' ) ).toBeInTheDocument();
		expect( screen.queryByLabelText( 'App secret' ) ).toBeNull();
	} );

	it( 'is refused beside its fields, which keep what was typed', async () => {
		request.mockRejectedValue( {
			code: 'rest_invalid_param',
			message: 'This is not a valid app secret.',
		} );
		open( { app: APP } );
		await userEvent.type( screen.getByLabelText( 'App ID' ), '990602' );
		await userEvent.type( screen.getByLabelText( 'App secret' ), 'a b' );
		await userEvent.click( button( 'Save app' ) );
		await waitFor( () =>
			expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
				'This is not a valid app secret.'
			)
		);
		expect( screen.getByLabelText( 'App ID' ) ).toHaveValue( '990602' );
		expect( screen.getByLabelText( 'App secret' ) ).toHaveValue( 'a b' );
	} );

	it( 'is of no use without HTTPS, which is said', () => {
		open( { app: { ...APP, secure: false } } );
		expect(
			screen.getAllByText( /requires HTTPS for sign-in/ )[ 0 ]
		).toBeInTheDocument();
		expect( screen.queryByLabelText( 'App ID' ) ).toBeNull();
	} );

	it( 'is removed once that is confirmed, unless the configuration has it', async () => {
		request.mockResolvedValue( answer( { app: APP } ) );
		const stored = { ...APP, id: '990602', source: 'database' };
		const { unmount } = open( { app: stored } );
		await userEvent.click( button( 'Remove app' ) );
		const dialog = screen.getByRole( 'dialog' );
		expect( dialog ).toHaveTextContent( 'Connected accounts stay' );
		await userEvent.click(
			within( dialog ).getByRole( 'button', { name: 'Remove app' } )
		);
		expect( request ).toHaveBeenCalledWith( {
			path: '/mainstreet/v1/accounts/instagram/app',
			method: 'DELETE',
		} );
		expect( await screen.findByLabelText( 'App ID' ) ).toHaveValue( '' );
		unmount();
		open( { app: { ...stored, source: 'constant' } } );
		expect(
			screen.getByText( 'Constant MAINSTREET_INSTAGRAM_APP_ID' )
		).toBeInTheDocument();
		expect(
			screen.queryByRole( 'button', { name: 'Remove app' } )
		).toBeNull();
	} );
} );

test( 'an app whose secret can’t be read is said to be so, and is removed', async () => {
	open( { app: { ...APP, unreadable: true } } );
	expect( screen.getAllByText( /can no longer be read/ )[ 0 ] ).toBeVisible();
	request.mockResolvedValue( answer( { app: APP } ) );
	await userEvent.click( button( 'Remove app' ) );
	expect( request ).toHaveBeenCalledWith(
		expect.objectContaining( { method: 'DELETE' } )
	);
	await waitFor( () =>
		expect(
			screen.queryByRole( 'button', { name: 'Remove app' } )
		).toBeNull()
	);
} );
