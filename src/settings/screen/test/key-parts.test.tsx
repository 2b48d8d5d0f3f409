import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CHECKED, expectNoViolation, NONE, open, request } from './screen';

jest.mock( '@wordpress/api-fetch' );

const SHOP = {
	services: [
		{
			id: 'paypal-test',
			type: 'payments',
			mode: 'test',
			label: 'PayPal sandbox',
			field: 'Client ID and secret',
			constant: 'MAINSTREET_PAYPAL_TEST_KEY',
			url: 'https://developer.paypal.com/',
			urlText: 'Create an app on PayPal',
			parts: [
				{ name: 'id', label: 'Client ID', isSecret: false },
				{ name: 'secret', label: 'Secret', isSecret: true },
			],
		},
	],
};

beforeEach( () => request.mockReset() );

describe( 'a key of two parts', () => {
	const card = () =>
		within( screen.getByRole( 'region', { name: 'PayPal sandbox' } ) );
	const type = ( label: string, value: string ) =>
		fireEvent.change( card().getByLabelText( label ), {
			target: { value },
		} );
	const save = () => card().getByRole( 'button', { name: 'Save' } );
	const STORED_PAIR = {
		'paypal-test': {
			set: true,
			hint: '…0002',
			source: 'database',
			parts: { id: '…0001', secret: '…0002' },
			check: CHECKED,
		},
	};

	it( 'is entered in two fields and stored once both are there', async () => {
		request.mockResolvedValue( STORED_PAIR );
		const { container } = open( NONE, SHOP, 'payments' );
		expect( card().getByLabelText( 'Secret' ) ).toHaveAttribute(
			'type',
			'password'
		);
		type( 'Client ID', ' AclientIdForTests0001 ' );
		expect( save() ).toHaveAttribute( 'aria-disabled', 'true' );
		type( 'Secret', 'EsecretForTests00002' );
		fireEvent.click( save() );
		expect( await card().findByText( '…0001' ) ).toBeInTheDocument();
		expect( card().getByText( '…0002' ) ).toBeInTheDocument();
		expect( request ).toHaveBeenCalledWith( {
			path: '/mainstreet/v1/settings',
			method: 'POST',
			data: {
				'paypal-test': {
					id: 'AclientIdForTests0001',
					secret: 'EsecretForTests00002',
				},
			},
		} );
		expect( card().getByLabelText( 'New Client ID' ) ).toHaveValue( '' );
		await expectNoViolation( container );
	} );

	it( 'keeps what is left empty', async () => {
		open( NONE, { ...SHOP, values: STORED_PAIR }, 'payments' );
		request.mockResolvedValue( STORED_PAIR );
		type( 'New Secret', 'EsecretForTests00003' );
		fireEvent.click( save() );
		await waitFor( () =>
			expect( request ).toHaveBeenCalledWith(
				expect.objectContaining( {
					data: {
						'paypal-test': { secret: 'EsecretForTests00003' },
					},
				} )
			)
		);
	} );

	it( 'says at its field what is wrong with one, and at both with the pair', async () => {
		open( NONE, SHOP, 'payments' );
		request.mockRejectedValueOnce( {
			message: 'This is not the secret.',
			data: {
				params: { 'paypal-test.secret': 'This is not the secret.' },
			},
		} );
		type( 'Client ID', 'AclientIdForTests0001' );
		type( 'Secret', 'short' );
		fireEvent.click( save() );
		expect( await card().findByRole( 'alert' ) ).toHaveTextContent(
			'This is not the secret.'
		);
		expect( card().getByLabelText( 'Secret' ) ).toBeInvalid();
		expect( card().getByLabelText( 'Secret' ) ).toHaveAccessibleDescription(
			'This is not the secret.'
		);
		expect( card().getByLabelText( 'Client ID' ) ).toBeValid();
		request.mockRejectedValueOnce( {
			message: 'PayPal does not know it.',
		} );
		fireEvent.click( save() );
		await waitFor( () =>
			expect( card().getByRole( 'alert' ) ).toHaveTextContent(
				'PayPal does not know it.'
			)
		);
		expect( card().getByLabelText( 'Client ID' ) ).toBeInvalid();
		expect( card().getByLabelText( 'Secret' ) ).toHaveValue( 'short' );
	} );

	it( 'names the constants that it comes from', () => {
		open(
			NONE,
			{
				...SHOP,
				values: {
					'paypal-test': {
						...STORED_PAIR[ 'paypal-test' ],
						source: 'constant',
						place: 'MAINSTREET_PAYPAL_TEST_CLIENT_ID, MAINSTREET_PAYPAL_TEST_SECRET',
					},
				},
			},
			'payments'
		);
		expect(
			card().getByText( /MAINSTREET_PAYPAL_TEST_CLIENT_ID, MAIN/ )
		).toBeInTheDocument();
		expect( card().queryByRole( 'button', { name: 'Save' } ) ).toBeNull();
	} );
} );
