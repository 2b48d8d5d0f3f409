import { useReducedMotion } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';

/**
 * Rotates the slides in the canvas, unless the author is editing them; also not while a field of the sidebar is focused, because the fields
 * are those of the current slide.
 *
 * @param isOn       Whether the block rotates.
 * @param isSelected Whether it is selected.
 * @param delay      Seconds between slides.
 * @param advance    Shows the next slide.
 */
export function useRotation(
	isOn: boolean,
	isSelected: boolean,
	delay: number,
	advance: () => void
) {
	const isStill = useReducedMotion();
	const [ isPlaying, setIsPlaying ] = useState( true );
	const [ isHeld, setIsHeld ] = useState( false );
	const latest = useRef( advance );
	useEffect( () => {
		latest.current = advance;
	} );
	const isMoving = isOn && isPlaying && ! isSelected && ! isHeld && ! isStill;
	useEffect( () => {
		if ( ! isMoving ) {
			return undefined;
		}
		const timer = setInterval( () => latest.current(), delay * 1000 );
		return () => clearInterval( timer );
	}, [ isMoving, delay ] );
	return {
		/** Undefined if there is no rotation to pause. */
		isPlaying: isOn && ! isStill ? isPlaying : undefined,
		toggle: () => setIsPlaying( ! isPlaying ),
		/** For the element around the slides. */
		handlers: {
			onFocus: () => setIsHeld( true ),
			onBlur: () => setIsHeld( false ),
			onMouseEnter: () => setIsHeld( true ),
			onMouseLeave: () => setIsHeld( false ),
		},
	};
}
