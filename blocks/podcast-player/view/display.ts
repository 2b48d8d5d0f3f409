import { fill, type Data, type Notes, type Texts, type Track } from './data';
import type { Parts } from './find-parts';
import { formatTime } from './time';

/**
 * The notes of an episode: their first lines, and all of them at a press.
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
		// Narrower, the same notes have more lines.
		new ResizeObserver( () =>
			expand( more.ariaExpanded === 'true' )
		).observe( notes );
		// A link behind the lines that are shown.
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
 * What a player shows and says. It knows nothing of the sound.
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

	/** Shows the current episode, or none. */
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

		/** Another episode, which is not heard yet. */
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

		/** Where in an episode it is; a length of 0 is not known yet. */
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
