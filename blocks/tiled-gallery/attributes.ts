import { readMark, readPictures } from '@shared/alternative-text/decorative';
import {
	clamp,
	isFiniteNumber,
	isOneOf,
	toRecord,
	toRecords,
	toText,
} from '@shared/guards';
import {
	FILTERS,
	LAYOUTS,
	LINK_TARGETS,
	type Filter,
	type Layout,
	type LinkTarget,
	type Picture,
	type Saved,
} from './types';

export const MAX_COLUMNS = 20;
export const DEFAULT_COLUMNS = 3;
export const MAX_CORNERS = 20; // px

/**
 * Parses a width or height.
 *
 * @param size Number, or text as it stands in markup.
 * @return Pixels, or null for what is none.
 */
export function parseSize( size: unknown ): number | null {
	const number =
		typeof size === 'string' && size.trim() !== '' ? Number( size ) : size;
	return isFiniteNumber( number ) && number > 0 ? number : null;
}

/** Returns width divided by height of an image; 1 if unknown. */
export function getRatio( picture: Picture ): number {
	const width = parseSize( picture.width );
	const height = parseSize( picture.height );
	const ratio = width && height ? width / height : 1;
	return Number.isFinite( ratio ) && ratio > 0 ? ratio : 1;
}

/** Returns the layout of the last matching class, which also wins in the style sheet. */
export function getLayout( className: unknown ): Layout {
	const names = toText( className ).match( /(?<=^|\s)is-style-\S+/g ) ?? [];
	const layouts = names
		.map( ( name ) => name.slice( 'is-style-'.length ) )
		.filter( ( name ): name is Layout => isOneOf( LAYOUTS, name ) );
	return layouts.at( -1 ) ?? 'rectangular';
}

/**
 * Returns the number of columns.
 *
 * @param columns Number as stored.
 * @param total   Number of images.
 */
export const getColumns = ( columns: unknown, total: number ): number =>
	isFiniteNumber( columns ) && columns >= 1
		? clamp( Math.floor( columns ), 1, MAX_COLUMNS )
		: Math.min( DEFAULT_COLUMNS, Math.max( total, 1 ) );

/** Reads a stored image; numbers of the markup are texts. */
function readPicture( image: Record< string, unknown > ): Picture {
	const picture: Picture = {
		alt: toText( image.alt ),
		...readMark( image ),
	};
	for ( const key of [ 'link', 'url', 'src', 'customLink' ] as const ) {
		const value = image[ key ];
		if ( typeof value === 'string' ) {
			picture[ key ] = value;
		}
	}
	for ( const key of [ 'height', 'id', 'width' ] as const ) {
		const value = image[ key ];
		if ( typeof value === 'string' || typeof value === 'number' ) {
			picture[ key ] = value;
		}
	}
	return picture;
}

/**
 * Reads how the saved markup arranges the images.
 *
 * @param saved Attribute of that name.
 * @return Null for a block that has not been saved yet.
 */
export function readSaved( saved: unknown ): Saved | null {
	const [ root ] = toRecords( saved );
	if ( ! root ) {
		return null;
	}
	const align = /(?<=^|\s)align(center|wide|full)(?=\s|$)/.exec(
		toText( root.className )
	);
	return {
		layout: getLayout( root.className ),
		align: align?.[ 1 ] ?? '',
		rows: toRecords( root.rows ).map( ( row ) =>
			toRecords( row.columns ).map( ( column ) =>
				toRecords( column.images ).map( ( image ) =>
					toText( image.url )
				)
			)
		),
	};
}

/** Normalized attributes. */
export type Gallery = {
	align: string;
	layout: Layout;
	columns: number;
	columnWidths: unknown[];
	filter: Filter | undefined;
	images: Picture[];
	linkTo: LinkTarget;
	corners: number;
	saved: Saved | null;
};

/**
 * Normalizes stored attributes; invalid values fall back to the default.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export function normalize( attributes: unknown ): Gallery {
	const loose = toRecord( attributes );
	const images = readPictures( loose ).map( readPicture );
	const layout = getLayout( loose.className );
	const { imageFilter, linkTo, roundedCorners } = loose;
	return {
		align: toText( loose.align ),
		layout,
		columns: getColumns( loose.columns, images.length ),
		columnWidths: Array.isArray( loose.columnWidths )
			? loose.columnWidths
			: [],
		filter: isOneOf( FILTERS, imageFilter ) ? imageFilter : undefined,
		images,
		linkTo: isOneOf( LINK_TARGETS, linkTo ) ? linkTo : 'none',
		corners:
			isFiniteNumber( roundedCorners ) && layout !== 'circle'
				? clamp( roundedCorners, 0, MAX_CORNERS )
				: 0,
		saved: readSaved( loose.saved ),
	};
}
