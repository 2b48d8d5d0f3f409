import { useRef, useState } from '@wordpress/element';
import type { PointerEvent } from 'react';

/** Pixels; a shorter movement is a click. */
const THRESHOLD = 5;

type Drag = {
	from: number;
	to: number;
	/** Position of the pointer at the start, in pixels. */
	x: number;
	y: number;
	hasMoved: boolean;
};

/** Returns the index of the item nearest to the pointer. */
function findNearest( items: Element[], x: number, y: number ): number {
	const distances = items.map( ( item ) => {
		const { left, top, width, height } = item.getBoundingClientRect();
		return Math.hypot( left + width / 2 - x, top + height / 2 - y );
	} );
	return distances.indexOf( Math.min( ...distances ) );
}

/**
 * Returns the position of an item while another one is dragged.
 *
 * @param index Its place in the list.
 * @param from  Place of the dragged one in the list.
 * @param to    Where that one is held.
 */
export function getPlace( index: number, from: number, to: number ): number {
	if ( index === from ) {
		return to;
	}
	const gap = index > from ? index - 1 : index;
	return gap >= to ? gap + 1 : gap;
}

/**
 * Reorders items of a list by dragging. The list changes when the item is dropped; until then, CSS `order` shows the new order. All items
 * must have the same size.
 *
 * @param onMove Gets the places once.
 */
export function useDragOrder( onMove: ( from: number, to: number ) => void ) {
	const [ drag, setDrag ] = useState< Drag | null >( null );
	// Ignores the click event after a drag.
	const hasDragged = useRef( false );

	const getItemProps = ( index: number ) => ( {
		style: drag
			? { order: getPlace( index, drag.from, drag.to ) }
			: undefined,
		'data-dragged': ( drag?.hasMoved && drag.from === index ) || undefined,
		onPointerDown: ( event: PointerEvent< HTMLElement > ) => {
			hasDragged.current = false;
			if ( event.button === 0 ) {
				const { clientX: x, clientY: y, pointerId } = event;
				event.currentTarget.setPointerCapture( pointerId );
				setDrag( { from: index, to: index, x, y, hasMoved: false } );
			}
		},
		onPointerMove: ( event: PointerEvent< HTMLElement > ) => {
			if ( drag?.from !== index ) {
				return;
			}
			const { clientX: x, clientY: y, currentTarget } = event;
			const hasMoved =
				drag.hasMoved ||
				Math.hypot( x - drag.x, y - drag.y ) > THRESHOLD;
			hasDragged.current = hasMoved;
			const items = Array.from(
				currentTarget.parentElement?.children ?? []
			);
			const nearest = hasMoved ? findNearest( items, x, y ) : index;
			// Items are shown at other positions than they have in the list.
			const to = getPlace( nearest, drag.from, drag.to );
			if ( to !== drag.to || hasMoved !== drag.hasMoved ) {
				setDrag( { ...drag, to, hasMoved } );
			}
		},
		onPointerUp: () => {
			setDrag( null );
			if ( drag && drag.from === index && drag.to !== index ) {
				onMove( index, drag.to );
			}
		},
		onPointerCancel: () => setDrag( null ),
	} );

	return {
		getItemProps,
		isDragging: drag !== null,
		cancel: () => setDrag( null ),
		/** Whether the last press moved an item. */
		hasDragged: () => hasDragged.current,
	};
}
