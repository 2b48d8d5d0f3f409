import { createBlock, type BlockConfiguration } from '@wordpress/blocks';
import {
	readMark,
	readPictures,
	withImages,
} from '@shared/alternative-text/decorative';
import { isRecord, toRecord, type UnknownRecord } from '@shared/guards';
import { parseId } from '@shared/uploads/attachment';
import { normalize } from './attributes';
import type { Attributes, Slide } from './types';

const ALIGNMENTS = [ 'center', 'wide', 'full' ];

/** Converts an attribute, a number or core's rich text value to a text. */
function toText( value: unknown ): string {
	if ( typeof value === 'string' ) {
		return value;
	}
	if ( typeof value === 'number' ) {
		return String( value );
	}
	return isRecord( value ) ? String( value ) : '';
}

/**
 * Converts an image of another block to a slide.
 *
 * @param image Attributes of an image block, or a record of a gallery's `images`.
 * @param link  Address the image leads to, if it is one that somebody chose.
 * @return The slide, or null when the image has no number or no address.
 */
function toSlide( image: unknown, link: unknown ): Slide | null {
	if ( ! isRecord( image ) ) {
		return null;
	}
	const id = parseId( image.id );
	const url = toText( image.url );
	if ( id === null || url === '' ) {
		return null;
	}
	const caption = toText( image.caption );
	return {
		alt: toText( image.alt ),
		id: String( id ),
		url,
		...( caption !== '' && { caption } ),
		...( typeof link === 'string' && link !== '' && { link } ),
		...readMark( image ),
	};
}

const isSlide = ( slide: Slide | null ): slide is Slide => slide !== null;

const imagesToSlides = ( images: readonly unknown[] ): Slide[] =>
	images
		.map( ( image ) => toSlide( image, isRecord( image ) && image.href ) )
		.filter( isSlide );

/** Returns the value that all items share, or undefined. */
function getCommon( values: unknown[] ): string | undefined {
	const [ first ] = values;
	return typeof first === 'string' &&
		values.every( ( value ) => value === first )
		? first
		: undefined;
}

function createSlideshow( images: Slide[], align: unknown, size: unknown ) {
	const attributes: Partial< Attributes > = withImages( images );
	if ( typeof align === 'string' && ALIGNMENTS.includes( align ) ) {
		attributes.align = align;
	}
	if ( typeof size === 'string' && size !== '' ) {
		attributes.sizeSlug = size;
	}
	return createBlock( 'jetpack/slideshow', attributes );
}

/**
 * Returns the link of an image of a gallery in the old format, or of a tiled gallery. Every image contains the URL of its attachment page,
 * which is used only if the gallery links to it.
 *
 * @param image  Record of the list.
 * @param linkTo What the gallery says, by core's names or those of its older versions.
 */
function getListedLink( image: UnknownRecord, linkTo: unknown ): unknown {
	switch ( linkTo ) {
		case 'media':
		case 'file':
			return image.fullUrl ?? image.url;
		case 'attachment':
		case 'post':
			return image.link;
		case 'custom':
			return image.customLink;
		default:
			return undefined;
	}
}

/** Returns the images of a gallery: its image blocks, or the list of the old format. */
function getGallerySlides(
	attributes: UnknownRecord,
	innerBlocks: unknown
): Slide[] {
	if ( Array.isArray( innerBlocks ) && innerBlocks.length > 0 ) {
		return imagesToSlides(
			innerBlocks.map(
				( block: unknown ) => isRecord( block ) && block.attributes
			)
		);
	}
	return readPictures( attributes )
		.map( ( image ) =>
			toSlide( image, getListedLink( image, attributes.linkTo ) )
		)
		.filter( isSlide );
}

/** Returns the slides and the size of a slideshow for transforms. */
function readSlideshow( attributes: unknown ) {
	const loose = toRecord( attributes );
	const { sizeSlug, align } = loose;
	return {
		slides: normalize( loose ).images,
		...( typeof sizeSlug === 'string' && { sizeSlug } ),
		...( typeof align === 'string' && { align } ),
	};
}

function createImage( slide: Slide, sizeSlug: string | undefined ) {
	const { alt, caption, link, url } = slide;
	const id = parseId( slide.id );
	return createBlock( 'core/image', {
		alt,
		url,
		...( id !== null && { id } ),
		...( caption && { caption } ),
		...( link && { href: link, linkDestination: 'custom' } ),
		...( sizeSlug && { sizeSlug } ),
		...readMark( slide ),
	} );
}

const imagesToSlideshow = ( attributes: unknown ) => {
	const images = Array.isArray( attributes )
		? attributes.filter( isRecord )
		: [];
	return createSlideshow(
		imagesToSlides( images ),
		getCommon( images.map( ( image ) => image.align ) ),
		getCommon( images.map( ( image ) => image.sizeSlug ) )
	);
};

const galleryToSlideshow = ( attributes: unknown, innerBlocks: unknown ) => {
	const loose = toRecord( attributes );
	return createSlideshow(
		getGallerySlides( loose, innerBlocks ),
		loose.align,
		loose.sizeSlug
	);
};

const slideshowToGallery = ( attributes: unknown ) => {
	const { slides, ...rest } = readSlideshow( attributes );
	return createBlock(
		'core/gallery',
		{ linkTo: 'none', ...rest },
		slides.map( ( slide ) => createImage( slide, rest.sizeSlug ) )
	);
};

const slideshowToImages = ( attributes: unknown ) => {
	const { slides, sizeSlug } = readSlideshow( attributes );
	return slides.length > 0
		? slides.map( ( slide ) => createImage( slide, sizeSlug ) )
		: [ createBlock( 'core/image' ) ];
};

export const transforms: NonNullable<
	BlockConfiguration< Attributes >[ 'transforms' ]
> = {
	from: [
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			isMatch: ( attributes: unknown ) =>
				Array.isArray( attributes ) &&
				imagesToSlides( attributes ).length > 0,
			transform: imagesToSlideshow,
		},
		{
			type: 'block',
			blocks: [ 'core/gallery', 'jetpack/tiled-gallery' ],
			isMatch: ( attributes: unknown, block: unknown ) =>
				isRecord( attributes ) &&
				getGallerySlides(
					attributes,
					isRecord( block ) && block.innerBlocks
				).length > 0,
			transform: galleryToSlideshow,
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: slideshowToGallery,
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			transform: slideshowToImages,
		},
	],
};
