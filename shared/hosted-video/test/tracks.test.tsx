import apiFetch from '@wordpress/api-fetch';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readTracks } from '../tracks/use-tracks';
import { choose, open, press, vtt } from './tracks-dropdown';

jest.mock( '@wordpress/api-fetch' );
const request = jest.mocked( apiFetch );
afterEach( () => request.mockReset() );

const ENGLISH = {
	subtitles: { en: { src: 'https://example.org/en.vtt', label: 'English' } },
};

test( 'a track is added; what is left empty is English', async () => {
	const { onChange } = await open( {} );
	await screen.findByText( /Tracks can be subtitles/ );
	await press( 'Upload track' );
	expect(
		screen.getByRole( 'button', { name: 'Choose a file' } )
	).toHaveFocus();
	await choose( vtt() );
	expect( screen.getByText( 'tide.vtt' ) ).toBeVisible();
	request.mockResolvedValueOnce( ENGLISH );
	await press( 'Save' );
	expect( await screen.findByText( 'English (en)' ) ).toBeVisible();
	const { path, body } = request.mock.lastCall?.[ 0 ] ?? {};
	expect( path ).toBe( '/mainstreet/v1/videos/Qa12bC3d/tracks' );
	expect( body instanceof FormData && [ ...body.keys() ] ).toEqual( [
		'kind',
		'label',
		'srclang',
		'vtt',
	] );
	expect( body instanceof FormData && body.get( 'label' ) ).toBe( 'English' );
	expect( body instanceof FormData && body.get( 'srclang' ) ).toBe( 'en' );
	expect( onChange ).toHaveBeenCalledWith( [
		{
			kind: 'subtitles',
			srcLang: 'en',
			label: 'English',
			src: 'https://example.org/en.vtt',
		},
	] );
	expect(
		screen.getByRole( 'button', { name: 'Upload track' } )
	).toHaveFocus();
} );

test( 'no more can be typed than the server takes', async () => {
	await open( {} );
	await press( 'Upload track' );
	expect( screen.getByLabelText( 'Label' ) ).toHaveAttribute(
		'maxlength',
		'100'
	);
	await userEvent.selectOptions(
		screen.getByLabelText( 'Source language' ),
		'other'
	);
	expect( screen.getByLabelText( 'Language tag' ) ).toHaveAttribute(
		'maxlength',
		'40'
	);
} );

test( 'what the post keeps of the track of a private film is no right to have it', async () => {
	const { onChange } = await open( {} );
	await press( 'Upload track' );
	await choose( vtt() );
	request.mockResolvedValueOnce( {
		captions: {
			de: {
				src: 'https://example.org/?rest_route=%2Ftrack&kind=captions&srclang=de&exp=1789000000&sig=0a1b',
				label: 'Deutsch',
			},
		},
	} );
	await press( 'Save' );
	await waitFor( () =>
		expect( onChange ).toHaveBeenCalledWith( [
			expect.objectContaining( {
				src: 'https://example.org/?rest_route=%2Ftrack&kind=captions&srclang=de',
			} ),
		] )
	);
} );

test( 'without a file of tracks, and of a language that is there, nothing is sent; nothing typed is lost', async () => {
	await open( ENGLISH );
	await screen.findByText( 'English (en)' );
	await press( 'Upload track' );
	await userEvent.type( screen.getByLabelText( 'Label' ), 'Anglais' );
	await press( 'Save' );
	const alert = () =>
		screen.getByText( 'Please choose a file that ends in .vtt or .srt.', {
			selector: '.components-notice__content',
		} );
	expect( alert() ).toBeVisible();
	await choose( vtt( 'tide.txt' ) );
	await press( 'Save' );
	expect( alert() ).toBeVisible();
	await choose( vtt() );
	await userEvent.selectOptions(
		screen.getByLabelText( 'Source language' ),
		'other'
	);
	await userEvent.type( screen.getByLabelText( 'Language tag' ), 'EN' );
	await press( 'Save' );
	expect(
		screen.getByText(
			'A track already exists for that language and kind.',
			{
				selector: '.components-notice__content',
			}
		)
	).toBeVisible();
	expect( screen.getByLabelText( 'Label' ) ).toHaveValue( 'Anglais' );
	expect( request ).toHaveBeenCalledTimes( 1 );
} );

test( 'what the server refuses is said, and can be sent again', async () => {
	await open( {} );
	await press( 'Upload track' );
	await choose( vtt() );
	request.mockRejectedValueOnce( { message: 'No room.' } );
	await press( 'Save' );
	expect(
		await screen.findByText( 'Error: No room.', {
			selector: '.components-notice__content',
		} )
	).toBeVisible();
	request.mockResolvedValueOnce( ENGLISH );
	await press( 'Save' );
	expect( await screen.findByText( 'English (en)' ) ).toBeVisible();
} );

test( 'a track is removed, or stays with a sentence', async () => {
	const { onChange } = await open( ENGLISH );
	await screen.findByText( 'English (en)' );
	request.mockRejectedValueOnce( {} );
	await press( 'Remove track English (en)' );
	expect(
		await screen.findByText(
			'Error: Could not reach the server. Please try again.',
			{ selector: '.components-notice__content' }
		)
	).toBeVisible();
	expect( screen.getByText( 'English (en)' ) ).toBeVisible();
	request.mockResolvedValueOnce( {} );
	await press( 'Remove track English (en)' );
	await waitFor( () =>
		expect( screen.queryByText( 'English (en)' ) ).toBeNull()
	);
	expect( onChange ).toHaveBeenLastCalledWith( [] );
} );

test.each( [
	[ null ],
	[ 'x' ],
	[ [] ],
	[ { subtitles: 'x', chapters: { en: null, de: { src: 1 } } } ],
	[ { unknown: { en: { src: 'a', label: 'b' } } } ],
] )( 'reads nothing from %p', ( given ) => {
	expect( readTracks( given ) ).toEqual( [] );
} );
