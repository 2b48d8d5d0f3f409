import { useLayoutEffect, useRef } from '@wordpress/element';

/** Moves the focus to the picked items, else to the first button. */
const TARGETS = [
	'.mainstreet-external-media__grid button[tabindex="0"]',
	'button:not([aria-disabled="true"])',
];

/**
 * Keeps the focus in the dialog when the screen with the focused button is replaced.
 *
 * @param screen  Id of the current screen.
 * @param isReady Whether the screen is fully loaded.
 */
export function useFocus( screen: string, isReady: boolean ) {
	const part = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		const { current } = part;
		const { activeElement, body } = current?.ownerDocument ?? {};
		if (
			isReady &&
			current &&
			( ! activeElement || activeElement === body )
		) {
			for ( const target of TARGETS ) {
				const found = current.querySelector< HTMLElement >( target );
				if ( found ) {
					found.focus();
					return;
				}
			}
		}
	}, [ screen, isReady ] );
	return part;
}
