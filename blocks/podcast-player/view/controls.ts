import type { Texts } from './data';
import { storeSpeed } from './stored-position';
import { shareMoment, type Moment } from './share-moment';
import type { Parts } from './find-parts';

export const SKIP_BACK = 5;
export const SKIP_FORWARD = 30;

/** Actions of the controls. */
type Acts = {
	toggle: () => void;
	seek: ( seconds: number ) => void;
	skip: ( seconds: number ) => void;
	/** Called while the slider is being dragged. */
	drag: ( seconds: number ) => void;
	/** Returns the current moment. */
	moment: () => Moment;
	say: ( name: keyof Texts ) => void;
};

/**
 * Adds listeners to buttons, slider and speed.
 *
 * @param parts Of the player.
 * @param acts  What they do.
 * @return Whether the visitor is dragging the slider: then it does not follow playback.
 */
export function listenToControls(
	{ controls, slider, speed, audio }: Parts,
	{ toggle, seek, skip, drag, moment, say }: Acts
): () => boolean {
	let isDragging = false;
	const byName: Record< string, () => void > = {
		play: toggle,
		back: () => skip( -SKIP_BACK ),
		forward: () => skip( SKIP_FORWARD ),
		share: async () => say( await shareMoment( moment() ) ),
	};
	controls.addEventListener( 'click', ( { target } ) => {
		const button = target instanceof Element && target.closest( 'button' );
		if ( button ) {
			byName[ button.dataset.act ?? '' ]?.();
		}
	} );
	slider.oninput = () => {
		isDragging = true;
		drag( Number( slider.value ) );
	};
	slider.onchange = () => {
		isDragging = false;
		seek( Number( slider.value ) );
	};
	speed.onchange = () => {
		audio.playbackRate = Number( speed.value );
		storeSpeed( audio.playbackRate );
	};
	return () => isDragging;
}

/**
 * Turns the links of the episodes into buttons.
 *
 * @param parts Of the player.
 * @param press Plays or stops the episode of a place.
 */
export function listenToList(
	{ links }: Parts,
	press: ( place: number ) => void
): void {
	links.forEach( ( link, place ) => {
		link.role = 'button';
		link.onclick = ( event ) => {
			if ( event.ctrlKey || event.metaKey || event.shiftKey ) {
				return;
			}
			event.preventDefault();
			press( place );
		};
		link.onkeydown = ( event ) => {
			if ( event.key === ' ' ) {
				event.preventDefault();
				link.click();
			}
		};
	} );
}
