import { createBlock } from '@wordpress/blocks';
import { readMark } from '@shared/alternative-text/decorative';
import {
	isPositiveInteger,
	isRecord,
	toList,
	toRecord,
	toRecords,
	toText,
	type UnknownRecord,
} from '@shared/guards';
import { normalize } from './attributes';
import type { ComparedImage } from './types';

const ALIGNMENTS = [ 'wide', 'full' ];

/** Returns the HTML of an attribute, or of core's rich text value. */
const toHtml = ( value: unknown ): string =>
	isRecord( value ) ? String( value ) : toText( value );

/** Converts an image block. Its width is set by the author, not that of the file. */
function toImage( image: UnknownRecord ): ComparedImage {
	const { id, url, alt } = image;
	return {
		...( isPositiveInteger( id ) && { id } ),
		url: toText( url ),
		alt: toText( alt ),
		...readMark( image ),
	};
}

/** Returns the image blocks of a gallery. */
const getImages = ( innerBlocks: unknown ): UnknownRecord[] =>
	toRecords( innerBlocks )
		.filter( ( { name } ) => name === 'core/image' )
		.map( ( { attributes } ) => toRecord( attributes ) );

const isPair = ( images: readonly UnknownRecord[] ): boolean =>
	images.length === 2 && images.every( ( { url } ) => toText( url ) !== '' );

/** Creates the block from two images; their captions are joined. */
function compare(
	images: readonly UnknownRecord[],
	captions: readonly unknown[],
	align: unknown
) {
	const [ before = {}, after = {} ] = images;
	const caption = captions.map( toHtml ).filter( Boolean ).join( ' · ' );
	return createBlock( 'jetpack/image-compare', {
		imageBefore: toImage( before ),
		imageAfter: toImage( after ),
		...( caption && { caption } ),
		...( ALIGNMENTS.includes( toText( align ) ) && { align } ),
	} );
}

function separate( attributes: unknown ) {
	const loose = toRecord( attributes );
	const { imageBefore, imageAfter, caption } = normalize( loose );
	const images = [ imageBefore, imageAfter ]
		.filter( ( { url } ) => url )
		.map( ( { id, url, alt, ...image }, index ) =>
			createBlock( 'core/image', {
				...( id && { id } ),
				url,
				alt,
				...readMark( image ),
				...( index === 0 && caption && { caption } ),
				...( ALIGNMENTS.includes( toText( loose.align ) ) && {
					align: loose.align,
				} ),
			} )
		);
	return images.length > 0 ? images : [ createBlock( 'core/image' ) ];
}

export const transforms = {
	from: [
		{
			type: 'block' as const,
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			isMatch: ( attributes: unknown ) =>
				isPair( toRecords( attributes ) ),
			transform: ( attributes: unknown ) => {
				const images = toRecords( attributes );
				const [ first, second ] = images;
				return compare(
					images,
					images.map( ( { caption } ) => caption ),
					first?.align === second?.align && first?.align
				);
			},
		},
		{
			type: 'block' as const,
			blocks: [ 'core/gallery' ],
			isMatch: ( _: unknown, gallery?: unknown ) =>
				isPair( getImages( toRecord( gallery ).innerBlocks ) ),
			transform: ( attributes: unknown, innerBlocks?: unknown ) => {
				const images = getImages( toList( innerBlocks ) );
				const { align, caption } = toRecord( attributes );
				return compare(
					images,
					[ ...images.map( ( image ) => image.caption ), caption ],
					align
				);
			},
		},
	],
	to: [
		{
			type: 'block' as const,
			blocks: [ 'core/image' ],
			transform: separate,
		},
	],
};
