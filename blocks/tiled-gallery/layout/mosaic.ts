/** Rows of the mosaic. The patterns determine how saved posts look: none may change. */

/** Number of images by column. */
export type Shape = readonly number[];

/** Input of a pattern. */
type Question = {
	/** Width divided by height of the remaining images. */
	left: readonly number[];
	/** Whether the alignment is wide or full. */
	isWide: boolean;
};

type Pattern = {
	shape: Shape;
	/** Number of previous rows that must not have had the pattern. */
	pause: number;
	fits: ( question: Question ) => boolean;
};

const isPortrait = ( ratio: number ) => ratio < 1;
const isLandscape = ( ratio: number ) => ratio >= 1 && ratio < 2;
const isSquarish = ( ratio: number ) => ratio >= 0.9 && ratio < 2;

/** Whether the next images have this order of portrait (P) and landscape (L). */
const isOrder = ( left: readonly number[], order: string ): boolean =>
	left.length >= order.length &&
	[ ...order ].every( ( kind, index ) => {
		const ratio = left[ index ] ?? 1;
		return kind === 'P' ? isPortrait( ratio ) : isLandscape( ratio );
	} );

const sumOf = ( left: readonly number[], count: number ): number =>
	left.slice( 0, count ).reduce( ( sum, ratio ) => sum + ratio, 0 );

function isTrio( left: readonly number[], isWide: boolean ): boolean {
	const sum = sumOf( left, 3 );
	return (
		left.length >= 3 &&
		left.length !== 4 &&
		left.length !== 6 &&
		( sum < 2.5 || ( sum < 5 && left[ 0 ] === left[ 2 ] ) || isWide )
	);
}

const PATTERNS: readonly Pattern[] = [
	{
		shape: [ 2, 1, 2 ],
		pause: 5,
		fits: ( { left } ) => left.length > 15 && isOrder( left, 'LLPLL' ),
	},
	{
		shape: [ 3, 1, 3 ],
		pause: 5,
		fits: ( { left } ) => left.length > 15 && isOrder( left, 'LLLPLLL' ),
	},
	{
		shape: [ 1, 2, 1 ],
		pause: 5,
		fits: ( { left } ) => left.length !== 5 && isOrder( left, 'PLLP' ),
	},
	{
		shape: [ 1, 3 ],
		pause: 3,
		fits: ( { left } ) => isOrder( left, 'PLLL' ),
	},
	{
		shape: [ 3, 1 ],
		pause: 3,
		fits: ( { left } ) => isOrder( left, 'LLLP' ),
	},
	{
		shape: [ 1, 2 ],
		pause: 3,
		fits: ( { left: [ first = 2, second = 0, third = 0 ] } ) =>
			first < 1.6 && isSquarish( second ) && isSquarish( third ),
	},
	{
		shape: [ 1, 1, 1, 1, 1 ],
		pause: 1,
		fits: ( { left, isWide } ) =>
			isWide &&
			( left.length === 5 ||
				( left.length > 6 && left.length !== 10 ) ) &&
			sumOf( left, 5 ) < 5,
	},
	{
		shape: [ 1, 1, 1, 1 ],
		pause: 1,
		fits: ( { left } ) => left.length > 5 && sumOf( left, 4 ) < 3.5,
	},
	{
		shape: [ 1, 1, 1, 1 ],
		pause: 0,
		fits: ( { left } ) => left.length === 4 && sumOf( left, 4 ) < 7,
	},
	{
		shape: [ 1, 1, 1 ],
		pause: 3,
		fits: ( { left, isWide } ) => isTrio( left, isWide ),
	},
	{
		shape: [ 2, 1 ],
		pause: 3,
		fits: ( { left: [ first = 0, second = 0, third = 2 ] } ) =>
			isSquarish( first ) && isSquarish( second ) && third < 1.6,
	},
	{
		shape: [ 1 ],
		pause: 0,
		fits: ( { left: [ first = 1 ] } ) => first >= 2,
	},
	{
		shape: [ 1, 1 ],
		pause: 0,
		fits: ( { left } ) => left.length > 3,
	},
];

const isSame = ( a: Shape, b: Shape ): boolean => `${ a }` === `${ b }`;

/**
 * Returns the shapes of the mosaic's rows.
 *
 * @param ratios Width to height of the images in order.
 * @param isWide Whether the gallery is aligned wide or full.
 */
export function getMosaic(
	ratios: readonly number[],
	isWide: boolean
): Shape[] {
	const rows: Shape[] = [];
	let left = ratios;
	while ( left.length > 0 ) {
		const question = { left, isWide };
		const pattern = PATTERNS.find(
			( { shape, pause, fits } ) =>
				fits( question ) &&
				! rows
					.slice( Math.max( 0, rows.length - pause ) )
					.some( ( row ) => isSame( row, shape ) )
		);
		const shape = pattern?.shape ?? left.map( () => 1 );
		rows.push( shape );
		left = left.slice( shape.reduce( ( sum, count ) => sum + count, 0 ) );
	}
	return rows;
}
