import { createBlock, type BlockConfiguration } from '@wordpress/blocks';
import { isOneOf, isRecord, toRecord, toRecords } from '@shared/guards';
import { isTransient, normalise, parseId, withPictures } from './attributes';
import type { Attributes, Picture } from './types';

const ALIGNMENTS = [ 'center', 'wide', 'full' ];

/** Text of a plain attribute or of core's rich text value. */
const toText = ( value: unknown ): string =>
	typeof value === 'string' || isRecord( value ) ? String( value ) : '';

/**
 * Makes a picture of one of another block.
 *
 * @param image Attributes of an image block, or a record of a gallery's or slideshow's `images`.
 * @return The picture, or null when it is being uploaded or has no number or no address.
 */
function toPicture( image: unknown ): Picture | null {
	const { alt, href, id, link, linkDestination, url } = toRecord( image );
	const number = parseId( id );
	const address = toText( url );
	if ( number === null || address === '' || isTransient( address ) ) {
		return null;
	}
	const page =
		linkDestination === 'attachment' ? toText( href ) : toText( link );
	return {
		alt: toText( alt ),
		id: String( number ),
		url: address,
		...( page !== '' && { link: page } ),
	};
}

const toPictures = ( images: readonly unknown[] ): Picture[] =>
	images
		.map( toPicture )
		.filter( ( picture ): picture is Picture => picture !== null );

/** The one value that all have, or undefined. */
function getCommon( values: unknown[] ): unknown {
	const [ first ] = values;
	return values.every( ( value ) => value === first ) ? first : undefined;
}

function createGallery( images: Picture[], from: Record< string, unknown > ) {
	const { align, columns, linkTo } = from;
	return createBlock( 'jetpack/tiled-gallery', {
		...withPictures( images ),
		...( isOneOf( ALIGNMENTS, align ) && { align } ),
		...( typeof columns === 'number' && { columns } ),
		...( isOneOf( [ 'media', 'attachment' ], linkTo ) && { linkTo } ),
	} );
}

/** Pictures of a gallery or slideshow: image blocks in it, or a list. */
function getPictures( attributes: unknown, innerBlocks: unknown ): Picture[] {
	const inner = toRecords( innerBlocks );
	return toPictures(
		inner.length > 0
			? inner.map( ( block ) => block.attributes )
			: toRecords( toRecord( attributes ).images )
	);
}

/** Where the picture of an image block leads. */
function getLink( { customLink, link, url }: Picture, linkTo: string ) {
	const href = { media: url, attachment: link, custom: customLink }[ linkTo ];
	return href ? { href, linkDestination: linkTo } : {};
}

const createImages = ( attributes: unknown, align?: string ) => {
	const { images, linkTo } = normalise( attributes );
	return images.map( ( picture ) => {
		const id = parseId( picture.id );
		return createBlock( 'core/image', {
			alt: picture.alt,
			url: picture.url,
			...( id !== null && { id } ),
			...( align && { align } ),
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

const listToTiled = ( attributes: unknown, innerBlocks: unknown ) =>
	createGallery(
		getPictures( attributes, innerBlocks ),
		toRecord( attributes )
	);

const tiledToGallery = ( attributes: unknown ) => {
	const { align, columns, linkTo } = normalise( attributes );
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
	const { align, images } = normalise( attributes );
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
			blocks: [ 'core/gallery', 'jetpack/slideshow' ],
			isMatch: ( attributes: unknown, block: unknown ) =>
				getPictures(
					attributes,
					isRecord( block ) && block.innerBlocks
				).length > 0,
			transform: listToTiled,
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
