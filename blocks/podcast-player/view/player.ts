import {
	listenToControls,
	listenToList,
	SKIP_BACK,
	SKIP_FORWARD,
} from './controls';
import type { Data, Track } from './data';
import { mountDisplay, type Display } from './display';
import { mountExtras } from './extras';
import {
	getStoredPosition,
	getStoredSpeed,
	storePosition,
} from './stored-position';
import type { Moment } from './share-moment';
import type { Parts } from './find-parts';
import { setMediaSession } from './session';
import { formatTime } from './time';

/** Seconds between two updates of the stored position. */
const NOTE_EVERY = 5;

/** A position within these seconds of the start or end is not stored. */
const EDGE = 5;

/** MediaError.MEDIA_ERR_DECODE. */
const DECODING = 3;

/** Plays the episodes of a list. Replaces the browser's controls with its own. */
export class Player {
	private track: Track;
	/** Start position: seeking is possible only after metadata has loaded. */
	private start = 0;
	/** Last stored position. */
	private noted = 0;
	private extras: ReturnType< typeof mountExtras >;
	private display: Display;
	private isDragging: () => boolean;

	/**
	 * @param root Player as Podcast_Player_Renderer (PHP) prints it.
	 * @param data What PHP hands over.
	 */
	constructor(
		private root: HTMLElement,
		private parts: Parts,
		private data: Data
	) {
		const { audio, controls, speed } = parts;
		this.track = data.tracks[ 0 ];
		this.display = mountDisplay( root, parts, data );
		this.extras = mountExtras( root, data, ( seconds ) => {
			this.seek( seconds );
			this.play();
		} );
		audio.controls = false;
		controls.hidden = false;
		speed.value = `${ getStoredSpeed() }`;
		if ( ! speed.value ) {
			speed.value = '1';
		}
		this.listenToAudio();
		this.isDragging = listenToControls( parts, {
			toggle: () => this.toggle(),
			seek: ( seconds ) => this.seek( seconds ),
			skip: ( seconds ) => this.skip( seconds ),
			drag: ( seconds ) => this.showPosition( seconds ),
			moment: () => ( {
				guid: this.track.guid,
				seconds: this.position,
			} ),
			say: ( name ) => this.display.showStatus( name, '', true ),
		} );
		listenToList( parts, ( place ) => {
			const track = data.tracks[ place ];
			if ( track && track !== this.track ) {
				this.choose( track );
			}
			this.toggle();
		} );
		this.show( this.track );
	}

	private get position(): number {
		const { audio } = this.parts;
		return audio.readyState ? audio.currentTime : this.start;
	}

	private get length(): number {
		const { duration } = this.parts.audio;
		return duration > 0 && duration < Infinity
			? duration
			: this.track.seconds;
	}

	/**
	 * Shows a moment without playing it.
	 *
	 * @return Whether the player has its episode.
	 */
	open( { guid, seconds }: Moment ): boolean {
		const found = this.data.tracks.find( ( track ) => track.guid === guid );
		if ( ! found ) {
			return false;
		}
		this.choose( found, seconds );
		this.root.scrollIntoView( { block: 'center' } );
		this.display.showStatus( 'ready', formatTime( seconds ), true );
		return true;
	}

	/** Loads an episode, at its stored position or a given one. */
	private choose( track: Track, seconds?: number ): void {
		const { audio } = this.parts;
		audio.pause();
		this.note();
		this.show( track, seconds );
		audio.src = track.src;
	}

	private show( track: Track, seconds?: number ): void {
		this.track = track;
		this.start = seconds ?? getStoredPosition( track.guid );
		this.noted = this.start;
		this.display.track( track );
		this.extras.show( track );
		this.showPosition( this.start );
	}

	private showPosition( seconds = this.position ): void {
		this.display.place( seconds, this.length );
	}

	/** Stores the current position. */
	private note(): void {
		const { position, length } = this;
		const isWithin =
			position > EDGE && ( ! length || position < length - EDGE );
		this.noted = position;
		if ( this.parts.audio.readyState ) {
			storePosition( this.track.guid, isWithin ? position : 0 );
		}
	}

	private toggle(): void {
		if ( this.parts.audio.paused ) {
			this.play();
		} else {
			this.parts.audio.pause();
		}
	}

	private play(): void {
		const { audio, speed } = this.parts;
		if ( audio.error ) {
			// The file may be available again.
			this.start = this.noted;
			this.display.fail( this.track, false );
			audio.load();
		}
		this.display.showStatus( 'loading', this.track.title );
		audio.playbackRate = audio.defaultPlaybackRate = Number( speed.value );
		audio.play().catch( ( { name } ) => {
			// Other errors fire `error`, or are caused by the next click in the list.
			if ( name === 'NotAllowedError' ) {
				this.display.showStatus( 'silenced', '', true );
			}
		} );
	}

	private seek( seconds: number ): void {
		const { audio } = this.parts;
		const to = Math.max( 0, Math.min( seconds, this.length || seconds ) );
		if ( audio.readyState ) {
			audio.currentTime = to;
		} else {
			this.start = to;
		}
		this.showPosition( to );
	}

	private skip( seconds: number ): void {
		this.seek( this.position + seconds );
	}

	private step( places: number ): void {
		const { tracks } = this.data;
		const track = tracks[ tracks.indexOf( this.track ) + places ];
		if ( track ) {
			this.choose( track );
			this.play();
		}
	}

	private listenToAudio(): void {
		const { audio } = this.parts;
		const on = ( name: string, act: () => void ) =>
			audio.addEventListener( name, act );
		on( 'loadedmetadata', () => {
			if ( this.start ) {
				audio.currentTime = this.start;
			}
			this.showPosition();
		} );
		on( 'playing', () => {
			this.display.showStatus( 'playing', this.track.title );
			setMediaSession( this.data, this.track, [
				[ 'seekbackward', () => this.skip( -SKIP_BACK ) ],
				[ 'seekforward', () => this.skip( SKIP_FORWARD ) ],
				[ 'seekto', ( { seekTime = 0 } ) => this.seek( seekTime ) ],
				[ 'previoustrack', () => this.step( -1 ) ],
				[ 'nexttrack', () => this.step( 1 ) ],
			] );
		} );
		on( 'play', () => this.display.mark( this.track, true ) );
		on( 'pause', () => {
			this.display.mark( this.track, false );
			this.note();
			// An error also fires `pause`, but its message is already shown.
			if ( ! audio.error ) {
				this.display.showStatus( 'paused', this.track.title );
			}
		} );
		on( 'timeupdate', () => {
			const { position } = this;
			if ( Math.abs( position - this.noted ) >= NOTE_EVERY ) {
				this.note();
			}
			if ( ! this.isDragging() ) {
				this.showPosition();
			}
			this.extras.follow( position );
		} );
		on( 'error', () => {
			const { currentTime, error, paused } = audio;
			const fail = () => {
				if ( audio.error && audio.currentTime === currentTime ) {
					this.display.mark( this.track, false );
					this.display.fail( this.track, true );
					this.display.showStatus( 'error' );
				}
			};
			// Without a sound device, Firefox reports a decoding error, but playback continues.
			if ( error?.code === DECODING && ! paused ) {
				setTimeout( fail, 1000 );
			} else {
				fail();
			}
		} );
	}
}
