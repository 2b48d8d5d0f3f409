import apiFetch from '@wordpress/api-fetch';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { FileSettingsPanel } from '../edit/file-settings';

jest.mock( '@wordpress/api-fetch' );
const request = jest.mocked( apiFetch );
const field = {
	guid: 'Qa12bC3d',
	rating: 'X-18',
	allow_download: 0,
	display_embed: 1,
	privacy_setting: 2,
};
afterEach( () => request.mockReset() );

const show = async ( given: unknown = field ) => {
	request.mockResolvedValueOnce( { jetpack_videopress: given } );
	render( <FileSettingsPanel id={ 61 } /> );
	await act( async () => {} );
};

test( 'shows what the owner says of a film; the rating that is no more is the nearest', async () => {
	await show();
	expect( screen.getByLabelText( 'Rating' ) ).toHaveValue( 'R-17' );
	expect( screen.getByLabelText( 'Privacy' ) ).toHaveValue( '2' );
	expect( screen.getByLabelText( 'Allow download' ) ).not.toBeChecked();
	expect(
		screen.getByLabelText( 'Allow other sites to embed' )
	).toBeChecked();
} );

test( 'is changed at once, and put back with a sentence where the server refuses', async () => {
	await show();
	let refuse: ( reason: unknown ) => void = () => {};
	request.mockReturnValueOnce(
		new Promise( ( _, reject ) => {
			refuse = reject;
		} )
	);
	const toggle = screen.getByLabelText( 'Allow download' );
	await userEvent.click( toggle );
	expect( toggle ).toBeChecked();
	expect( request ).toHaveBeenLastCalledWith( {
		path: '/wpcom/v2/videopress/meta',
		method: 'POST',
		data: { id: 61, allow_download: 1 },
	} );
	await act( async () => refuse( { message: 'Sorry, not this one.' } ) );
	await waitFor( () => expect( toggle ).not.toBeChecked() );
	expect( select( noticesStore ).getNotices().at( -1 ) ).toMatchObject( {
		status: 'error',
		content: 'Sorry, not this one.',
	} );
} );

test.each( [ [ null ], [ 'hostile' ], [ undefined ] ] )(
	'is not there for whoever may not change the film (%p)',
	async ( given ) => {
		await show( given ?? null );
		expect( screen.queryByText( 'Video File Settings' ) ).toBeNull();
	}
);
