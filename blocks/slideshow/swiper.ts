/** The slider library with the one module we use: a chunk of its own on both sides, never the bundle. */
import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';

export type { Swiper };

/** How a slideshow moves, the same for editor and page. */
export type Motion = {
	effect: 'slide' | 'fade';
	/** Milliseconds of a transition; 0 for those who prefer no motion. */
	speed: number;
	initialSlide: number;
};

/**
 * Starts the library on a container that holds `.swiper-wrapper` > `.swiper-slide`.
 *
 * @param container Element around the list of slides.
 * @param motion    How it moves.
 * @param options   What differs between editor and page.
 */
export const createSwiper = (
	container: HTMLElement,
	motion: Motion,
	options: ConstructorParameters< typeof Swiper >[ 1 ]
): Swiper =>
	new Swiper( container, {
		modules: [ EffectFade ],
		// Pictures of other proportions leave part of the frame empty: the one below must not show there.
		fadeEffect: { crossFade: true },
		...motion,
		...options,
	} );
