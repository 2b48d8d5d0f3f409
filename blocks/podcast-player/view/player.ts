import { fill, type Data, type Texts, type Track } from './data';
import { mountExtras } from './extras';
import {
	recallPlace,
	recallSpeed,
	rememberPlace,
	rememberSpeed,
} from './memory';
import { shareMoment, type Moment } from './moment';
import { mountNotes } from './notes';
import type { Parts } from './parts';
import { announce } from './session';
import { formatTime } from './time';

const SKIP_BACK = 5;
const SKIP_FORWARD = 30;

/** Seconds between two notes of the position. */
const NOTE_EVERY = 5;

/** Seconds at either end of an episode that are not worth coming back to. */
const EDGE = 5;

/** Plays the episodes of one list with our controls, which take the place of the browser's own. */
export class Player {
	private track: Track;
	/** Where to begin: nothing can be sought before the sound has come. */
	private start = 0;
	/** Position that was noted last. */
	private noted = 0;
	private isDragging = false;
	private extras: ReturnType< typeof mountExtras >;
	private showNotes: ( text: string ) => void;

	/**
	 * @param root  Player as Player_View (PHP) prints it.
	 * @param parts Its parts.
	 * @param data  What PHP hands over.
	 */
	constructor(
		private root: HTMLElement,
		private parts: Parts,
		private data: Data
	) {
		const { audio, controls, speed } = parts;
		const { texts, tracks } = data;
		this.track = tracks[ 0 ];
		this.showNotes = mountNotes( parts, texts );
		this.extras = mountExtras( root, data, ( seconds ) => {
			this.seek( seconds );
			this.play();
		} );
		audio.controls = false;
		controls.hidden = false;
		speed.value = `${ recallSpeed() }`;
		if ( ! speed.value ) {
			speed.value = '1';
		}
		this.listenToAudio();
		this.listenToControls();
		this.listenToList();
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
	 * @param moment The moment.
	 * @return Whether the player has its episode.
	 */
	open( { guid, seconds }: Moment ): boolean {
		const found = this.data.tracks.find( ( track ) => track.guid === guid );
		if ( ! found ) {
			return false;
		}
		this.choose( found, seconds );
		this.root.scrollIntoView( { block: 'center' } );
		this.say( 'ready', formatTime( seconds ), true );
		return true;
	}

	private say( name: keyof Texts, value = '', isShown = false ): void {
		const { message } = this.parts;
		message.textContent = fill( this.data.texts[ name ], value );
		message.classList.toggle( 'is-shown', isShown );
	}

	/** Changes to an episode, at the place where it was left or a given one. */
	private choose( track: Track, seconds?: number ): void {
		const { audio } = this.parts;
		audio.pause();
		this.note();
		this.show( track, seconds );
		audio.src = track.src;
	}

	private show( track: Track, seconds?: number ): void {
		const { audio, current, links } = this.parts;
		const { title } = track;
		this.track = track;
		this.start = seconds ?? recallPlace( track.guid );
		this.noted = this.start;
		audio.ariaLabel = title;
		current?.replaceChildren( title );
		links.forEach( ( link, place ) => {
			const isActive = this.data.tracks[ place ] === track;
			link.parentElement?.classList.toggle( 'is-active', isActive );
			link.ariaCurrent = `${ isActive }`;
		} );
		this.fail( false );
		this.showNotes( track.notes );
		this.extras.show( track );
		this.mark( false );
		this.showPosition( this.start );
	}

	/** Shows what is heard: nothing or the episode. */
	private mark( isPlaying: boolean ): void {
		const { play, links } = this.parts;
		const { texts, tracks } = this.data;
		this.root.classList.toggle( 'is-playing', isPlaying );
		play.ariaLabel = play.title = isPlaying ? texts.pause : texts.play;
		links.forEach( ( link, place ) => {
			link.ariaPressed = `${
				isPlaying && tracks[ place ] === this.track
			}`;
		} );
	}

	private fail( hasFailed: boolean ): void {
		const { error } = this.parts;
		this.root.classList.toggle( 'is-error', hasFailed );
		error.hidden = ! hasFailed;
		error.querySelector( 'a' )?.setAttribute( 'href', this.track.link );
	}

	private showPosition( seconds = this.position ): void {
		const { slider, time, duration } = this.parts;
		const { length } = this;
		const now = formatTime( seconds );
		const end = length ? formatTime( length ) : '–';
		slider.max = `${ Math.ceil( length ) || 1 }`;
		slider.value = `${ seconds }`;
		slider.style.setProperty(
			'--mainstreet-podcast-played',
			`${ ( 100 * seconds ) / ( length || 1 ) }%`
		);
		slider.ariaValueText = fill( this.data.texts.position, now, end );
		time.textContent = now;
		duration.textContent = end;
	}

	/** Remembers how far the episode was heard. */
	private note(): void {
		const { position, length } = this;
		const isWithin =
			position > EDGE && ( ! length || position < length - EDGE );
		this.noted = position;
		if ( this.parts.audio.readyState ) {
			rememberPlace( this.track.guid, isWithin ? position : 0 );
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
			// What failed once may be there again.
			this.start = this.noted;
			this.fail( false );
			audio.load();
		}
		this.say( 'loading', this.track.title );
		audio.playbackRate = audio.defaultPlaybackRate = Number( speed.value );
		audio.play().catch( ( { name } ) => {
			// The others are told by the element itself, or are the next press on the list.
			if ( name === 'NotAllowedError' ) {
				this.say( 'silenced', '', true );
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
			this.say( 'playing', this.track.title );
			announce( this.data, this.track, [
				[ 'seekbackward', () => this.skip( -SKIP_BACK ) ],
				[ 'seekforward', () => this.skip( SKIP_FORWARD ) ],
				[ 'seekto', ( { seekTime = 0 } ) => this.seek( seekTime ) ],
				[ 'previoustrack', () => this.step( -1 ) ],
				[ 'nexttrack', () => this.step( 1 ) ],
			] );
		} );
		on( 'play', () => this.mark( true ) );
		on( 'pause', () => {
			this.mark( false );
			this.note();
			// What failed stops too, and has said so.
			if ( ! audio.error ) {
				this.say( 'paused', this.track.title );
			}
		} );
		on( 'timeupdate', () => {
			const { position } = this;
			if ( Math.abs( position - this.noted ) >= NOTE_EVERY ) {
				this.note();
			}
			if ( ! this.isDragging ) {
				this.showPosition();
			}
			this.extras.follow( position );
		} );
		on( 'error', () => {
			this.mark( false );
			this.fail( true );
			this.say( 'error' );
		} );
	}

	private listenToControls(): void {
		const { controls, slider, speed, audio } = this.parts;
		controls.addEventListener( 'click', ( { target } ) => {
			const button =
				target instanceof Element && target.closest( 'button' );
			const acts: Record< string, () => void > = {
				play: () => this.toggle(),
				back: () => this.skip( -SKIP_BACK ),
				forward: () => this.skip( SKIP_FORWARD ),
				share: async () =>
					this.say(
						await shareMoment( {
							guid: this.track.guid,
							seconds: this.position,
						} ),
						'',
						true
					),
			};
			if ( button ) {
				acts[ button.dataset.act ?? '' ]?.();
			}
		} );
		slider.oninput = () => {
			this.isDragging = true;
			this.showPosition( Number( slider.value ) );
		};
		slider.onchange = () => {
			this.isDragging = false;
			this.seek( Number( slider.value ) );
		};
		speed.onchange = () => {
			audio.playbackRate = Number( speed.value );
			rememberSpeed( audio.playbackRate );
		};
	}

	private listenToList(): void {
		this.parts.links.forEach( ( link, place ) => {
			link.role = 'button';
			link.onclick = ( event ) => {
				if ( event.ctrlKey || event.metaKey || event.shiftKey ) {
					return;
				}
				event.preventDefault();
				const track = this.data.tracks[ place ];
				if ( track && track !== this.track ) {
					this.choose( track );
				}
				this.toggle();
			};
			link.onkeydown = ( event ) => {
				if ( event.key === ' ' ) {
					event.preventDefault();
					link.click();
				}
			};
		} );
	}
}
