import apiFetch from '@wordpress/api-fetch';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPicture, open } from './open';

jest.mock( '@wordpress/api-fetch' );

const request = jest.mocked( apiFetch );

beforeEach( () => request.mockReset() );

test( 'only a term that is new can be searched for, by the button and by Enter', async () => {
	const user = userEvent.setup();
	open();
	await getPicture( 1 );
	const button = screen.getByRole( 'button', { name: 'Search' } );
	const field = screen.getByRole( 'searchbox', { name: 'Search Openverse' } );
	expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
	await user.type( field, '{Enter}' );
	await user.clear( field );
	expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
	await user.type( field, '  {Enter}' );
	expect( request ).toHaveBeenCalledTimes( 1 );
	await user.type( field, 'pier' );
	expect( button ).not.toHaveAttribute( 'aria-disabled', 'true' );
	await user.click( button );
	await waitFor( () => expect( request ).toHaveBeenCalledTimes( 2 ) );
	expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
} );

test( 'what could not be loaded can be searched for once more', async () => {
	const user = userEvent.setup();
	open( {
		list: () => Object.assign( new Error(), { message: 'Not today.' } ),
	} );
	await within( screen.getByRole( 'dialog' ) ).findByText( 'Not today.' );
	await user.click( screen.getByRole( 'button', { name: 'Search' } ) );
	await waitFor( () => expect( request ).toHaveBeenCalledTimes( 2 ) );
} );
