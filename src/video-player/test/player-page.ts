import fs from 'node:fs';
import path from 'node:path';
import { fireEvent } from '@testing-library/dom';
import type { Data } from '../view/data';

/** The page of a video; player-page.test.php keeps the file true. */
const PAGE = fs.readFileSync(
	path.join( __dirname, 'rendered/player.html' ),
	'utf8'
);

/** Makes properties of an object what another browser would make of them. */
export function set( object: object, values: Record< string, unknown > ): void {
	for ( const [ name, value ] of Object.entries( values ) ) {
		Object.defineProperty( object, name, {
			value,
			writable: true,
			configurable: true,
		} );
	}
}

/** A cue of captions; jsdom has none. */
export class Cue {
	line: number | 'auto' = 'auto';

	constructor(
		readonly startTime: number,
		readonly endTime: number,
		readonly text: string
	) {}

	getCueAsHTML(): DocumentFragment {
		return document.createRange().createContextualFragment( this.text );
	}
}

/** A track as far as the player looks. */
export type Track = {
	kind: string;
	language: string;
	label: string;
	mode: string;
	cues: Cue[] | null;
	activeCues: Cue[] | null;
	oncuechange?: () => void;
};

/** What the tests' browser does and remembers. */
export type Browser = {
	fetching: jest.Mock;
	reload: jest.Mock;
	/** Called when the size of the picture changes. */
	resize: () => void;
};

/** Gives the document what jsdom lacks: cues, sizes, full screen, picture in picture and the network. */
export function pretendBrowser(): Browser {
	const browser: Browser = {
		fetching: jest.fn(),
		reload: jest.fn(),
		resize: () => {},
	};
	Object.assign( globalThis, {
		VTTCue: Cue,
		PointerEvent: class extends MouseEvent {
			readonly pointerType: string;

			constructor( type: string, init: PointerEventInit = {} ) {
				super( type, init );
				this.pointerType = init.pointerType ?? '';
			}
		},
		fetch: browser.fetching,
		ResizeObserver: class {
			constructor( callback: () => void ) {
				browser.resize = callback;
			}
			observe() {}
		},
	} );
	set( window, { parent: window, innerWidth: 640 } );
	set( navigator, { language: 'en-US' } );
	set( document, {
		referrer: '',
		fullscreenEnabled: true,
		fullscreenElement: null,
		exitFullscreen: jest.fn( () => {
			set( document, { fullscreenElement: null } );
			fireEvent( document, new Event( 'fullscreenchange' ) );
		} ),
		pictureInPictureEnabled: true,
		pictureInPictureElement: null,
		exitPictureInPicture: jest.fn( async () => {} ),
	} );
	// The address cannot be replaced in jsdom; behind it is an object, of another realm, that can.
	for ( const symbol of Object.getOwnPropertySymbols( location ) ) {
		const behind: unknown = Reflect.get( location, symbol );
		if (
			typeof behind === 'object' &&
			behind !== null &&
			'reload' in behind
		) {
			set( behind, { reload: browser.reload } );
		}
	}
	return browser;
}

/** Gives a video a film that plays at once, and tracks whose cues are there. */
function giveFilm( video: HTMLVideoElement, seconds: number ) {
	let time = 0;
	const play = jest.fn( async () => {
		set( video, { paused: false } );
		fireEvent.play( video );
		fireEvent.playing( video );
	} );
	const pause = jest.fn( () => {
		set( video, { paused: true } );
		fireEvent.pause( video );
	} );
	set( video, {
		paused: true,
		error: null,
		networkState: 1,
		duration: seconds,
		textTracks: [ ...video.querySelectorAll( 'track' ) ].map(
			( element ) => {
				const track: Track = {
					kind: element.getAttribute( 'kind' ) ?? '',
					language: element.getAttribute( 'srclang' ) ?? '',
					label: element.getAttribute( 'label' ) ?? '',
					mode: 'disabled',
					cues: null,
					activeCues: null,
				};
				set( element, { track } );
				return track;
			}
		),
		play,
		pause,
		requestPictureInPicture: jest.fn( async () => {} ),
	} );
	Object.defineProperty( video, 'currentTime', {
		configurable: true,
		get: () => time,
		set: ( to: number ) => {
			time = to;
			fireEvent.seeking( video );
		},
	} );
	return { play, pause };
}

/** How a test's page differs. */
export type Visit = {
	/** Other data than PHP handed over. */
	data?: Partial< Data > | string;
	/** Seconds that the browser tells of the film. */
	seconds?: number;
	/** Changes the page before the script runs. */
	prepare?: ( video: HTMLVideoElement, box: HTMLElement ) => void;
};

/** Takes away what the last page listens to: the document stays, where a browser begins a new one. */
let leave = () => {};

/** Runs the view module. */
function run(): void {
	const added: ( () => void )[] = [];
	for ( const target of [ document, window ] ) {
		const add = target.addEventListener.bind( target );
		set( target, {
			addEventListener: ( type: string, listener: EventListener ) => {
				add( type, listener );
				added.push( () =>
					target.removeEventListener( type, listener )
				);
			},
		} );
	}
	jest.isolateModules( () => require( '../view' ) );
	for ( const target of [ document, window ] ) {
		Reflect.deleteProperty( target, 'addEventListener' );
	}
	leave = () => added.forEach( ( remove ) => remove() );
}

/** Opens the page and runs the view module, as a browser does. */
export function visit( { data = {}, seconds = 100, prepare }: Visit = {} ) {
	leave();
	const page = new DOMParser().parseFromString( PAGE, 'text/html' );
	document.body.replaceChildren( ...page.body.children );
	const box = document.querySelector< HTMLElement >( '.player' );
	const video = document.querySelector( 'video' );
	const tracks: Track[] = [];
	if ( ! box || ! video ) {
		throw new Error( 'There is no player.' );
	}
	box.dataset.player =
		typeof data === 'string'
			? data
			: JSON.stringify( {
					...JSON.parse( box.dataset.player ?? '' ),
					...data,
				} );
	const film = giveFilm( video, seconds );
	for ( const { track } of video.querySelectorAll<
		HTMLElement & {
			track: Track;
		}
	>( 'track' ) ) {
		tracks.push( track );
	}
	const full = jest.fn( async () => {
		set( document, { fullscreenElement: box } );
		fireEvent( document, new Event( 'fullscreenchange' ) );
	} );
	set( box, { requestFullscreen: full } );
	prepare?.( video, box );
	run();
	return {
		box,
		video,
		tracks,
		full,
		...film,
		/** Plays until a moment. */
		reach: ( time: number ) => {
			video.currentTime = time;
			fireEvent.timeUpdate( video );
		},
		/** Text of a part of the player. */
		textOf: ( name: string ) =>
			box.querySelector( `.${ name }` )?.textContent,
		/** The file of a track arrives. */
		load: ( at: number, cues: Cue[] ) => {
			Object.assign( tracks[ at ] ?? {}, { cues } );
			const element = video.querySelectorAll( 'track' )[ at ];
			if ( element ) {
				fireEvent.load( element );
			}
		},
	};
}
