import apiFetch from '@wordpress/api-fetch';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, open, press, vtt } from './tracks-dropdown';

jest.mock( '@wordpress/api-fetch' );
const request = jest.mocked( apiFetch );
afterEach( () => request.mockReset() );

const TWO = {
	subtitles: {
		en: { src: 'https://example.org/en.vtt', label: 'English' },
		fr: { src: 'https://example.org/fr.vtt', label: 'Français' },
	},
};

/** What the last request sent. */
const getSent = (): Record< string, unknown > => {
	const { body } = request.mock.calls.at( -1 )?.[ 0 ] ?? {};
	return body instanceof FormData
		? Object.fromEntries( [ ...body.entries() ] )
		: {};
};

test( 'a track is changed and keeps its file', async () => {
	const { onChange } = await open( TWO );
	await screen.findByText( 'English (en)' );
	await press( 'Edit track English (en)' );
	expect( screen.getByLabelText( 'Label' ) ).toHaveValue( 'English' );
	expect( screen.getByLabelText( 'Source language' ) ).toHaveValue( 'en' );
	expect(
		screen.getByText(
			'The current file is kept unless you choose another one.'
		)
	).toBeVisible();
	await userEvent.selectOptions(
		screen.getByLabelText( 'Kind' ),
		'captions'
	);
	await userEvent.clear( screen.getByLabelText( 'Label' ) );
	await userEvent.type( screen.getByLabelText( 'Label' ), 'British' );
	request.mockResolvedValueOnce( {
		captions: {
			en: { src: 'https://example.org/c.vtt', label: 'British' },
		},
	} );
	await press( 'Save' );
	expect( getSent() ).toEqual( {
		kind: 'captions',
		label: 'British',
		srclang: 'en',
		replace_kind: 'subtitles',
		replace_srclang: 'en',
	} );
	await waitFor( () =>
		expect(
			screen.getByRole( 'button', { name: 'Edit track British (en)' } )
		).toHaveFocus()
	);
	expect( onChange ).toHaveBeenCalledWith( [
		{
			kind: 'captions',
			srcLang: 'en',
			label: 'British',
			src: 'https://example.org/c.vtt',
		},
	] );
} );

test( 'the file of a track is replaced; another kind of file is not taken', async () => {
	await open( TWO );
	await screen.findByText( 'English (en)' );
	await press( 'Edit track English (en)' );
	await choose( vtt( 'tide.txt' ) );
	await press( 'Save' );
	expect( request ).toHaveBeenCalledTimes( 1 );
	expect(
		screen.getByText( 'Please choose a file that ends in .vtt or .srt.', {
			selector: '.components-notice__content',
		} )
	).toBeVisible();
	await choose( vtt( 'ebb.vtt' ) );
	request.mockResolvedValueOnce( TWO );
	await press( 'Save' );
	expect( getSent().vtt ).toHaveProperty( 'name', 'ebb.vtt' );
} );

test( 'a changed track is not given another one’s place; what is left empty is English', async () => {
	await open( TWO );
	await screen.findByText( 'Français (fr)' );
	await press( 'Edit track Français (fr)' );
	await userEvent.selectOptions(
		screen.getByLabelText( 'Source language' ),
		'other'
	);
	expect( screen.getByLabelText( 'Language tag' ) ).toHaveValue( '' );
	await press( 'Save' );
	expect(
		screen.getByText(
			'A track already exists for that language and kind.',
			{
				selector: '.components-notice__content',
			}
		)
	).toBeVisible();
	expect( request ).toHaveBeenCalledTimes( 1 );
	await userEvent.selectOptions(
		screen.getByLabelText( 'Kind' ),
		'chapters'
	);
	await userEvent.clear( screen.getByLabelText( 'Label' ) );
	request.mockRejectedValueOnce( { message: 'No room.' } );
	await press( 'Save' );
	expect( getSent() ).toMatchObject( { label: 'English', srclang: 'en' } );
	expect(
		await screen.findByText( 'Error: No room.', {
			selector: '.components-notice__content',
		} )
	).toBeVisible();
	await press( 'Cancel' );
	expect(
		screen.getByRole( 'button', { name: 'Edit track Français (fr)' } )
	).toHaveFocus();
} );
