import { useRefEffect } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';
import { isElement } from '@shared/guards';
import { getArrowStep } from '@shared/image-list/arrow-step';
import type { TileActions } from './tile';

type Actions = Pick< TileActions, 'onSelect' | 'onMove' | 'onRemove' >;

/** Returns the action of a key on an image; null for other keys. */
function getAct(
	{ key, shiftKey }: KeyboardEvent,
	index: number,
	selected: number
): ( ( actions: Actions ) => void ) | null {
	if ( key === 'Enter' || key === ' ' ) {
		return ( { onSelect } ) => onSelect( index );
	}
	if ( index !== selected ) {
		return null;
	}
	const step = getArrowStep( key );
	if ( shiftKey && step !== 0 ) {
		return ( { onMove } ) => onMove( index, index + step, 'tile' );
	}
	return key === 'Backspace' || key === 'Delete'
		? ( { onRemove } ) => onRemove( index )
		: null;
}

/**
 * Lets images be selected, moved and removed by keys. With the browser's own events on the element, because
 * WordPress listens there too, on the body: it would take Shift and an arrow for a selection of blocks (up to
 * 6.8 it then has the keyboard), and Delete for the whole block.
 *
 * @param selected The selected image, -1 for none.
 * @param actions  What keys do.
 * @return Reference for the element around the tiles.
 */
export function useKeys( selected: number, actions: Actions ) {
	const latest = useRef( { selected, actions } );
	useEffect( () => {
		latest.current = { selected, actions };
	} );
	return useRefEffect< HTMLElement >( ( element ) => {
		const onKey = ( event: KeyboardEvent ) => {
			const { target, altKey, ctrlKey, metaKey } = event;
			const tile =
				isElement( target ) && target.matches( '[aria-pressed]' )
					? target.closest< HTMLElement >( '[data-tile]' )
					: null;
			const act =
				tile && ! altKey && ! ctrlKey && ! metaKey
					? getAct(
							event,
							Number( tile.dataset.tile ),
							latest.current.selected
						)
					: null;
			if ( act ) {
				event.preventDefault();
				event.stopPropagation();
				act( latest.current.actions );
			}
		};
		element.addEventListener( 'keydown', onKey );
		return () => element.removeEventListener( 'keydown', onKey );
	}, [] );
}

/**
 * Lets Tab go from image to image, and to the buttons of the selected one. WordPress lets it go between buttons and fields
 * of a block; what is dragged is none to it (a browser drags no button), so there Tab would lead out of the block.
 *
 * @return Reference for the block.
 */
export const useTabs = () =>
	useRefEffect< HTMLElement >( ( block ) => {
		const onKey = ( event: KeyboardEvent ) => {
			const { key, target, shiftKey } = event;
			if ( key !== 'Tab' || ! isElement( target ) ) {
				return;
			}
			const stops = [
				...block.querySelectorAll( '[aria-pressed], button' ),
			];
			const at = stops.indexOf( target );
			const isOurs = at >= 0 || ( target === block && ! shiftKey );
			if ( isOurs && stops[ at + ( shiftKey ? -1 : 1 ) ] ) {
				// The browser moves the focus.
				event.stopPropagation();
			}
		};
		block.addEventListener( 'keydown', onKey );
		return () => block.removeEventListener( 'keydown', onKey );
	}, [] );
