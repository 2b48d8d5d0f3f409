import apiFetch from '@wordpress/api-fetch';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PickerModal } from '../google-photos';
import type { Media, AllowedMedia } from '../types';
import { toCopy, type Body } from './open';

const request = jest.mocked( apiFetch );

/** What Google's items look like. */
export const toPicked = ( number: number, more: object = {} ) => ( {
	ID: `g${ number }`,
	guid: `{"sig":"${ number }"}`,
	title: `Photo ${ number }`,
	caption: '',
	creator: '',
	license: '',
	media_type: 'image',
	thumbnails: { medium: `https://lh3.googleusercontent.com/${ number }` },
	...more,
} );

export const mustConnect = Object.assign( new Error( 'Please connect.' ), {
	code: 'authorization_required',
} );

const SESSION = {
	id: 's1',
	pickerUri: 'https://photos.google.com/picker/s1/autoclose',
	mediaItemsSet: false,
	pollingConfig: { pollInterval: '2s', timeoutIn: '60s' },
};

/** Answers by `METHOD path-end`; a function is called, an error thrown. */
export type Answers = Record< string, unknown >;

/** The window that was opened last. */
export const popup = {
	closed: false,
	location: { href: '' },
	close: jest.fn(),
};

/**
 * Opens the dialog. Time stands still: `advance()` lets it go on.
 *
 * @param answers Instead of those of somebody who is connected and has picked three photos.
 * @param props   Of the dialog.
 */
export function open(
	answers: Answers = {},
	props: { isMultiple?: boolean; wanted?: AllowedMedia } = {}
) {
	const inserted: Media[][] = [];
	const close = jest.fn();
	const all: Answers = {
		'GET connection/google_photos': {
			connect_URL: 'https://here.example/connect',
			connected: true,
		},
		'DELETE connection/google_photos': { success: true },
		'POST session/google_photos': SESSION,
		'GET session/google_photos/s1': SESSION,
		'DELETE session/google_photos/s1': { success: true },
		'GET list/google_photos': {
			media: [ 1, 2, 3 ].map( ( number ) => toPicked( number ) ),
			meta: { next_page: false },
		},
		'POST copy/google_photos': ( { media }: Body ) =>
			media.map( ( _, index ) => toCopy( index + 1 ) ),
		'POST proxy/google_photos': { blob: async () => new Blob( [ 'x' ] ) },
		...answers,
	};
	request.mockImplementation( async ( options ) => {
		const { path = '', method = 'GET', data } = options ?? {};
		const name = `${ method } ${ path
			.replace( '/wpcom/v2/external-media/', '' )
			.replace( /\?.*$/, '' ) }`;
		const given = all[ name ];
		const answer: unknown =
			typeof given === 'function' ? given( data, path ) : given;
		if ( answer instanceof Error ) {
			throw answer;
		}
		return answer;
	} );
	render(
		<PickerModal
			source="google_photos"
			isMultiple={ props.isMultiple ?? true }
			wanted={ props.wanted ?? { images: true, videos: true } }
			getPresent={ async () => [] }
			onInsert={ ( media ) => inserted.push( media ) }
			onClose={ close }
		/>
	);
	return { all, inserted, close };
}

/** What was asked for, by name. */
export const getAsked = (): string[] =>
	request.mock.calls.map( ( [ options ] ) => {
		const { path = '', method = 'GET' } = options ?? {};
		return `${ method } ${ path.replace(
			'/wpcom/v2/external-media/',
			''
		) }`;
	} );

export const advance = ( milliseconds: number ) =>
	act( () => jest.advanceTimersByTimeAsync( milliseconds ) );

export const user = userEvent.setup( {
	advanceTimers: ( time ) => jest.advanceTimersByTime( time ),
} );

/** Presses a button, and lets what follows at once follow. */
export async function press( name: string ) {
	await user.click( await screen.findByRole( 'button', { name } ) );
	await advance( 0 );
}

/** Lets somebody pick in Google's window, and the dialog see it. */
export async function pick( all: Answers ) {
	await press( 'Choose in Google Photos' );
	all[ 'GET session/google_photos/s1' ] = { ...SESSION, mediaItemsSet: true };
	await advance( 2_000 );
}

export const openWindow = jest.fn();
export const CONNECTION = 'GET connection/google_photos';
export const OUT = {
	connect_URL: 'https://here.example/connect',
	connected: false,
};

/** A sentence in the dialog; that it is also said aloud is no matter here. */
export const findSentence = ( text: string | RegExp ) =>
	within( screen.getByRole( 'dialog' ) ).findByText( text );

export const getButton = ( name: string ) =>
	screen.findByRole( 'button', { name } );

/** What every file of these tests begins with. */
export function setUp(): void {
	// React keeps the timers it finds at its first use, so that they stay the same for all tests.
	jest.useFakeTimers();

	beforeEach( () => {
		request.mockReset();
		openWindow.mockReset().mockReturnValue( popup );
		window.open = openWindow;
		document.hasFocus = () => true;
		popup.closed = false;
		popup.location.href = '';
		popup.close.mockReset();
		URL.createObjectURL = () => 'blob:here/1';
		URL.revokeObjectURL = () => {};
	} );

	afterEach( cleanup );
}
