import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { findParts } from '../view/find-parts';
import { Player } from '../view/player';
import { data, MARKUP, pretendBrowser, set } from './player-markup';

const handlers: Record< string, MediaSessionActionHandler > = {};
const fetching = jest.fn();
let root: HTMLElement;
let audio: HTMLAudioElement;

const find = < Part extends Element = HTMLElement >( selector: string ) => {
	const found = root.querySelector< Part >( selector );
	if ( ! found ) {
		throw new Error( selector );
	}
	return found;
};

/** Begins to play: the sound is there and runs. */
const begin = ( seconds = 100 ) => {
	set( audio, { readyState: 4, duration: 600 } );
	audio.currentTime = seconds;
	audio.dispatchEvent( new Event( 'playing' ) );
};

const press = ( action: string, seekTime?: number ) =>
	handlers[ action ]?.( {
		action: action as MediaSessionAction,
		seekTime,
	} );

const getMetadata = () => navigator.mediaSession?.metadata;

/** Opens chapters or transcript. */
const open = ( kind: 'chapters' | 'transcript' ) => {
	const details = find< HTMLDetailsElement >(
		`.jetpack-podcast-player__${ kind }`
	);
	details.open = true;
	return within( details );
};

const close = ( kind: 'chapters' | 'transcript' ) => {
	find< HTMLDetailsElement >( `.jetpack-podcast-player__${ kind }` ).open =
		false;
};

beforeEach( () => {
	localStorage.clear();
	fetching.mockReset();
	pretendBrowser( handlers, fetching );
	document.body.innerHTML = `<section>${ MARKUP }</section>`;
	root = document.querySelector( 'section' ) ?? document.body;
	audio = find< HTMLAudioElement >( 'audio' );
	set( audio, {
		paused: true,
		currentTime: 0,
		play: jest.fn( () => Promise.resolve() ),
		pause: jest.fn(),
		load: jest.fn(),
	} );
	const parts = findParts( root );
	if ( ! parts ) {
		throw new Error( 'parts' );
	}

	new Player( root, parts, data );
} );

