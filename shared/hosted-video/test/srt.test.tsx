import apiFetch from '@wordpress/api-fetch';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getLanguages, getOwnName } from '../tracks/languages';
import { convertSrt } from '../tracks/srt';
import { choose, open, press } from './tracks-dropdown';

jest.mock( '@wordpress/api-fetch' );
const request = jest.mocked( apiFetch );
afterEach( () => request.mockReset() );

const SRT =
	'\uFEFF1\r\n00:00:01,500 --> 00:00:03,20 X1:10 X2:20\r\n{\\an8}<i>Ebb</i> & <font color="red">flow</font>\r\n\r\n2\r\n1:00:04,000 --> 1:00:05,000\r\nA <note> --> here\r\n';
const VTT =
	'WEBVTT\n\n1\n00:00:01.500 --> 00:00:03.200\n<i>Ebb</i> &amp; flow\n\n2\n01:00:04.000 --> 01:00:05.000\nA &lt;note> --&gt; here\n';

const readText = ( blob: Blob ): Promise< string > =>
	new Promise( ( resolve ) => {
		const reader = new FileReader();
		reader.onload = () => resolve( String( reader.result ) );
		reader.readAsText( blob );
	} );

test( 'times, text and formatting of SubRip become those of WebVTT', () => {
	expect( convertSrt( SRT ) ).toBe( VTT );
	expect( convertSrt( 'Dear diary' ) ).toBeNull();
	expect( convertSrt( '' ) ).toBeNull();
} );

test( 'a file of SubRip is sent as WebVTT, with the language of the list as its label', async () => {
	await open( {} );
	await press( 'Upload track' );
	// As older programs write it: é is one byte.
	const bytes = new Uint8Array( [
		...Array.from( '1\n00:00:01,000 --> 00:00:02,000\nmar' ).map(
			( sign ) => sign.charCodeAt( 0 )
		),
		0xe9,
		0x65,
	] );
	await choose( new File( [ bytes ], 'tide.SRT' ) );
	await userEvent.selectOptions(
		screen.getByLabelText( 'Source language' ),
		'fr'
	);
	request.mockResolvedValueOnce( {
		subtitles: {
			fr: { src: 'https://example.org/fr.vtt', label: 'Français' },
		},
	} );
	await press( 'Save' );
	expect( await screen.findByText( 'Français (fr)' ) ).toBeVisible();
	const { body } = request.mock.lastCall?.[ 0 ] ?? {};
	const sent = body instanceof FormData ? body.get( 'vtt' ) : null;
	expect( sent instanceof File && sent.name ).toBe( 'tide.vtt' );
	expect( sent instanceof File && ( await readText( sent ) ) ).toBe(
		'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nmarée\n'
	);
	expect( body instanceof FormData && body.get( 'label' ) ).toBe(
		'Français'
	);
} );

test( 'what only has the ending of SubRip is not sent', async () => {
	await open( {} );
	await press( 'Upload track' );
	await choose( new File( [ 'Dear diary' ], 'diary.srt' ) );
	await press( 'Save' );
	expect(
		await screen.findByText( /This \.srt file contains no subtitles/, {
			selector: '.components-notice__content',
		} )
	).toBeVisible();
	expect( request ).toHaveBeenCalledTimes( 1 );
} );

test( 'languages are listed by name, each once', () => {
	const languages = getLanguages();
	expect( languages ).toContainEqual( {
		value: 'pt-BR',
		label: 'Brazilian Portuguese (pt-BR)',
	} );
	expect( new Set( languages.map( ( { value } ) => value ) ).size ).toBe(
		languages.length
	);
	expect( getOwnName( 'en' ) ).toBe( 'English' );
	expect( getOwnName( 'fr' ) ).toBe( 'Français' );
	expect( getOwnName( 'x!' ) ).toBe( 'x!' );
} );
