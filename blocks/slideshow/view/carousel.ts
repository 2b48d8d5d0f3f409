/** The carousel pattern of the ARIA authoring practices on top of Swiper. */
import type { Cleanup } from '../../../shared/view/init-blocks';
import { loadSheet } from '../../../shared/view/style-sheet';
import type * as Library from '../swiper';
import { fillPagination, makeButton } from './controls';
import type { Rotation } from './rotation';
import { fill, readSettings, type Settings } from './settings';

const SPEED = 400; // milliseconds of a transition

/** Requested at once, while the library is still loading. */
const styles = loadSheet( 'blocks/slideshow/carousel' );

/** Replaces a list element by a `div`: a list may not have the roles of the ARIA carousel pattern. */
function toDiv( element: Element, role: string ): HTMLElement {
	const div = document.createElement( 'div' );
	div.className = element.className;
	div.setAttribute( 'role', role );
	div.append( ...element.childNodes );
	element.replaceWith( div );
	return div;
}

/** Converts the list items to labeled slides. */
function makeSlides( list: Element, texts: Settings[ 'texts' ] ) {
	const wrapper = toDiv( list, 'group' );
	const slides = [ ...wrapper.children ]
		.filter( ( item ) => item.classList.contains( 'swiper-slide' ) )
		.map( ( item ) => toDiv( item, 'group' ) );
	slides.forEach( ( slide, index ) => {
		slide.setAttribute( 'aria-roledescription', texts.slide );
		slide.setAttribute(
			'aria-label',
			fill( texts.position, index + 1, slides.length )
		);
	} );
	wrapper.setAttribute( 'aria-atomic', 'false' );
	wrapper.setAttribute( 'aria-live', 'polite' );
	return { wrapper, slides };
}

/** Returns the slide to which the list was scrolled before. */
const getScrolledTo = ( list: Element, total: number ): number =>
	Math.min(
		Math.round( Math.abs( list.scrollLeft ) / ( list.clientWidth || 1 ) ),
		total - 1
	);

/** Hides all other slides from keyboard and screen readers, and loads the neighboring images. */
function showSlide( slides: HTMLElement[], current: number ): void {
	const total = slides.length;
	slides.forEach( ( slide, index ) => {
		// Some assistive technology does not support `inert`.
		slide.inert = index !== current;
		slide.ariaHidden = index === current ? null : 'true';
		const distance = Math.abs( index - current );
		if ( distance < 2 || distance === total - 1 ) {
			// The frame clips them, so lazy loading would wait until they slide in.
			slide
				.querySelectorAll( 'img' )
				.forEach( ( image ) => ( image.loading = 'eager' ) );
		}
	} );
}

/** Loads an optional part; null if it is not needed or fails to load. The slides work without it. */
const fetchIf = async < Part >(
	isWanted: boolean,
	fetchPart: () => Promise< Part >
): Promise< Part | null > =>
	isWanted ? fetchPart().catch( () => null ) : null;

/**
 * Turns the list of slides into a carousel, after loading what its settings need.
 *
 * @return Stops it, on a page that removes the block.
 */
export async function mountCarousel(
	root: HTMLElement,
	{ createSwiper, fetchFade }: typeof Library
): Promise< Cleanup | void > {
	const container = root.querySelector< HTMLElement >(
		'.wp-block-jetpack-slideshow_container'
	);
	const list = container?.querySelector( '.swiper-wrapper' );
	const total = list?.querySelectorAll( ':scope > .swiper-slide' ).length;
	if ( ! container || ! list || ! total || total < 2 ) {
		return;
	}
	const settings = readSettings( root.dataset.mainstreetSlideshow );
	const { texts } = settings;
	const isStill = matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
	const [ fade, autoplay ] = await Promise.all( [
		fetchIf( settings.effect === 'fade', fetchFade ),
		fetchIf(
			settings.autoplay && ! isStill,
			() =>
				import(
					/* webpackChunkName: "slideshow-autoplay" */ './autoplay'
				)
		),
	] );
	if ( ! ( await styles ) ) {
		return;
	}
	const isRtl = getComputedStyle( container ).direction === 'rtl';
	const initialSlide = getScrolledTo( list, total );
	const { wrapper, slides } = makeSlides( list, texts );

	root.setAttribute( 'role', 'region' );
	root.setAttribute( 'aria-roledescription', texts.carousel );
	root.setAttribute( 'aria-label', texts.name );

	const previous = makeButton( 'button-prev', texts.previous, () =>
		swiper.slidePrev()
	);
	const next = makeButton( 'button-next', texts.next, () =>
		swiper.slideNext()
	);
	container
		.querySelectorAll( 'a[role="button"]' )
		.forEach( ( link ) => link.remove() );
	container.prepend( previous, next );
	const markCurrent = fillPagination(
		container.querySelector( '.wp-block-jetpack-slideshow_pagination' ),
		total,
		texts,
		( index ) => swiper.slideToLoop( index )
	);
	// Before the library measures: this ends the scrolling of the list.
	root.classList.add( 'is-carousel' );

	const swiper = createSwiper(
		container,
		{
			fade,
			initialSlide,
			speed: isStill ? 0 : SPEED,
		},
		{
			loop: true,
			loopPreventsSliding: false,
			threshold: 5,
			resizeObserver: false,
			updateOnWindowResize: false,
		}
	);
	// Swiper's own answer to a new size waits a frame and goes back to the slide that was
	// current then: a press in between would be lost.
	const sizes = new ResizeObserver( () => swiper.update() );
	sizes.observe( container );

	let rotation: Rotation | undefined;
	const update = () => {
		const current = swiper.realIndex;
		const isFocusLost = slides.some(
			( slide, index ) =>
				index !== current &&
				slide.contains( root.ownerDocument.activeElement )
		);
		showSlide( slides, current );
		markCurrent( current );
		rotation?.restart();
		if ( isFocusLost ) {
			next.focus( { preventScroll: true } );
		}
	};
	swiper.on( 'realIndexChange', update );
	update();

	root.addEventListener( 'keydown', ( event ) => {
		const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
		const step = { ArrowLeft: -1, ArrowRight: 1 }[ key ];
		if ( step && ! ( altKey || ctrlKey || metaKey || shiftKey ) ) {
			event.preventDefault();
			if ( step > 0 === isRtl ) {
				swiper.slidePrev();
			} else {
				swiper.slideNext();
			}
		}
	} );

	if ( autoplay ) {
		rotation = autoplay.startRotation( root, container, {
			delay: settings.delay * 1000,
			texts,
			advance: () => swiper.slideNext(),
			onMove: ( isMoving ) =>
				wrapper.setAttribute(
					'aria-live',
					isMoving ? 'off' : 'polite'
				),
		} );
	}
	return () => {
		sizes.disconnect();
		rotation?.stop();
		swiper.destroy();
	};
}
