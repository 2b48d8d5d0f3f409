import { createBlock, type BlockConfiguration } from '@wordpress/blocks';
import {
	readMark,
	readPictures,
	withImages,
} from '@shared/alternative-text/decorative';
import { isOneOf, isRecord, toRecord, toRecords } from '@shared/guards';
import { isTransient, parseId } from '@shared/uploads/attachment';
import { normalize } from './attributes';
import { isOfFile } from './file-name';
import type { Attributes, LinkTarget, Picture } from './types';

const ALIGNMENTS = [ 'center', 'wide', 'full' ];

/** Text of a plain attribute or of core's rich text value. */
const toText = ( value: unknown ): string =>
	typeof value === 'string' || isRecord( value ) ? String( value ) : '';

/** Core's galleries have these names, its older ones those of classic galleries. */
const TARGETS: ReadonlyMap< string, LinkTarget > = new Map( [
	[ 'media', 'media' ],
	[ 'file', 'media' ],
	[ 'attachment', 'attachment' ],
	[ 'post', 'attachment' ],
] as const );

/** An image of another block with the link that it has there. */
type Linked = {
	picture: Picture;
	/** Where the image leads; '' for nowhere. */
	href: string;
	/** What is there: its file, its page, or an address that somebody chose. */
	kind: LinkTarget;
};

/** Where an image of another block leads. A link that is called a file and is none of this image is an address like any other. */
function readLink( image: unknown, url: string ): Omit< Linked, 'picture' > {
	const { href, linkDestination } = toRecord( image );
	const address = toText( href );
	const named = TARGETS.get( toText( linkDestination ) ) ?? 'custom';
	if ( address === '' ) {
		return { href: '', kind: 'none' };
	}
	return {
		href: address,
		kind:
			named === 'media' && ! isOfFile( url, address ) ? 'custom' : named,
	};
}

/**
 * Makes an image of one of another block.
 *
 * @param image Attributes of an image block, or a record of a gallery's or slideshow's `images`.
 * @return The image, or null when it is being uploaded or has no number or no address.
 */
function toPicture( image: unknown ): Linked | null {
	const { alt, id, link, url } = toRecord( image );
	const number = parseId( id );
	const address = toText( url );
	if ( number === null || address === '' || isTransient( address ) ) {
		return null;
	}
	const { href, kind } = readLink( image, address );
	const page = kind === 'attachment' ? href : toText( link );
	return {
		picture: {
			alt: toText( alt ),
			id: String( number ),
			// What the link led to is the image's own file; what an image block shows is a smaller copy.
			url: kind === 'media' ? href : address,
			...( page !== '' && { link: page } ),
			...readMark( toRecord( image ) ),
		},
		href,
		kind,
	};
}

const toPictures = ( images: readonly unknown[] ): Linked[] =>
	images
		.map( toPicture )
		.filter( ( picture ): picture is Linked => picture !== null );

/** The one value that all have, or undefined. */
function getCommon< T >( values: readonly T[] ): T | undefined {
	const [ first ] = values;
	return values.every( ( value ) => value === first ) ? first : undefined;
}

/**
 * Where the images of a gallery lead so that each keeps its link, and none gets one that it had not.
 *
 * @param images The images with their links.
 * @param linkTo What the other gallery says.
 */
function getTarget( pictures: readonly Linked[], linkTo: unknown ): LinkTarget {
	const kinds = pictures.map( ( { kind } ) => kind );
	const linked = kinds.filter( ( kind ) => kind !== 'none' );
	const named = TARGETS.get( toText( linkTo ) );
	const isAsNamed =
		! linked.includes( 'custom' ) && new Set( linked ).size <= 1;
	if ( named && isAsNamed ) {
		return named;
	}
	return linked.length === 0 ? 'none' : ( getCommon( kinds ) ?? 'custom' );
}

