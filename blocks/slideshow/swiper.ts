/** The core of the slider library: a chunk of its own on both sides, never the bundle. */
import Swiper from 'swiper';
import type { EffectFade } from 'swiper/modules';

export type { Swiper };

/** Fetches the library's module for fading, which most slideshows do without. */
export const fetchFade = () =>
	import( /* webpackChunkName: "slideshow-fade" */ './fade' ).then(
		( { fade } ) => fade
	);

/** How a slideshow moves, the same for editor and page. */
export type Motion = {
	/** The library's module for fading; null where slides move sideways. */
	fade: typeof EffectFade | null;
	/** Milliseconds of a transition; 0 for those who prefer no motion. */
	speed: number;
	initialSlide: number;
};

/**
 * Starts the library on a container that holds `.swiper-wrapper` > `.swiper-slide`.
 *
 * @param container   Element around the list of slides.
 * @param motion      How it moves.
 * @param motion.fade Module for fading, or null.
 * @param options     What differs between editor and page.
 */
export const createSwiper = (
	container: HTMLElement,
	{ fade, ...motion }: Motion,
	options: ConstructorParameters< typeof Swiper >[ 1 ]
): Swiper =>
	new Swiper( container, {
		...( fade && {
			modules: [ fade ],
			effect: 'fade',
			// Images of other proportions leave part of the frame empty: the one below must not show there.
			fadeEffect: { crossFade: true },
		} ),
		...motion,
		...options,
	} );
