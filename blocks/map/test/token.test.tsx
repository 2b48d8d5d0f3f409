import apiFetch from '@wordpress/api-fetch';
import { screen } from '@testing-library/react';
import {
	PATH,
	answer,
	choose,
	searched,
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
		const user = show();
		expect( screen.getByText( 'Loading' ) ).toBeVisible();
		await choose( user, 'Mapbox' );
		expect( screen.getByRole( 'textbox' ) ).toBeVisible();
		expect( request ).toHaveBeenCalledWith( { path: PATH, method: 'GET' } );
	} );

	it( 'cannot be sent while it is empty or a request is under way', async () => {
		request.mockResolvedValueOnce( answer( '' ) );
		const user = show();
		await choose( user, 'Mapbox' );
		expect( getButton( 'Set token' ) ).toHaveAttribute(
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
		expect( getButton( 'Set token' ) ).not.toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await user.click( getButton( 'Set token' ) );
		expect( getButton( 'Set token' ) ).toHaveAttribute(
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
		await choose( user, 'Mapbox' );
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
		expect( getButton( 'Use OpenStreetMap' ) ).toBeVisible();
	} );
} );

describe( 'The choice of who draws', () => {
	const SOURCE = '/mainstreet/v1/map-source';
	const tiles = { default: { urls: [ 'https://t.example/{z}/{x}/{y}' ] } };

	it( 'takes OpenStreetMap with one press', async () => {
		request.mockResolvedValueOnce( answer( '' ) );
		const user = show();
		await screen.findByRole( 'textbox', { name: 'Where are you?' } );
		request.mockResolvedValueOnce( {
			...answer( '' ),
			tiles,
			geocoder: true,
			source: 'openstreetmap',
		} );
		await user.click( getButton( 'Use OpenStreetMap' ) );
		expect( request ).toHaveBeenLastCalledWith( {
			path: SOURCE,
			method: 'POST',
			data: { source: 'openstreetmap' },
		} );
		expect( await screen.findByText( 'Ready' ) ).toBeVisible();
	} );

	it( 'searches with it for what was typed, and asks nobody before', async () => {
		request.mockResolvedValueOnce( answer( '' ) );
		const user = show();
		const field = await screen.findByRole( 'textbox', {
			name: 'Where are you?',
		} );
		await user.type( field, ' North Pier ' );
		expect( request ).toHaveBeenCalledTimes( 1 );
		request.mockResolvedValueOnce( {
			...answer( '' ),
			tiles,
			geocoder: true,
			source: 'openstreetmap',
		} );
		await user.type( field, '{Enter}' );
		expect( searched ).toHaveBeenLastCalledWith( 'North Pier' );
		expect( await screen.findByText( 'Ready' ) ).toBeVisible();
	} );

	it( 'takes tiles of another server, and keeps what was refused', async () => {
		request.mockResolvedValueOnce( answer( '' ) );
		const user = show();
		await choose( user, 'Another server' );
		expect( getButton( 'Use this server' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		const address = screen.getByLabelText( 'Tile URL' );
		await user.type( address, 'https://t.example/all.png' );
		request.mockRejectedValueOnce( { message: 'It lacks {z}.' } );
		await user.click( getButton( 'Use this server' ) );
		expect(
			await screen.findAllByText( 'It lacks {z}.' )
		).not.toHaveLength( 0 );
		expect( address ).toHaveValue( 'https://t.example/all.png' );
		expect( request ).toHaveBeenLastCalledWith( {
			path: SOURCE,
			method: 'POST',
			data: {
				source: 'own',
				url: 'https://t.example/all.png',
				attribution: '© OpenStreetMap contributors',
				link: 'https://www.openstreetmap.org/copyright',
			},
		} );
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
