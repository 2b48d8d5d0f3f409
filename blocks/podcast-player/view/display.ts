import { fill, type Data, type Notes, type Texts, type Track } from './data';
import type { Parts } from './find-parts';
import { formatTime } from './time';

/**
 * Shows the notes of an episode: the first lines, and all after a click.
 *
 * @param parts Of the player.
 * @param texts What the button says.
 * @return Shows notes.
 */
function mountNotes(
	{ notes, more }: Parts,
	texts: Texts
): ( content: Notes ) => void {
	const expand = ( isWhole: boolean ) => {
		if ( notes && more ) {
			notes.classList.toggle( 'is-whole', isWhole );
			more.ariaExpanded = `${ isWhole }`;
			more.textContent = texts[ isWhole ? 'less' : 'more' ];
			more.hidden =
				! isWhole && notes.scrollHeight <= notes.clientHeight + 1;
		}
	};
	if ( notes && more ) {
		more.onclick = () => expand( more.ariaExpanded !== 'true' );
		// A narrower player has more lines.
		new ResizeObserver( () =>
			expand( more.ariaExpanded === 'true' )
		).observe( notes );
		// A focused link may be in a hidden line.
		notes.addEventListener( 'focusin', () => expand( true ) );
	}
	return ( content ) => {
		notes?.replaceChildren(
			...[ content ].flat().map( ( part ) => {
				if ( typeof part === 'string' ) {
					return part;
				}
				const link = document.createElement( 'a' );
				[ link.textContent, link.href ] = part;
				link.rel = 'nofollow';
				return link;
			} )
		);
		expand( false );
	};
}

export type Display = ReturnType< typeof mountDisplay >;

/**
 * Updates texts and states of a player. It does not touch the audio element's playback.
 *
 * @param data What PHP hands over.
 */
export function mountDisplay(
	root: HTMLElement,
	parts: Parts,
	{ texts, tracks }: Data
) {
	const { audio, current, error, links, message, play, slider } = parts;
	const showNotes = mountNotes( parts, texts );

	/** Marks the current episode in the list. */
	const mark = ( track: Track, isPlaying: boolean ): void => {
		root.classList.toggle( 'is-playing', isPlaying );
		play.ariaLabel = play.title = isPlaying ? texts.pause : texts.play;
		links.forEach( ( link, place ) => {
			link.ariaPressed = `${ isPlaying && tracks[ place ] === track }`;
		} );
	};

	const fail = ( track: Track, hasFailed: boolean ): void => {
		root.classList.toggle( 'is-error', hasFailed );
		error.hidden = ! hasFailed;
		error.querySelector( 'a' )?.setAttribute( 'href', track.link );
	};

	return {
		mark,
		fail,

		showStatus( name: keyof Texts, value = '', isShown = false ): void {
			message.textContent = fill( texts[ name ], value );
			message.classList.toggle( 'is-shown', isShown );
		},

		/** Shows an episode that is not playing yet. */
		track( track: Track ): void {
			audio.ariaLabel = track.title;
			current?.replaceChildren( track.title );
			links.forEach( ( link, place ) => {
				const isActive = tracks[ place ] === track;
				link.parentElement?.classList.toggle( 'is-active', isActive );
				link.ariaCurrent = `${ isActive }`;
			} );
			fail( track, false );
			showNotes( track.notes );
			mark( track, false );
		},

		/** Shows the position; a length of 0 means unknown. */
		place( seconds: number, length: number ): void {
			const now = formatTime( seconds );
			const end = length ? formatTime( length ) : '–';
			slider.max = `${ Math.ceil( length ) || 1 }`;
			slider.value = `${ seconds }`;
			slider.style.setProperty(
				'--mainstreet-podcast-played',
				`${ ( 100 * seconds ) / ( length || 1 ) }%`
			);
			slider.ariaValueText = fill( texts.position, now, end );
			parts.time.textContent = now;
			parts.duration.textContent = end;
		},
	};
}
