import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountsCard } from '../accounts-card';
import { readAccounts } from '../accounts-state';
import { button, expectNoViolation, request } from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

beforeEach( () => request.mockReset() );

const NETWORK = {
	service: 'mastodon',
	label: 'Mastodon',
	personal: true,
	testable: true,
	data: 'Posts are sent to your server.',
	url: 'https://example.org/wp-admin/admin.php?page=mainstreet-popup&service=mastodon',
	app: null,
	accounts: [
		{
			id: 5,
			name: '@aurora@social.example',
			status: 'ok',
			mine: false,
			again: 'https://example.org/again?again=5',
		},
		{
			id: 6,
			name: '@own@social.example',
			status: 'must_reauth',
			mine: true,
			again: 'https://example.org/again?again=6',
		},
	],
};

function open( more: object = {} ) {
	const [ service ] = readAccounts( [ { ...NETWORK, ...more } ] );
	if ( ! service ) {
		throw new Error( 'unreadable' );
	}
	return render( <AccountsCard initial={ service } /> );
}

describe( 'accounts at networks', () => {
	it( 'say who may use them, and who wants to be signed in at again', async () => {
		const { container } = open();
		expect(
			screen.getByLabelText( 'Who can use @aurora@social.example' )
		).toHaveValue( 'all' );
		expect(
			screen.getByLabelText( 'Who can use @own@social.example' )
		).toHaveValue( 'me' );
		const links = screen.getAllByRole( 'link', { name: /Sign in again/ } );
		expect( links ).toHaveLength( 1 );
		expect( links[ 0 ] ).toHaveAttribute(
			'href',
			'https://example.org/again?again=6'
		);
		await expectNoViolation( container );
	} );

	it( 'are given to all by a choice', async () => {
		request.mockResolvedValue( [ NETWORK ] );
		open();
		await userEvent.selectOptions(
			screen.getByLabelText( 'Who can use @own@social.example' ),
			'all'
		);
		expect( request ).toHaveBeenCalledWith(
			expect.objectContaining( {
				path: '/mainstreet/v1/accounts/6',
				method: 'POST',
				data: { who: 'all' },
			} )
		);
	} );

	it( 'are tested: it works, or the reason stands beside the account and its state is asked for', async () => {
		request.mockResolvedValueOnce( [ NETWORK ] );
		open();
		await userEvent.click( button( 'Test @aurora@social.example' ) );
		expect( await screen.findByText( 'Working' ) ).toBeInTheDocument();
		const [ first, second ] = NETWORK.accounts;
		request.mockRejectedValueOnce( {
			code: 'mainstreet_must_reauth',
			message: 'Please reconnect the account.',
		} );
		request.mockResolvedValueOnce( [
			{
				...NETWORK,
				accounts: [ { ...first, status: 'must_reauth' }, second ],
			},
		] );
		await userEvent.click( button( 'Test @aurora@social.example' ) );
		const items = screen.getAllByRole( 'listitem' );
		await waitFor( () =>
			expect( items[ 0 ] ).toHaveTextContent(
				'Expired. Please reconnect.'
			)
		);
		expect( items[ 0 ] ).toHaveTextContent(
			'Please reconnect the account.'
		);
		expect( items[ 1 ] ).not.toHaveTextContent( 'Please connect' );
	} );

	it( 'are there once somebody comes back from the window', async () => {
		request.mockResolvedValue( [ NETWORK ] );
		open( { accounts: [] } );
		window.dispatchEvent( new Event( 'focus' ) );
		expect( request ).not.toHaveBeenCalled();
		const link = screen.getByRole( 'link', { name: /Connect an account/ } );
		link.addEventListener( 'click', ( event ) => event.preventDefault() );
		await userEvent.click( link );
		window.dispatchEvent( new Event( 'focus' ) );
		expect(
			await screen.findByText( '@aurora@social.example' )
		).toBeInTheDocument();
	} );
} );
