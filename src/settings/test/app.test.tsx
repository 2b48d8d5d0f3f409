import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app';
import { readCheck, readState, readValues } from '../state';
import { NONE, open, request } from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

beforeEach( () => request.mockReset() );

describe( 'the screen', () => {
	it( 'leads back to the editor only when it came from there', () => {
		const { unmount } = open();
		expect( screen.queryByText( 'Back to the editor' ) ).toBeNull();
		unmount();
		open( NONE, { returnUrl: '/wp-admin/post.php?post=7&action=edit' } );
		expect(
			screen.getByRole( 'link', { name: 'Back to the editor' } )
		).toHaveAttribute( 'href', '/wp-admin/post.php?post=7&action=edit' );
	} );

	it( 'saves at once whether the plugin cleans up, and takes it back when that fails', async () => {
		request.mockResolvedValueOnce( { delete_on_uninstall: true } );
		open();
		const box = screen.getByRole( 'checkbox' );
		await userEvent.click( box );
		expect( await screen.findByText( 'Saved.' ) ).toBeInTheDocument();
		expect( box ).toBeChecked();
		request.mockRejectedValueOnce( { message: 'Not today.' } );
		await userEvent.click( box );
		expect( await screen.findByText( 'Not today.' ) ).toBeInTheDocument();
		expect( box ).toBeChecked();
	} );

	it( 'stands whatever was printed', () => {
		for ( const odd of [
			undefined,
			null,
			5,
			[],
			{ services: [ null ] },
		] ) {
			const { unmount } = render( <App state={ readState( odd ) } /> );
			unmount();
		}
		expect( readCheck( [] ) ).toBeNull();
		expect(
			readValues( { mapbox: { source: 'evil' } } ).keys.mapbox
		).toEqual( NONE );
	} );
} );
