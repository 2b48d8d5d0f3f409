/** The core of the slider library, in a chunk of its own. */
import Swiper from 'swiper';
import type { EffectFade } from 'swiper/modules';

export type { Swiper };

/** Loads the library's module for fading, which most slideshows do not need. */
export const fetchFade = () =>
	import( /* webpackChunkName: "slideshow-fade" */ './fade' ).then(
		( { fade } ) => fade
	);

/** Motion of a slideshow, in the editor and on the page. */
export type Motion = {
	/** The library's module for fading; null for the effect `slide`. */
	fade: typeof EffectFade | null;
	/** Duration of a transition in milliseconds; 0 for visitors who prefer reduced motion. */
	speed: number;
	initialSlide: number;
};

/**
 * Initializes the library on a container with `.swiper-wrapper` > `.swiper-slide`.
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
			// Images with other proportions do not fill the frame: the previous slide must not be visible beside them.
			fadeEffect: { crossFade: true },
		} ),
		...motion,
		...options,
	} );
