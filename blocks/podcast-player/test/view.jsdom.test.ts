import fs from 'node:fs';
import path from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { pretendBrowser, set } from './player-markup';

/** Two players of three episodes each; player-block.test.php keeps the file true. */
const PAGE = fs
	.readFileSync( path.join( __dirname, 'rendered/two.html' ), 'utf8' )
	.replaceAll( 'https://harbour.example', location.origin );

const fetching = jest.fn();
const scrollIntoView = jest.fn();
const user = userEvent.setup();

/** A sound that plays at once, as far as jsdom has none. */
function giveSound( audio: HTMLAudioElement ): void {
	set( audio, {
		paused: true,
		readyState: 0,
		currentTime: 0,
		duration: NaN,
		error: null,
		load: jest.fn(),
		play: jest.fn( () => {
			set( audio, { paused: false } );
			fireEvent.play( audio );
			if ( ! audio.readyState ) {
				set( audio, { readyState: 4, duration: 90 } );
				fireEvent.loadedMetadata( audio );
			}
			fireEvent.playing( audio );
			return Promise.resolve();
		} ),
		pause: jest.fn( () => {
			if ( ! audio.paused ) {
				set( audio, { paused: true } );
				fireEvent.pause( audio );
			}
		} ),
	} );
}

/** Opens the page and runs the view module, as a browser does. */
function visit( hash = '' ): void {
	window.location.hash = hash;
	document.body.innerHTML = PAGE;
	document.querySelectorAll( 'audio' ).forEach( giveSound );
	jest.isolateModules( () => require( '../view' ) );
}

/** What a visitor finds in a player. */
function getPlayer( name = 'Podcast player: Harbour' ) {
	const root = screen.getByRole( 'region', { name } );
	const audio = root.querySelector( 'audio' );
	const message = root.querySelector( '[aria-live]' );
	if ( ! audio || ! message ) {
		throw new Error( name );
	}
	const inside = within( root );
	return {
		inside,
		audio,
		message,
		press: ( button: string ) =>
			user.click( inside.getByRole( 'button', { name: button } ) ),
		episode: ( number: number ) =>
			inside.getByRole( 'button', {
				name: new RegExp( `^Episode ${ number }` ),
			} ),
		slider: inside.getByRole( 'slider', { name: 'Position' } ),
	};
}

beforeEach( () => {
	localStorage.clear();
	fetching.mockReset();
	scrollIntoView.mockReset();
	pretendBrowser( {}, fetching );
	Element.prototype.scrollIntoView = scrollIntoView;
} );

