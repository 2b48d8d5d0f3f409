import type { Texts } from './data';
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
): ( text: string ) => void {
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
	}
	return ( text ) => {
		notes?.replaceChildren( text );
		expand( false );
	};
}
