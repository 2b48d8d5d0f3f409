import apiFetch from '@wordpress/api-fetch';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPicture, open, toPage } from './open';

jest.mock( '@wordpress/api-fetch' );
const request = jest.mocked( apiFetch );

test( 'orientation and licence are asked for at once, also of further pages', async () => {
	const user = userEvent.setup();
	open( { list: () => toPage( 1, 2, '2' ) } );
	await getPicture( 1 );
	await user.selectOptions(
		screen.getByRole( 'combobox', { name: 'Orientation' } ),
		'Portrait'
	);
	await user.selectOptions(
		screen.getByRole( 'combobox', { name: 'License allows' } ),
		'Commercial use'
	);
	await getPicture( 1 );
	await user.click( screen.getByRole( 'button', { name: 'Load More' } ) );
	await waitFor( () => expect( request ).toHaveBeenCalledTimes( 4 ) );
	expect(
		request.mock.calls.map( ( [ options ] ) =>
			new URLSearchParams( options?.path?.split( '?' )[ 1 ] ).get(
				'filter'
			)
		)
	).toEqual( [
		null,
		'orientation=tall',
		'orientation=tall,license=commercial',
		'orientation=tall,license=commercial',
	] );
} );