describe( 'A podcast on the page', () => {
	it( 'has our controls instead of the browser’s, and asks for no sound', () => {
		document.body.innerHTML = PAGE;
		expect( document.querySelector( 'audio' ) ).toHaveAttribute(
			'preload',
			'none'
		);
		expect( screen.queryByRole( 'button', { name: 'Play' } ) ).toBeNull();
		visit();
		const { audio, inside } = getPlayer();
		expect( audio ).not.toHaveAttribute( 'controls' );
		expect( inside.getByRole( 'button', { name: 'Play' } ) ).toBeVisible();
		expect( audio.play ).not.toHaveBeenCalled();
		expect( audio.load ).not.toHaveBeenCalled();
	} );

	it( 'remembers position and speed until the next visit', async () => {
		visit();
		let player = getPlayer();
		await user.selectOptions(
			player.inside.getByRole( 'combobox', { name: 'Speed' } ),
			'1.5'
		);
		fireEvent.input( player.slider, { target: { value: '20' } } );
		fireEvent.change( player.slider, { target: { value: '20' } } );
		expect( player.slider.ariaValueText ).toBe( '0:20 of 1:30' );
		await player.press( 'Play' );
		expect( player.audio.currentTime ).toBe( 20 );
		player.audio.currentTime = 23;
		fireEvent.timeUpdate( player.audio );
		await player.press( 'Pause' );

		visit();
		player = getPlayer();
		expect( player.slider.ariaValueText ).toBe( '0:23 of 1:30' );
		expect(
			player.inside.getByRole( 'combobox', { name: 'Speed' } )
		).toHaveValue( '1.5' );
		await player.press( 'Play' );
		expect( player.audio.currentTime ).toBe( 23 );
		expect( player.audio.playbackRate ).toBe( 1.5 );
	} );

	it( 'is led to a moment by a link, shows it and does not play it', async () => {
		visit( '#t=ep-2/42' );
		const { audio, episode, message, press } = getPlayer();
		expect( message ).toHaveTextContent(
			'Click Play to listen from 0:42.'
		);
		expect( scrollIntoView ).toHaveBeenCalledTimes( 1 );
		expect( audio.play ).not.toHaveBeenCalled();
		expect( episode( 2 ).ariaCurrent ).toBe( 'true' );
		await press( 'Play' );
		expect( audio.src ).toBe( 'https://cdn.example/2.mp3' );
		expect( audio.currentTime ).toBe( 42 );
		expect( message ).toHaveTextContent( 'Playing: Episode 2' );

		await press( 'Copy link at current time' );
		expect( message ).toHaveTextContent( 'Link copied.' );
		expect( await navigator.clipboard.readText() ).toMatch(
			/^https?:.*#t=ep-2\/42$/
		);
	} );

	it( 'marks the chapter that is heard', async () => {
		fetching.mockResolvedValue( {
			ok: true,
			json: async () => ( {
				chapters: [
					{ start: 0, title: 'Start' },
					{ start: 60, title: 'Tides' },
				],
			} ),
		} );
		visit();
		const { audio, inside } = getPlayer();
		const details = inside.getByText( 'Chapters' ).parentElement;
		if ( details instanceof HTMLDetailsElement ) {
			details.open = true;
		}
		const tides = await inside.findByText( /Tides/ );
		expect( fetching ).toHaveBeenCalledWith(
			`${ location.origin }/wp-json/mainstreet/v1/podcast-player/track?feed=k.1&guid=ep-1`
		);
		expect( audio.play ).not.toHaveBeenCalled();
		await user.click(
			inside.getByRole( 'button', { name: 'Play from 1:00' } )
		);
		fireEvent.timeUpdate( audio );
		expect( audio.currentTime ).toBe( 60 );
		expect( tides ).toHaveAttribute( 'aria-current', 'true' );
	} );

	it( 'says that an episode is not there, with a way to it, until another one plays', async () => {
		visit();
		const { audio, episode, inside, message, press } = getPlayer();
		expect( inside.getByText( 'Episode unavailable.' ) ).not.toBeVisible();
		await press( 'Play' );
		set( audio, { error: { code: 4 }, paused: true } );
		fireEvent.error( audio );
		fireEvent.pause( audio );
		expect( inside.getByText( 'Episode unavailable.' ) ).toBeVisible();
		expect(
			inside.getByRole( 'link', { name: 'Open in a new tab' } )
		).toHaveAttribute( 'href', 'https://pod.example/1' );
		expect( message ).toHaveTextContent(
			'Error: Episode unavailable - Open in a new tab'
		);
		expect( inside.getByRole( 'button', { name: 'Play' } ) ).toBeVisible();
		// What is tried again is fetched again.
		await press( 'Play' );
		expect( audio.load ).toHaveBeenCalledTimes( 1 );
		set( audio, { error: null } );
		await user.click( episode( 2 ) );
		expect( inside.getByText( 'Episode unavailable.' ) ).not.toBeVisible();
		expect( audio.src ).toBe( 'https://cdn.example/2.mp3' );
	} );

	it( 'is heard alone: another player falls silent', async () => {
		visit();
		const first = getPlayer();
		const second = getPlayer( 'Podcast player 2: Harbour' );
		await first.press( 'Play' );
		expect( second.audio.paused ).toBe( true );
		await second.press( 'Play' );
		expect( first.audio.paused ).toBe( true );
		expect( second.audio.paused ).toBe( false );
		expect(
			first.inside.getByRole( 'button', { name: 'Play' } )
		).toBeVisible();
	} );

	it( 'is operated by keys; episodes are buttons that Space and Enter press', async () => {
		visit();
		const { audio, episode, inside } = getPlayer();
		inside.getByRole( 'button', { name: 'Play' } ).focus();
		await user.keyboard( '{Enter}' );
		expect( audio.paused ).toBe( false );
		episode( 2 ).focus();
		await user.keyboard( ' ' );
		await waitFor( () =>
			expect( audio.src ).toBe( 'https://cdn.example/2.mp3' )
		);
		expect( episode( 2 ).ariaPressed ).toBe( 'true' );
		expect( episode( 1 ).ariaPressed ).toBe( 'false' );
		await user.keyboard( '{Enter}' );
		expect( audio.paused ).toBe( true );
		expect( episode( 2 ).ariaPressed ).toBe( 'false' );
	} );
} );
