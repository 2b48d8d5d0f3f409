import { isCropped, readFragment } from './state';
import { fill, type Settings } from './settings';

/** A slide in the player. */
export type Slide = {
	element: HTMLElement;
	media: HTMLImageElement | HTMLVideoElement;
	/** Undefined for an image. */
	video: HTMLVideoElement | undefined;
	/** Seconds; what a video's address asks for. */
	start: number;
	end: number;
};

/**
 * Makes slides of the list's entries.
 *
 * @param settings The story's.
 */
export function readSlides( list: Element, settings: Settings ): Slide[] {
	// It scrolls no more.
	for ( const name of [ 'role', 'tabindex', 'aria-label' ] ) {
		list.removeAttribute( name );
	}
	const slides = [
		...list.querySelectorAll< HTMLElement >( '.wp-story-slide' ),
	].flatMap( ( element ) => {
		const media = element.querySelector< Slide[ 'media' ] >( 'video, img' );
		if ( ! media ) {
			return [];
		}
		const video = 'play' in media ? media : undefined;
		return [
			{ element, media, video, ...readFragment( video?.src ?? '' ) },
		];
	} );
	slides.forEach( ( { element, video }, index ) => {
		element.setAttribute( 'role', 'group' );
		element.setAttribute( 'aria-roledescription', settings.texts.slide );
		element.setAttribute(
			'aria-label',
			fill( settings.texts.position, index + 1, slides.length )
		);
		if ( video ) {
			video.controls = false;
			video.volume = settings.volume;
			// A press on the image is the story's.
			video.disablePictureInPicture = true;
		}
	} );
	return slides;
}

/** What a slide shows, in words. */
export const getName = ( { media, video }: Slide ): string =>
	media.getAttribute( video ? 'aria-label' : 'alt' ) ?? '';

/**
 * Loads a slide. Called only for the current slide and the next one.
 *
 * @param isNow Whether it is shown.
 */
export function fetchSlide( slide: Slide, isNow: boolean ): void {
	const { media, video } = slide;
	if ( video ) {
		if ( isNow ) {
			video.preload = 'auto';
		} else if ( video.preload === 'none' ) {
			video.preload = 'metadata';
		}
	} else if ( media instanceof HTMLImageElement ) {
		media.loading = 'eager';
	}
}

/**
 * Tells when a slide can be seen: at once, or later. One that can't be had counts as seen, so that the story goes on.
 *
 * @param onReady Called with the milliseconds of a video, 0 for what has no time of its own; not at once.
 * @return Stops listening.
 */
export function whenReady(
	slide: Slide,
	onReady: ( duration: number ) => void
): () => void {
	const { media, video, start, end } = slide;
	const tell = () => {
		const length = Math.min( end, video?.duration || 0 ) - start;
		// A live stream has no end.
		onReady( length > 0 && length < Infinity ? length * 1000 : 0 );
	};
	const isThere = video
		? video.readyState > 0 || video.error
		: media instanceof HTMLImageElement && media.complete;
	const ready = video ? 'loadedmetadata' : 'load';
	if ( isThere ) {
		tell();
		return () => {};
	}
	media.addEventListener( ready, tell );
	media.addEventListener( 'error', tell );
	return () => {
		media.removeEventListener( ready, tell );
		media.removeEventListener( 'error', tell );
	};
}

/**
 * Fits a slide into the frame: to its edges where little is lost, before a blurred copy of itself elsewhere. Of an image that could
 * not be had the words are shown.
 *
 * @param settings The story's.
 */
export function fitSlide(
	{ element, media, video }: Slide,
	frame: HTMLElement,
	settings: Settings
): void {
	const image = media instanceof HTMLImageElement ? media : undefined;
	const width = image?.naturalWidth || video?.videoWidth || media.width;
	const height = image?.naturalHeight || video?.videoHeight || media.height;
	element.classList.toggle(
		'is-lost',
		Boolean( image?.complete && ! image.naturalWidth )
	);
	if ( ! width || ! height || ! frame.clientHeight ) {
		return;
	}
	const isFilling = isCropped(
		width / height,
		frame.clientWidth / frame.clientHeight,
		settings.cropUpTo
	);
	element.classList.toggle( 'is-cropped', isFilling );
	const picture = image?.currentSrc || video?.poster;
	if ( settings.blurredBackground && picture && ! isFilling ) {
		element.style.setProperty(
			'--wp-story-picture',
			`url(${ JSON.stringify( picture ) })`
		);
	}
}
