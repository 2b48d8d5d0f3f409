import { fill, type Data, type Track } from './data';
import { formatTime } from './time';

/** A chapter or a line of a transcript, as received: any type. */
type Line = {
	start?: number | null;
	title?: string;
	speaker?: string;
	text?: string;
};

const KINDS = [ 'chapters', 'transcript' ] as const;

/** Seconds of a transcript per paragraph: each paragraph has a button with its time. */
const PARAGRAPH = 20;

/** Joins lines of a transcript to paragraphs. */
function join( lines: Line[] ): Line[] {
	const joined: Line[] = [];
	for ( const line of lines ) {
		const last = joined[ joined.length - 1 ];
		const text = line.text ?? line.title ?? '';
		if (
			last &&
			line.text &&
			( line.speaker ?? '' ) === ( last.speaker ?? '' ) &&
			( line.start ?? 0 ) - ( last.start ?? 0 ) < PARAGRAPH
		) {
			last.text += ` ${ text }`;
		} else {
			joined.push( { ...line, text } );
		}
	}
	return joined;
}

/**
 * Shows chapters and transcript of an episode. They are requested when they are opened, and highlight the current position.
 *
 * @param data What PHP hands over.
 * @param jump Plays from a position.
 * @return `show` prepares for another episode, `follow` highlights the current chapter and line.
 */
export function mountExtras(
	root: HTMLElement,
	{ extras, texts }: Data,
	jump: ( seconds: number ) => void
) {
	let track: Track;
	let answer: Promise< Record< string, Line[] > > | undefined;

	const ask = () =>
		( answer ??= fetch(
			`${ extras }&guid=${ encodeURIComponent( track.guid ) }`
		).then( ( response ) => {
			if ( ! response.ok ) {
				throw new Error();
			}
			return response.json();
		} ) );

	const toItem = ( { start, speaker, text = '' }: Line ) => {
		const item = document.createElement( 'li' );
		if ( typeof start === 'number' ) {
			const button = document.createElement( 'button' );
			const time = formatTime( start );
			button.type = 'button';
			button.textContent = time;
			button.setAttribute( 'aria-label', fill( texts.from, time ) );
			button.onclick = () => jump( start );
			item.dataset.start = `${ start }`;
			item.append( button, ' ' );
		}
		item.append( speaker ? `${ speaker }: ${ text }` : text );
		return item;
	};

	const parts = KINDS.flatMap( ( kind ) => {
		const details = root.querySelector< HTMLDetailsElement >(
			`.jetpack-podcast-player__${ kind }`
		);
		const list = details?.querySelector( 'ol' );
		return details && list ? [ { kind, details, list } ] : [];
	} );

	const write = ( list: Element, lines: Line[] ) =>
		list.replaceChildren( ...lines.map( toItem ) );

	for ( const { kind, details, list } of parts ) {
		details.ontoggle = () => {
			if ( ! details.open || list.querySelector( 'button' ) ) {
				return;
			}
			const asked = track;
			write( list, [ { text: texts.fetching } ] );
			ask()
				.then( ( all ) => {
					const lines = asked === track && join( all[ kind ] ?? [] );
					if ( lines ) {
						write(
							list,
							lines[ 0 ] ? lines : [ { text: texts.none } ]
						);
					}
				} )
				.catch( () => {
					if ( asked === track ) {
						answer = undefined;
						write( list, [ { text: `${ texts.missing } ` } ] );
						if ( kind === 'transcript' ) {
							const link = document.createElement( 'a' );
							link.href = track.transcript;
							link.target = '_blank';
							link.rel = 'noopener noreferrer';
							link.textContent = texts.open;
							list.firstChild?.appendChild( link );
						}
					}
				} );
		};
	}

	return {
		show( shown: Track ) {
			track = shown;
			answer = undefined;
			for ( const { kind, details, list } of parts ) {
				details.hidden = ! track[ kind ];
				details.open = false;
				list.replaceChildren();
			}
		},
		follow( seconds: number ) {
			for ( const { details, list } of parts ) {
				const items = details.open
					? [
							...list.querySelectorAll< HTMLElement >(
								'[data-start]'
							),
						]
					: [];
				const heard = items
					.filter(
						( item ) => Number( item.dataset.start ) <= seconds
					)
					.pop();
				const was = list.querySelector( '[aria-current]' );
				if ( heard !== was ) {
					was?.removeAttribute( 'aria-current' );
					heard?.setAttribute( 'aria-current', 'true' );
					// Scrolls only the list, never the page, and not while the visitor uses the list.
					if ( heard && ! list.matches( ':hover, :focus-within' ) ) {
						list.scrollTop = heard.offsetTop - list.offsetTop;
					}
				}
			}
		},
	};
}
