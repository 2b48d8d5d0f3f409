import { getRatio, type Gallery } from '../attributes';
import type { Picture, Rows } from '../types';
import { getMosaic, type Shape } from './mosaic';

/**
 * Returns the shape of the single row of the columns layout: images fill the columns in order, so that the columns have about the same sum
 * of ratios.
 *
 * @param ratios  Width to height of the images in order.
 * @param columns Number of columns.
 */
export function getColumnShape(
	ratios: readonly number[],
	columns: number
): Shape {
	if ( ratios.length <= columns ) {
		return ratios.map( () => 1 );
	}
	const target = ratios.reduce( ( sum, ratio ) => sum + ratio, 0 ) / columns;
	const shape: number[] = [];
	let next = 0;
	let sum = 0;
	for ( let column = 1; column < columns; column++ ) {
		const first = next;
		while ( next < ratios.length && sum <= column * target ) {
			sum += ratios[ next ] ?? 1;
			next++;
		}
		shape.push( next - first );
	}
	return [ ...shape, ratios.length - next ];
}

/**
 * Returns the shapes of rows of equal tiles: the first row contains the remainder.
 *
 * @param total   Number of images.
 * @param columns Number of columns.
 */
export function getTileShapes( total: number, columns: number ): Shape[] {
	const rest = total % columns;
	const row = ( length: number ) => Array.from( { length }, () => 1 );
	const full = Array.from( { length: Math.floor( total / columns ) }, () =>
		row( columns )
	);
	return rest > 0 ? [ row( rest ), ...full ] : full;
}

/** Whether the columns of a layout have individual widths. */
export const hasWidths = ( { layout }: Pick< Gallery, 'layout' > ): boolean =>
	layout === 'rectangular' || layout === 'columns';

function getShapes( { align, layout, columns, images }: Gallery ): Shape[] {
	const ratios = images.map( getRatio );
	switch ( layout ) {
		case 'rectangular':
			return getMosaic( ratios, align === 'wide' || align === 'full' );
		case 'columns':
			return [ getColumnShape( ratios, columns ) ];
		default:
			return getTileShapes( images.length, columns );
	}
}

/** Whether the columns layout still has the number of columns it was saved with. */
function hasSavedColumns( gallery: Gallery, row: Rows< string >[ number ] ) {
	const [ shape = [] ] = getShapes( gallery );
	return (
		row.length === shape.length ||
		// Other plugins leave out empty columns.
		row.length === shape.filter( ( count ) => count > 0 ).length
	);
}

/**
 * Returns the shapes of the saved markup, while the attributes that determine them are unchanged: releases and servers arranged images
 * slightly differently, and a post that is only opened must not change.
 */
function getSavedShapes( gallery: Gallery ): Shape[] | null {
	const { align, images, layout, saved } = gallery;
	if (
		! saved ||
		! hasWidths( gallery ) ||
		saved.layout !== layout ||
		saved.align !== align
	) {
		return null;
	}
	const urls = saved.rows.flat( 2 );
	const isSame =
		urls.length === images.length &&
		images.every( ( { url = '' }, index ) => url === urls[ index ] );
	const [ row = [] ] = saved.rows;
	if (
		! isSame ||
		( layout === 'columns' &&
			! ( saved.rows.length === 1 && hasSavedColumns( gallery, row ) ) )
	) {
		return null;
	}
	return saved.rows.map( ( columns ) =>
		columns.map( ( column ) => column.length )
	);
}

/** Whether the gallery is laid out as in the post that was opened. */
export const isAsSaved = ( gallery: Gallery ): boolean =>
	getSavedShapes( gallery ) !== null;

/** Puts the images into rows and columns. */
export function getRows( gallery: Gallery ): Rows< Picture > {
	let next = 0;
	return ( getSavedShapes( gallery ) ?? getShapes( gallery ) ).map(
		( shape ) =>
			shape.map( ( count ) => {
				const from = next;
				next += count;
				return gallery.images.slice( from, next );
			} )
	);
}
