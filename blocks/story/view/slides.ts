import { isCropped, readFragment } from './state';
import { fill, type Settings } from './settings';

/** A slide in the player. */
export type Slide = {
	element: HTMLElement;
	media: HTMLImageElement | HTMLVideoElement;
	/** Undefined for an image. */
	video: HTMLVideoElement | undefined;
	/** Start and end in seconds, from the fragment of a video's URL. */
	start: number;
	end: number;
};

/**
 * Creates slides from the list items.
 *
 * @param settings The story's.
 */
export function readSlides( list: Element, settings: Settings ): Slide[] {
	// The list is no longer scrollable.
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
			// Clicks on the video belong to the story.
			video.disablePictureInPicture = true;
		}
	} );
	return slides;
}

/** Returns the accessible name of a slide. */
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
 * Reports when a slide has loaded. An error counts as loaded, so that the story continues.
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
 * Fits a slide into the frame: it fills the frame if little is cut off; otherwise it is shown whole above a blurred copy. If an image
 * failed to load, its alternative text is shown.
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
