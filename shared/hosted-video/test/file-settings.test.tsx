import apiFetch from '@wordpress/api-fetch';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { FileSettingsPanel } from '../edit/file-settings';
import { getVideoUrl } from '../video-url';

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
	expect( screen.getByLabelText( 'Allow downloads' ) ).not.toBeChecked();
	expect(
		screen.getByLabelText( 'Allow embedding on other sites' )
	).toBeChecked();
} );

test( 'tells where the film lies, until its file is moved by another privacy', async () => {
	request.mockResolvedValueOnce( {
		jetpack_videopress: field,
		source_url: 'https://example.org/tide.webm',
	} );
	render( <FileSettingsPanel id={ 61 } /> );
	await act( async () => {} );
	const src = 'https://example.org/old.webm';
	expect( getVideoUrl( 'Qa12bC3d', src ) ).toBe(
		'https://example.org/tide.webm'
	);
	request.mockResolvedValueOnce( { code: 'success' } );
	await userEvent.selectOptions( screen.getByLabelText( 'Privacy' ), '1' );
	await act( async () => {} );
	expect( getVideoUrl( 'Qa12bC3d', src ) ).toBe(
		'/?mainstreet_video_file=Qa12bC3d'
	);
} );

test( 'is changed at once, and put back with a sentence where the server refuses', async () => {
	await show();
	let refuse: ( reason: unknown ) => void = () => {};
	request.mockReturnValueOnce(
		new Promise( ( _, reject ) => {
			refuse = reject;
		} )
	);
	const toggle = screen.getByLabelText( 'Allow downloads' );
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
		content: '“Allow downloads” was not changed: Sorry, not this one.',
	} );
} );

/** A request whose refusal is awaited. */
const hold = () => {
	let refuse: ( reason: unknown ) => void = () => {};
	request.mockReturnValueOnce(
		new Promise( ( _, reject ) => {
			refuse = reject;
		} )
	);
	return ( message: string ) => act( async () => refuse( { message } ) );
};

test( 'what is refused is put back alone, not what was changed beside it', async () => {
	await show();
	const refuseFirst = hold();
	const download = screen.getByLabelText( 'Allow downloads' );
	await userEvent.click( download );
	request.mockResolvedValueOnce( { code: 'success' } );
	const embed = screen.getByLabelText( 'Allow embedding on other sites' );
	await userEvent.click( embed );
	await refuseFirst( 'No.' );
	expect( download ).not.toBeChecked();
	expect( embed ).not.toBeChecked();
} );

test( 'of several changes of one setting the last that was taken stays', async () => {
	await show();
	const rating = screen.getByLabelText( 'Rating' );
	const refuseFirst = hold();
	await userEvent.selectOptions( rating, 'PG-13' );
	const refuseSecond = hold();
	await userEvent.selectOptions( rating, 'G' );
	await refuseFirst( 'No.' );
	expect( rating ).toHaveValue( 'G' );
	await refuseSecond( 'No.' );
	expect( rating ).toHaveValue( 'R-17' );
} );

test( 'what is refused of one film is not said of the next one', async () => {
	request.mockResolvedValueOnce( { jetpack_videopress: field } );
	const { rerender } = render( <FileSettingsPanel id={ 61 } /> );
	await act( async () => {} );
	const refuse = hold();
	await userEvent.click( screen.getByLabelText( 'Allow downloads' ) );
	request.mockResolvedValueOnce( {
		jetpack_videopress: { ...field, rating: 'PG-13', allow_download: 1 },
	} );
	rerender( <FileSettingsPanel id={ 62 } /> );
	await act( async () => {} );
	await refuse( 'No.' );
	expect( screen.getByLabelText( 'Rating' ) ).toHaveValue( 'PG-13' );
	expect( screen.getByLabelText( 'Allow downloads' ) ).toBeChecked();
} );

test.each( [
	[ null ],
	[ 'hostile' ],
	[ undefined ],
	[ { ...field, remote: true } ],
] )(
	'is not there for whoever may not change the film (%p)',
	async ( given ) => {
		await show( given ?? null );
		expect( screen.queryByText( 'Video file settings' ) ).toBeNull();
	}
);
