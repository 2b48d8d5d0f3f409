/** The carousel pattern of the ARIA authoring practices on top of Swiper. */
import { createSwiper } from '../swiper';
import { fillPagination, makeButton } from './controls';
import { createRotation } from './rotation';
import { fill, readSettings, type Settings } from './settings';

const SPEED = 400; // milliseconds of a transition

/** Takes the place of a list element, which may not carry the pattern's roles. */
function toDiv( element: Element, role: string ): HTMLElement {
	const div = document.createElement( 'div' );
	div.className = element.className;
	div.setAttribute( 'role', role );
	div.append( ...element.childNodes );
	element.replaceWith( div );
	return div;
}

/** Makes named slides of the list items. */
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

/** Slide that was scrolled to before there was a carousel. */
const getScrolledTo = ( list: Element, total: number ): number =>
	Math.min(
		Math.round( Math.abs( list.scrollLeft ) / ( list.clientWidth || 1 ) ),
		total - 1
	);

/** Hides all slides but one from keyboard and screen readers, and fetches the pictures beside it. */
function showSlide( slides: HTMLElement[], current: number ): void {
	const total = slides.length;
	slides.forEach( ( slide, index ) => {
		// Not every tool that reads a page knows `inert`.
		slide.inert = index !== current;
		slide.ariaHidden = index === current ? null : 'true';
		const distance = Math.abs( index - current );
		if ( distance < 2 || distance === total - 1 ) {
			// The frame clips them, so that the browser would wait until they slide in.
			slide
				.querySelectorAll( 'img' )
				.forEach( ( image ) => ( image.loading = 'eager' ) );
		}
	} );
}

/**
 * Turns the list of slides into a carousel.
 *
 * @param root The block.
 */
export function mountCarousel( root: HTMLElement ): void {
	const container = root.querySelector< HTMLElement >(
		'.wp-block-jetpack-slideshow_container'
	);
	const list = container?.querySelector( '.swiper-wrapper' );
	const total = list?.querySelectorAll( ':scope > .swiper-slide' ).length;
	if ( ! container || ! list || ! total || total < 2 ) {
		return;
	}
	const { autoplay, delay, effect, texts } = readSettings(
		root.dataset.mainstreetSlideshow
	);
	const isStill = matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
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
	// Before the library measures: the list's own scrolling ends here.
	root.classList.add( 'is-carousel' );

	const swiper = createSwiper(
		container,
		{ effect, initialSlide, speed: isStill ? 0 : SPEED },
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
	new ResizeObserver( () => swiper.update() ).observe( container );

	const rotation = createRotation(
		delay * 1000,
		() => swiper.slideNext(),
		( isPlaying, isMoving ) => {
			pause.classList.toggle( 'is-playing', isPlaying );
			pause.setAttribute(
				'aria-label',
				isPlaying ? texts.pause : texts.play
			);
			wrapper.setAttribute( 'aria-live', isMoving ? 'off' : 'polite' );
		}
	);
	const pause = makeButton( 'button-pause', texts.pause, () =>
		rotation.isPlaying() ? rotation.stop() : rotation.play()
	);

	const update = () => {
		const current = swiper.realIndex;
		const isFocusLost = slides.some(
			( slide, index ) =>
				index !== current &&
				slide.contains( root.ownerDocument.activeElement )
		);
		showSlide( slides, current );
		markCurrent( current );
		rotation.restart();
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

	if ( autoplay && ! isStill ) {
		// First in the tab order, so that it can be stopped before anything else is read.
		container.prepend( pause );
		startRotation( root, pause, rotation );
	}
}

/** Runs the rotation and stops it as soon as somebody is at work in the carousel. */
function startRotation(
	root: HTMLElement,
	pause: HTMLElement,
	rotation: ReturnType< typeof createRotation >
): void {
	let isHeldByFocus = false;
	root.addEventListener( 'pointerenter', ( { pointerType } ) => {
		if ( pointerType === 'mouse' ) {
			rotation.hold( 'hover' );
		}
	} );
	root.addEventListener( 'pointerleave', () => rotation.release( 'hover' ) );
	pause.addEventListener( 'click', () => {
		isHeldByFocus = false;
	} );
	root.addEventListener( 'focusin', ( { target } ) => {
		if ( target !== pause ) {
			rotation.stop();
		} else if (
			pause.matches( ':focus-visible' ) &&
			rotation.isPlaying()
		) {
			// Held, not stopped: the button must still say and do what it did when it was reached.
			isHeldByFocus = true;
			rotation.hold( 'focus' );
		}
	} );
	root.addEventListener( 'focusout', ( { target } ) => {
		if ( target === pause ) {
			if ( isHeldByFocus ) {
				rotation.stop();
			}
			isHeldByFocus = false;
			rotation.release( 'focus' );
		}
	} );
	rotation.play();
}
