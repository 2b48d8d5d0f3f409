import type { Shape } from './mosaic';

/**
 * Shape of the one row of the columns layout: pictures fill columns in order, so that the
 * columns have about the same sum of ratios.
 *
 * @param ratios  Width to height of the pictures in order.
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
 * Shapes of rows of tiles of one size: the first row holds what is left over.
 *
 * @param total   Number of pictures.
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
