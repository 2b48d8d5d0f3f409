import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountsCard } from '../accounts-card';
import { readAccounts } from '../accounts-state';
import { button, expectNoViolation, request } from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

beforeEach( () => request.mockReset() );

const PHOTOS = {
	service: 'google_photos',
	label: 'Google Photos',
	personal: false,
	own: true,
	testable: false,
	data: 'What they choose is loaded from Google.',
	url: 'https://example.org/wp-admin/admin.php?page=mainstreet-popup&service=google_photos',
	app: {
		id: '',
		source: '',
		redirect: 'https://example.org/wp-admin/admin-post.php?action=x',
		secure: true,
		steps: [ 'Make a client at Google.' ],
		constant: 'MAINSTREET_GOOGLE_PHOTOS_APP',
	},
	accounts: [] as object[],
};

function open( more: object = {} ) {
	const [ service ] = readAccounts( [ { ...PHOTOS, ...more } ] );
	if ( ! service ) {
		throw new Error( 'unreadable' );
	}
	return render( <AccountsCard initial={ service } /> );
}

describe( 'accounts that are one’s own alone', () => {
	it( 'are connected with the owner’s app, of which the card says what it is good for', async () => {
		const { container } = open();
		await userEvent.click( screen.getByRole( 'heading', { level: 3 } ) );
		expect(
			screen.getByText( /^You have not connected an account/ )
		).toBeVisible();
		expect(
			screen.getByText(
				/can connect their own account where they select/
			)
		).toBeVisible();
		expect( screen.queryByText( /without pasting a token/ ) ).toBeNull();
		expect( screen.getByLabelText( 'Redirect URL' ) ).toHaveValue(
			PHOTOS.app.redirect
		);
		await expectNoViolation( container );
	} );

	it( 'are given to nobody, and signed in at again once they have ended', async () => {
		open( {
			accounts: [
				{
					id: 5,
					name: 'Google Photos',
					status: 'must_reauth',
					mine: true,
					again: 'https://example.org/again?again=5',
				},
			],
		} );
		expect( screen.queryByLabelText( /Who can use/ ) ).toBeNull();
		expect(
			screen.getByRole( 'link', { name: /Sign in again/ } )
		).toHaveAttribute( 'href', 'https://example.org/again?again=5' );
		await userEvent.click( button( 'Disconnect Google Photos' ) );
		expect(
			screen.getByText( /the service is told to revoke it/ )
		).toBeVisible();
	} );

	it( 'want HTTPS, which the card says', () => {
		open( { app: { ...PHOTOS.app, secure: false } } );
		expect(
			screen.getAllByText(
				/Until this site uses HTTPS, accounts cannot be connected/
			)[ 0 ]
		).toBeVisible();
		expect( screen.queryByLabelText( 'App ID' ) ).toBeNull();
	} );
} );
