import { useRefEffect } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';
import { isElement } from '@shared/guards';

const getIndex = ( event: Event ): number | null => {
	const tile = isElement( event.target )
		? event.target.closest< HTMLElement >( '[data-tile]' )
		: null;
	return tile ? Number( tile.dataset.tile ) : null;
};

/**
 * Lets images be dragged to another position. Uses native events of the element, because WordPress handles drag events there, too, and
 * would take an image for a block. Dropped files are left to WordPress.
 *
 * @param onMove Called with the places from and to.
 * @return Reference for the element around the tiles.
 */
export function useDrag( onMove: ( from: number, to: number ) => void ) {
	const latest = useRef( onMove );
	useEffect( () => {
		latest.current = onMove;
	} );
	return useRefEffect< HTMLElement >( ( element ) => {
		let from: number | null = null;
		let over: Element | null = null;
		const mark = ( tile: Element | null ) => {
			over?.classList.remove( 'is-drop-target' );
			over = tile;
			over?.classList.add( 'is-drop-target' );
		};
		const start = ( event: DragEvent ) => {
			from = getIndex( event );
			if ( from !== null && event.dataTransfer ) {
				event.stopPropagation();
				event.dataTransfer.effectAllowed = 'move';
				event.dataTransfer.setData(
					'text/x-mainstreet-tile',
					`${ from }`
				);
			}
		};
		const move = ( event: DragEvent ) => {
			if ( from === null ) {
				return;
			}
			event.stopPropagation();
			event.preventDefault();
			const to = getIndex( event );
			mark(
				to === null || to === from
					? null
					: element.querySelector( `[data-tile="${ to }"]` )
			);
		};
		const drop = ( event: DragEvent ) => {
			const to = getIndex( event );
			if ( from !== null ) {
				event.stopPropagation();
				event.preventDefault();
				if ( to !== null && to !== from ) {
					latest.current( from, to );
				}
			}
		};
		const end = () => {
			from = null;
			mark( null );
		};
		element.addEventListener( 'dragstart', start );
		element.addEventListener( 'dragenter', move );
		element.addEventListener( 'dragover', move );
		element.addEventListener( 'drop', drop );
		element.addEventListener( 'dragend', end );
		// By then, the dragged image and its events may be gone.
		element.addEventListener( 'drop', end );
		return () => {
			element.removeEventListener( 'dragstart', start );
			element.removeEventListener( 'dragenter', move );
			element.removeEventListener( 'dragover', move );
			element.removeEventListener( 'drop', drop );
			element.removeEventListener( 'dragend', end );
			element.removeEventListener( 'drop', end );
		};
	}, [] );
}
