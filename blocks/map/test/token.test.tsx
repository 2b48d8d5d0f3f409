import apiFetch from '@wordpress/api-fetch';
import { screen } from '@testing-library/react';
import {
	PATH,
	answer,
	getButton,
	getField,
	show,
	showPanel,
} from './show-token';

jest.mock( '@wordpress/api-fetch' );
const request = jest.mocked( apiFetch );

beforeEach( () => {
	request.mockReset();
} );

describe( 'The token placeholder', () => {
	it( 'comes after the loading state where the site has no token', async () => {
		request.mockResolvedValue( answer( '' ) );
		show();
		expect( screen.getByText( 'Loading' ) ).toBeVisible();
		expect( await screen.findByRole( 'textbox' ) ).toBeVisible();
		expect( request ).toHaveBeenCalledWith( { path: PATH, method: 'GET' } );
	} );

	it( 'cannot be sent while it is empty or a request is under way', async () => {
		request.mockResolvedValueOnce( answer( '' ) );
		const user = show();
		await screen.findByRole( 'textbox' );
		expect( getButton( 'Set Token' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);

		let finish: ( value: unknown ) => void = () => {};
		request.mockReturnValueOnce(
			new Promise( ( resolve ) => {
				finish = resolve;
			} )
		);
		await user.type( getField(), ' pk.one ' );
		expect( getButton( 'Set Token' ) ).not.toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await user.click( getButton( 'Set Token' ) );
		expect( getButton( 'Set Token' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect( request ).toHaveBeenLastCalledWith( {
			path: PATH,
			method: 'POST',
			data: { service_api_key: 'pk.one' },
		} );
		finish( answer( 'pk.one' ) );
		expect( await screen.findByText( 'Ready' ) ).toBeVisible();
	} );

	it( 'shows why a token was refused and keeps what was typed', async () => {
		request.mockResolvedValueOnce( answer( '' ) );
		const user = show();
		await screen.findByRole( 'textbox' );
		request.mockRejectedValueOnce( {
			message: 'This token is not valid.',
		} );
		await user.type( getField(), 'pk.wrong{Enter}' );
		expect(
			( await screen.findAllByText( 'This token is not valid.' ) ).length
		).toBeGreaterThan( 0 );
		expect( getField() ).toHaveValue( 'pk.wrong' );
	} );

	it( 'shows why the token could not be read', async () => {
		request.mockRejectedValue( { message: 'Sorry, you may not.' } );
		show();
		expect(
			( await screen.findAllByText( 'Sorry, you may not.' ) ).length
		).toBeGreaterThan( 0 );
		expect( getField() ).toBeVisible();
	} );
} );

describe( 'An author without a token to work with', () => {
	it( 'is told whom to ask, and offered no field', async () => {
		request.mockResolvedValue( { ...answer( '' ), writable: false } );
		show();
		expect(
			(
				await screen.findAllByText( 'Please ask an administrator', {
					exact: false,
				} )
			)[ 0 ]
		).toBeVisible();
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );
} );

describe( 'A user whom the host wants connected', () => {
	afterEach( () => {
		Reflect.deleteProperty( window, 'mainstreetBlocks' );
	} );

	it( 'is sent there before the token is asked for', async () => {
		Object.assign( window, {
			mainstreetBlocks: { connectTo: 'Quay Hosting' },
		} );
		request.mockResolvedValue( answer( '' ) );
		show();
		await screen.findByRole( 'button', {
			name: 'Connect to Quay Hosting',
		} );
		expect( screen.queryByRole( 'textbox' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'A site with tiles of its own', () => {
	it( 'needs no token to draw a map', async () => {
		request.mockResolvedValue( {
			...answer( '' ),
			tiles: { default: { urls: [ 'https://t.example/{z}/{x}/{y}' ] } },
		} );
		const user = await showPanel();
		expect( getButton( 'Remove Token' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await user.type( getField(), 'pk.for-the-search' );
		expect( getButton( 'Update Token' ) ).toBeEnabled();
	} );
} );
