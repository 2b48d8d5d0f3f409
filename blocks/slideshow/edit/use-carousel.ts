import { useReducedMotion } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { clamp } from '@shared/guards';
import type { createSwiper as CreateSwiper, Motion, Swiper } from '../swiper';
import type { Effect } from '../types';

const SPEED = 400; // milliseconds

/** The library, and its module for fading: in the editor, the effect can change at any time. */
type Library = { create: typeof CreateSwiper; fade: Motion[ 'fade' ] };

async function fetchLibrary(): Promise< Library > {
	const { createSwiper, fetchFade } = await import(
		/* webpackChunkName: "slideshow-swiper" */ '../swiper'
	);
	return { create: createSwiper, fade: await fetchFade() };
}

/** Loads the library; it is loading, loaded or unavailable. */
function useLibrary() {
	const [ library, setLibrary ] = useState< Library | null >( null );
	const [ status, setStatus ] = useState< 'loading' | 'ready' | 'failed' >(
		'loading'
	);
	useEffect( () => {
		if ( status !== 'loading' ) {
			return undefined;
		}
		let isMounted = true;
		fetchLibrary().then(
			( fetched ) => {
				if ( isMounted ) {
					setLibrary( fetched );
					setStatus( 'ready' );
				}
			},
			() => isMounted && setStatus( 'failed' )
		);
		return () => {
			isMounted = false;
		};
	}, [ status ] );
	return {
		library,
		status,
		fail: () => setStatus( 'failed' ),
		retry: () => setStatus( 'loading' ),
	};
}

/** Scrolls to a slide while the library is not initialized. */
function scrollTo( container: HTMLElement, index: number ): void {
	const list = container.querySelector( '.swiper-wrapper' );
	const slide = list?.children[ index ];
	if ( list && slide ) {
		const delta =
			slide.getBoundingClientRect().left -
			list.getBoundingClientRect().left;
		list.scrollLeft += delta;
	}
}

/**
 * Moves the slides in the canvas. The elements stay as React rendered them: looping is computed here, while on the page the library moves
 * elements.
 *
 * @param container Element around the list of slides, once it is there.
 * @param effect    Slide or fade.
 * @param total     Number of slides.
 */
export function useCarousel(
	container: HTMLElement | null,
	effect: Effect,
	total: number
) {
	const { library, status, fail, retry } = useLibrary();
	const [ swiper, setSwiper ] = useState< Swiper | null >( null );
	const [ wanted, setCurrent ] = useState( 0 );
	const current = clamp( wanted, 0, total - 1 );
	const speed = useReducedMotion() ? 0 : SPEED;
	const isNeeded = total > 1;

	useEffect( () => {
		if ( ! library || ! container || ! isNeeded ) {
			return undefined;
		}
		let made: Swiper;
		try {
			made = library.create(
				container,
				{
					fade: effect === 'fade' ? library.fade : null,
					speed,
					initialSlide: 0,
				},
				// Dragging would interfere with selecting slides and writing captions.
				{ allowTouchMove: false, watchOverflow: false }
			);
		} catch {
			fail();
			return undefined;
		}
		setSwiper( made );
		return () => {
			made.destroy();
			setSwiper( null );
		};
		// `fail` only sets state.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ library, container, effect, speed, isNeeded ] );

	useEffect( () => {
		if ( swiper ) {
			swiper.update();
			swiper.slideTo( current );
		} else if ( container ) {
			scrollTo( container, current );
		}
	}, [ swiper, container, current, total ] );

	return {
		current,
		status,
		isCarousel: swiper !== null,
		retry,
		/** Shows a slide; the index wraps around at the ends. */
		show: ( index: number ) =>
			setCurrent( ( index + total ) % Math.max( total, 1 ) ),
		/** Shows a slide that is about to be added. */
		reveal: setCurrent,
	};
}
