import { getRatio } from '../attributes';
import type { Picture, Rows } from '../types';

const GAP = 4; // px, between rows and columns
/** A usual width of contents; how much the gaps weigh against it hardly shows. */
const WIDTH = 640; // px

/**
 * Widths with which the columns of a row are of one height.
 *
 * @param row Images per column.
 * @return Per cent per column.
 */
function getRowWidths( row: readonly Picture[][] ): number[] {
	const columns = row.map( ( pictures ) => ( {
		// Height of the column for each pixel of its width.
		steepness: pictures.reduce(
			( sum, picture ) => sum + 1 / getRatio( picture ),
			0
		),
		gaps: Math.max( 0, pictures.length - 1 ) * GAP,
	} ) );
	const filled = columns.filter( ( { steepness } ) => steepness > 0 );
	const free = WIDTH - ( columns.length - 1 ) * GAP;
	const height =
		( free +
			filled.reduce(
				( sum, { gaps, steepness } ) => sum + gaps / steepness,
				0
			) ) /
		filled.reduce( ( sum, { steepness } ) => sum + 1 / steepness, 0 );
	return columns.map( ( { gaps, steepness } ) =>
		steepness > 0
			? Math.max( 0, ( ( height - gaps ) / steepness / free ) * 100 )
			: 0
	);
}

/**
 * Widths of all columns, as they are stored.
 *
 * @param rows Images per row and column.
 * @return Per cent, as text with five decimals.
 */
export const getWidths = ( rows: Rows< Picture > ): string[][] =>
	rows.map( ( row ) =>
		getRowWidths( row ).map( ( width ) => width.toFixed( 5 ) )
	);
