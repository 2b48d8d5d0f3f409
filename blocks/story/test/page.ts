import { fireEvent, screen } from '@testing-library/dom';
import { mountStory } from '../view/player';
import { readSettings } from '../view/settings';

const TEXTS = Object.fromEntries(
	[
		'name',
		'start',
		'again',
		'slide',
		'play',
		'pause',
		'replay',
		'mute',
		'unmute',
		'enter',
		'exit',
		'previous',
		'next',
		'choose',
		'end',
	].map( ( key ) => [ key, key ] )
);

const SETTINGS = {
	imageTime: 5,
	startMuted: false,
	playInFullscreen: true,
	playOnNextSlide: true,
	playOnLoad: false,
	exitFullscreenOnEnd: true,
	loadInFullscreen: false,
	blurredBackground: true,
	showSlideCount: true,
	showProgressBar: true,
	cropUpTo: 0.2,
	volume: 0.8,
	maxBullets: 7,
	maxBulletsFullscreen: 14,
	texts: { ...TEXTS, goTo: 'go to %1$d', position: '%1$d of %2$d' },
};

/** What the browser has and jsdom has not. */
export function mockBrowser( isStill = false ): {
	/** Somebody turns motion off. */
	still: () => void;
	/** Tells that the browser does not let videos with sound play. */
	refuseSound: () => void;
} {
	let matches = isStill;
	let isSilent = false;
	const listeners: ( () => void )[] = [];
	window.matchMedia = jest.fn( () => ( {
		get matches() {
			return matches;
		},
		addEventListener: ( _: string, listener: () => void ) =>
			listeners.push( listener ),
	} ) ) as unknown as typeof window.matchMedia;
	window.ResizeObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
	const { prototype: dialog } = window.HTMLDialogElement;
	dialog.showModal = function () {
		this.open = true;
	};
	dialog.close = function () {
		this.open = false;
		this.dispatchEvent( new Event( 'close' ) );
	};
	const { prototype: media } = window.HTMLMediaElement;
	media.play = function () {
		if ( isSilent && ! this.muted ) {
			return Promise.reject( new DOMException( '', 'NotAllowedError' ) );
		}
		Object.defineProperty( this, 'paused', {
			value: false,
			configurable: true,
		} );
		return Promise.resolve();
	};
	media.pause = function () {
		Object.defineProperty( this, 'paused', {
			value: true,
			configurable: true,
		} );
	};
	return {
		still: () => {
			matches = true;
			listeners.forEach( ( listener ) => listener() );
		},
		refuseSound: () => {
			isSilent = true;
		},
	};
}

/** A picture that is there. */
export const PICTURE = '<img class="wp-story-image" alt="Quay">';
export const VIDEO =
	'<video class="wp-story-video" src="https://example.org/a.mp4" aria-label="Boats" preload="none" controls></video>';

/** Gives a video the values a browser would. */
export const setVideo = (
	video: Element | null,
	values: Partial< HTMLVideoElement >
) => {
	for ( const [ name, value ] of Object.entries( values ) ) {
		Object.defineProperty( video, name, {
			value,
			configurable: true,
			writable: true,
		} );
	}
};

/** A story as the server prints it, with the player on it. */
export function mountPage(
	slides: string[],
	settings: Partial< typeof SETTINGS > = {}
): HTMLElement {
	const root = document.createElement( 'div' );
	root.className = 'wp-block-jetpack-story wp-story';
	root.innerHTML = `<div class="wp-story-app"><div class="wp-story-display-contents"><div class="wp-story-wrapper" role="list" tabindex="0" aria-label="name">${ slides
		.map(
			( slide ) =>
				`<div class="wp-story-slide" role="listitem"><figure>${ slide }</figure></div>`
		)
		.join(
			''
		) }</div><div class="wp-story-pagination"></div><a class="wp-story-container" href="#x">Open</a></div></div>`;
	for ( const image of root.querySelectorAll( 'img' ) ) {
		Object.defineProperty( image, 'complete', {
			value: ! ( 'late' in image.dataset ),
		} );
	}
	document.body.append( root );
	const read = readSettings( JSON.stringify( { ...SETTINGS, ...settings } ) );
	if ( read ) {
		mountStory( root, read );
	}
	return root;
}

/** Presses a button. */
export const press = ( name: string ) =>
	fireEvent.click( screen.getByRole( 'button', { name } ), { detail: 1 } );
/** Whether there is a button of this name. */
export const isThere = ( name: string ) =>
	screen.queryByRole( 'button', { name } ) !== null;

/** Name of the slide that is shown. */
export const getShown = () =>
	document
		.querySelector( '.wp-story-slide.is-current' )
		?.getAttribute( 'aria-label' );
/** Lets time go by. */
export const pass = ( milliseconds: number ) =>
	jest.advanceTimersByTime( milliseconds );
/** The page goes out of sight, or comes back. */
export const setHidden = ( value: boolean ) => {
	Object.defineProperty( document, 'hidden', { value, configurable: true } );
	fireEvent( document, new Event( 'visibilitychange' ) );
};
