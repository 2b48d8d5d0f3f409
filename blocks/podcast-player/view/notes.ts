import type { Notes, Texts } from './data';
import type { Parts } from './parts';

/**
 * The notes of an episode: their first lines, and all of them at a press.
 *
 * @param parts Of the player.
 * @param texts What the button says.
 * @return Shows notes.
 */
export function mountNotes(
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