describe( 'The keys of a phone or headset', () => {
	it( 'are told the episode, the podcast and a picture', () => {
		begin();
		expect( getMetadata() ).toMatchObject( {
			title: 'Episode 1',
			artist: 'Harbour radio',
			artwork: [ { src: 'https://pod.example/cover.png' } ],
		} );
		press( 'nexttrack' );
		begin();
		expect( getMetadata() ).toMatchObject( {
			title: 'Episode 2',
			artwork: [ { src: 'https://pod.example/2.png' } ],
		} );
	} );

	it( 'skip 5 s back and 30 s forward, and stay within the episode', () => {
		begin( 100 );
		press( 'seekbackward' );
		expect( audio.currentTime ).toBe( 95 );
		press( 'seekforward' );
		expect( audio.currentTime ).toBe( 125 );
		press( 'seekto', 590 );
		press( 'seekforward' );
		expect( audio.currentTime ).toBe( 600 );
		press( 'seekto', 2 );
		press( 'seekbackward' );
		expect( audio.currentTime ).toBe( 0 );
	} );

	it( 'go to the next and previous episode, and no further', () => {
		begin();
		press( 'nexttrack' );
		expect( audio.src ).toBe( 'https://pod.example/2.mp3' );
		expect( audio.play ).toHaveBeenCalledTimes( 1 );
		press( 'previoustrack' );
		expect( audio.src ).toBe( 'https://pod.example/1.mp3' );
		press( 'previoustrack' );
		expect( audio.src ).toBe( 'https://pod.example/1.mp3' );
		expect( audio.play ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'may be unknown to the browser', () => {
		Object.defineProperty( navigator, 'mediaSession', {
			configurable: true,
			value: {
				setActionHandler: () => {
					throw new TypeError( 'unknown' );
				},
			},
		} );
		expect( () => begin() ).not.toThrow();
		Object.defineProperty( navigator, 'mediaSession', {
			configurable: true,
			value: undefined,
		} );
		expect( () => begin() ).not.toThrow();
	} );
} );

describe( 'An error of decoding', () => {
	const getError = () => find( '.jetpack-podcast-player__track-error' );
	const failWhilePlaying = () => {
		begin( 10 );
		set( audio, { paused: false, error: { code: 3 } } );
		audio.dispatchEvent( new Event( 'error' ) );
	};

	beforeEach( () => {
		jest.useFakeTimers();
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	it( 'is none where the sound goes on, as without a sound device', () => {
		failWhilePlaying();
		expect( getError() ).not.toBeVisible();
		audio.currentTime = 10.5;
		jest.advanceTimersByTime( 2000 );
		expect( getError() ).not.toBeVisible();
		expect( find( '.jetpack-podcast-player__message' ) ).toHaveTextContent(
			'playing:'
		);
	} );

	it( 'is said where the sound stands still', () => {
		failWhilePlaying();
		jest.advanceTimersByTime( 2000 );
		expect( getError() ).toBeVisible();
		expect( find( '.jetpack-podcast-player__message' ) ).toHaveTextContent(
			'error:'
		);
	} );
} );

describe( 'Show more', () => {
	it( 'is there only where notes are cut off', () => {
		expect( find( '.jetpack-podcast-player__more' ) ).not.toBeVisible();
	} );

	it( 'opens the notes and closes them; another episode begins closed', async () => {
		const notes = find( '.jetpack-podcast-player__track-description' );
		const more = find< HTMLButtonElement >(
			'.jetpack-podcast-player__more'
		);
		set( notes, { scrollHeight: 200, clientHeight: 60 } );
		await userEvent.click( screen.getByText( 'Episode 2' ) );
		expect( notes ).toHaveTextContent( 'Notes 2' );
		expect( more ).toBeVisible();
		expect( more ).toHaveTextContent( 'Show more' );
		expect( more.ariaExpanded ).toBe( 'false' );
		await userEvent.click( more );
		expect( notes ).toHaveClass( 'is-whole' );
		expect( more ).toHaveTextContent( 'Show less' );
		expect( more.ariaExpanded ).toBe( 'true' );
		await userEvent.click( more );
		expect( notes ).not.toHaveClass( 'is-whole' );
		await userEvent.click( more );
		await userEvent.click( screen.getByText( 'Episode 3' ) );
		expect( notes ).not.toHaveClass( 'is-whole' );
		expect( more ).toHaveTextContent( 'Show more' );
	} );
} );

describe( 'Notes', () => {
	it( 'have links, and are opened where one of them gets the focus', async () => {
		const notes = find( '.jetpack-podcast-player__track-description' );
		set( notes, { scrollHeight: 200, clientHeight: 60 } );
		await userEvent.click( screen.getByText( 'Episode 3' ) );
		expect( notes ).toHaveTextContent( 'See the log.' );
		const link = screen.getByRole( 'link', { name: 'the log' } );
		expect( link ).toHaveAttribute( 'href', 'https://pod.example/log' );
		expect( link ).toHaveAttribute( 'rel', 'nofollow' );
		expect( notes ).not.toHaveClass( 'is-whole' );
		link.focus();
		expect( notes ).toHaveClass( 'is-whole' );
	} );
} );

describe( 'Chapters and transcript', () => {
	const failing = { ok: false, status: 502, json: () => Promise.reject() };
	const good = {
		ok: true,
		json: async () => ( {
			chapters: [
				{ start: 0, title: 'Start' },
				{ start: 90, title: '<b>Tides</b>' },
			],
			transcript: [ { start: 1, speaker: 'Anna', text: 'Hello' } ],
		} ),
	};

	it( 'are asked for once, and jump', async () => {
		fetching.mockResolvedValue( good );
		const chapters = open( 'chapters' );
		expect( await chapters.findByText( /<b>Tides<\/b>/ ) ).toBeVisible();
		expect(
			await open( 'transcript' ).findByText( /Anna: Hello/ )
		).toBeVisible();
		expect( fetching ).toHaveBeenCalledTimes( 1 );
		expect( fetching ).toHaveBeenLastCalledWith( '/extras?x&guid=guid-1' );
		set( audio, { readyState: 4, duration: 600 } );
		await userEvent.click(
			chapters.getByRole( 'button', { name: 'Play from 1:30' } )
		);
		expect( audio.currentTime ).toBe( 90 );
		expect( audio.play ).toHaveBeenCalled();
	} );

	it( 'say that an answer of 502 is none, link to the transcript, and ask again when opened again', async () => {
		fetching.mockResolvedValueOnce( failing );
		const transcript = open( 'transcript' );
		expect(
			await transcript.findByText( /Could not be fetched\./ )
		).toBeVisible();
		expect(
			transcript.getByRole( 'link', { name: 'Open the transcript' } )
		).toHaveAttribute( 'href', 'https://pod.example/1.vtt' );
		close( 'transcript' );
		fetching.mockResolvedValueOnce( good );
		open( 'transcript' );
		expect( await transcript.findByText( /Anna: Hello/ ) ).toBeVisible();
		expect(
			transcript.queryByText( /Could not be fetched\./ )
		).not.toBeInTheDocument();
		expect( fetching ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'say it of chapters too, where no answer came at all', async () => {
		fetching.mockRejectedValueOnce( new TypeError( 'offline' ) );
		const chapters = open( 'chapters' );
		expect(
			await chapters.findByText( /Could not be fetched\./ )
		).toBeVisible();
		expect( chapters.queryByRole( 'link' ) ).not.toBeInTheDocument();
	} );

	it( 'do not show an answer about the episode before', async () => {
		let answer: ( value: unknown ) => void = () => {};
		fetching.mockReturnValueOnce(
			new Promise( ( resolve ) => {
				answer = resolve;
			} )
		);
		const chapters = open( 'chapters' );
		await waitFor( () => expect( fetching ).toHaveBeenCalled() );
		await userEvent.click( screen.getByText( 'Episode 2' ) );
		answer( good );
		fetching.mockResolvedValueOnce( {
			ok: true,
			json: async () => ( { chapters: [] } ),
		} );
		open( 'chapters' );
		await waitFor( () =>
			expect( chapters.getByText( 'none:%s' ) ).toBeVisible()
		);
		expect( chapters.queryByText( /Tides/ ) ).not.toBeInTheDocument();
	} );
} );