function createGallery( linked: Linked[], from: Record< string, unknown > ) {
	const { align, columns } = from;
	const linkTo = getTarget( linked, from.linkTo );
	const images = linked.map( ( { href, picture } ) =>
		linkTo === 'custom' && href !== ''
			? { ...picture, customLink: href }
			: picture
	);
	return createBlock( 'jetpack/tiled-gallery', {
		...withImages( images ),
		...( isOneOf( ALIGNMENTS, align ) && { align } ),
		...( typeof columns === 'number' && { columns } ),
		...( linkTo !== 'none' && { linkTo } ),
	} );
}

/** An image of a gallery's older list, with the link that the gallery gives it. */
function readListed( image: Record< string, unknown >, linkTo: unknown ) {
	const linkDestination = TARGETS.get( toText( linkTo ) );
	const href = { media: image.fullUrl, attachment: image.link }[
		linkDestination === 'media' ? 'media' : 'attachment'
	];
	return { ...image, ...( linkDestination && { href, linkDestination } ) };
}

/** Images of a gallery: image blocks in it, or a list. */
function getPictures( attributes: unknown, innerBlocks: unknown ): Linked[] {
	const inner = toRecords( innerBlocks );
	const { images, linkTo } = toRecord( attributes );
	return toPictures(
		inner.length > 0
			? inner.map( ( block ) => block.attributes )
			: toRecords( images ).map( ( image ) =>
					readListed( image, linkTo )
				)
	);
}

/** Images of a slideshow, whose links are addresses that somebody chose. */
const getSlides = ( attributes: unknown ): Linked[] =>
	toPictures(
		readPictures( toRecord( attributes ) ).map(
			( { link, ...slide } ) => ( { ...slide, href: link } )
		)
	);

/** Where the image of an image block leads. */
function getLink( { customLink, link, url }: Picture, linkTo: string ) {
	const href = { media: url, attachment: link, custom: customLink }[ linkTo ];
	return href ? { href, linkDestination: linkTo } : {};
}

const createImages = ( attributes: unknown, align?: string ) => {
	const { images, linkTo } = normalize( attributes );
	return images.map( ( picture ) => {
		const id = parseId( picture.id );
		return createBlock( 'core/image', {
			alt: picture.alt,
			url: picture.url,
			...( id !== null && { id } ),
			...( align && { align } ),
			...readMark( picture ),
			...getLink( picture, linkTo ),
		} );
	} );
};

const imagesToTiled = ( attributes: unknown ) => {
	const images = toRecords( attributes );
	return createGallery( toPictures( images ), {
		align: getCommon( images.map( ( { align } ) => align ) ),
	} );
};

const galleryToTiled = ( attributes: unknown, innerBlocks: unknown ) =>
	createGallery(
		getPictures( attributes, innerBlocks ),
		toRecord( attributes )
	);

const tiledToGallery = ( attributes: unknown ) => {
	const { align, columns, linkTo } = normalize( attributes );
	return createBlock(
		'core/gallery',
		{
			imageCrop: true,
			// Core's galleries have eight columns at most.
			columns: Math.min( columns, 8 ),
			linkTo: linkTo === 'custom' ? 'none' : linkTo,
			...( isOneOf( ALIGNMENTS, align ) && { align } ),
		},
		createImages( attributes )
	);
};

const tiledToImages = ( attributes: unknown ) => {
	const { align, images } = normalize( attributes );
	return images.length > 0
		? createImages( attributes, align )
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
				toPictures( attributes ).length > 0,
			transform: imagesToTiled,
		},
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			isMatch: ( attributes: unknown, block: unknown ) =>
				getPictures(
					attributes,
					isRecord( block ) && block.innerBlocks
				).length > 0,
			transform: galleryToTiled,
		},
		{
			type: 'block',
			blocks: [ 'jetpack/slideshow' ],
			isMatch: ( attributes: unknown ) =>
				getSlides( attributes ).length > 0,
			transform: ( attributes: unknown ) =>
				createGallery( getSlides( attributes ), {
					align: toRecord( attributes ).align,
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: tiledToGallery,
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			transform: tiledToImages,
		},
	],
};
