import apiFetch from '@wordpress/api-fetch';
import { screen } from '@testing-library/react';
import { PATH, answer, getButton, getField, showPanel } from './show-token';

jest.mock( '@wordpress/api-fetch' );
const request = jest.mocked( apiFetch );

beforeEach( () => {
	request.mockReset();
} );

describe( 'The token panel', () => {
	it( 'offers an update only for another token', async () => {
		request.mockResolvedValueOnce( answer( 'pk.one' ) );
		const user = await showPanel();
		expect( getField() ).toHaveValue( 'pk.one' );
		const isDisabled = () =>
			getButton( 'Update Token' ).getAttribute( 'aria-disabled' ) ===
			'true';
		expect( isDisabled() ).toBe( true );
		await user.clear( getField() );
		expect( isDisabled() ).toBe( true );
		await user.type( getField(), 'pk.two' );
		expect( isDisabled() ).toBe( false );
		request.mockResolvedValueOnce( answer( 'pk.two' ) );
		await user.click( getButton( 'Update Token' ) );
		expect( isDisabled() ).toBe( true );
	} );

	it( 'removes the token, after which the choice is offered again', async () => {
		request.mockResolvedValueOnce( answer( 'pk.one' ) );
		const user = await showPanel();
		request.mockResolvedValueOnce( answer( '' ) );
		await user.click( getButton( 'Remove Token' ) );
		expect( request ).toHaveBeenLastCalledWith( {
			path: PATH,
			method: 'DELETE',
		} );
		expect( await screen.findByText( 'Use OpenStreetMap' ) ).toBeVisible();
	} );

	it( 'keeps the map when an update is refused, and says why beside the field', async () => {
		request.mockResolvedValueOnce( answer( 'pk.one' ) );
		const user = await showPanel();
		request.mockRejectedValueOnce( {
			message: 'Mapbox does not know it.',
		} );
		await user.clear( getField() );
		await user.type( getField(), 'pk.two' );
		await user.click( getButton( 'Update Token' ) );
		expect(
			( await screen.findAllByText( 'Mapbox does not know it.' ) ).length
		).toBeGreaterThan( 0 );
		expect( screen.getByText( 'Ready' ) ).toBeVisible();
		expect( getField() ).toHaveValue( 'pk.two' );
		expect( getField() ).toBeInvalid();
		request.mockResolvedValueOnce( answer( 'pk.two' ) );
		await user.click( getButton( 'Update Token' ) );
		expect( getField() ).toBeValid();
	} );

	it( 'keeps the map when the token could not be removed', async () => {
		request.mockResolvedValueOnce( answer( 'pk.one' ) );
		const user = await showPanel();
		request.mockRejectedValueOnce( { message: 'Not now.' } );
		await user.click( getButton( 'Remove Token' ) );
		expect( await screen.findAllByText( 'Not now.' ) ).not.toHaveLength(
			0
		);
		expect( screen.getByText( 'Ready' ) ).toBeVisible();
	} );

	it.each( [
		[ undefined, 'Your host provides the access token,' ],
		[ 'filter', 'Your host provides the access token,' ],
		[ 'constant', 'by the constant MAINSTREET_MAPBOX_TOKEN' ],
		[
			'environment',
			'by the environment variable MAINSTREET_MAPBOX_TOKEN',
		],
	] )(
		'says who provides a token that can’t be changed, and offers no change (%s)',
		async ( provider, sentence ) => {
			request.mockResolvedValueOnce( {
				...answer( 'pk.host', 'wpcom' ),
				service_api_key_provider: provider,
			} );
			await showPanel();
			expect(
				screen.getByText( sentence, { exact: false } )
			).toBeVisible();
			expect( screen.queryByRole( 'textbox' ) ).toBeNull();
			expect(
				screen.queryByText( /token$/, { selector: 'button' } )
			).toBeNull();
		}
	);

	it( 'offers nothing to who may not change it, and says whom to ask', async () => {
		request.mockResolvedValueOnce( {
			...answer( 'pk.one' ),
			writable: false,
		} );
		await showPanel();
		expect(
			screen.getByText( 'Please ask an administrator', { exact: false } )
		).toBeVisible();
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		expect( screen.queryByText( 'Update Token' ) ).toBeNull();
		expect( screen.queryByText( 'Remove Token' ) ).toBeNull();
	} );
} );
