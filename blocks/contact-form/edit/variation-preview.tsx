import { Path, SVG } from '@wordpress/primitives';

const bar = ( x: number, y: number, width: number, height: number ): string =>
	`M${ x } ${ y }h${ width }v${ height }h-${ width }z`;

/** Draws an outlined box: the inner path runs in the opposite direction, which leaves the middle empty. */
const box = ( x: number, y: number, width: number, height: number ): string =>
	`${ bar( x, y, width, height ) }m.5.5v${ height - 1 }h${ width - 1 }v-${ height - 1 }z`;

const star = ( x: number, y: number ): string =>
	`M${ x } ${ y + 1.5 }l1.5-1.5 1.5 1.5-1.5 1.5z`;

/** Parts of a form: height and drawing, on a grid of 24 × 24. */
const ROWS = {
	field: [ 3, ( y: number ) => box( 3, y, 18, 3 ) ],
	area: [ 6, ( y: number ) => box( 3, y, 18, 6 ) ],
	button: [ 3, ( y: number ) => bar( 3, y, 8, 3 ) ],
	choice: [
		2,
		( y: number ) => box( 3, y, 2, 2 ) + bar( 6, y + 0.7, 9, 0.6 ),
	],
	days: [
		6,
		( y: number ) =>
			box( 3, y, 18, 6 ) +
			[ 5, 8, 11, 14, 17 ]
				.map(
					( x ) => bar( x, y + 1.5, 2, 1 ) + bar( x, y + 3.5, 2, 1 )
				)
				.join( '' ),
	],
	stars: [
		3,
		( y: number ) =>
			[ 3, 7, 11, 15 ].map( ( x ) => star( x, y ) ).join( '' ),
	],
	steps: [
		1,
		( y: number ) =>
			bar( 3, y, 5, 1 ) + box( 9.5, y, 5, 1.01 ) + box( 16, y, 5, 1.01 ),
	],
} as const;

type Row = keyof typeof ROWS;

const FORMS: Record< string, readonly Row[] > = {
	'contact-form': [ 'field', 'field', 'area', 'button' ],
	'newsletter-form': [ 'field', 'button' ],
	'rsvp-form': [ 'field', 'choice', 'choice', 'button' ],
	'registration-form': [ 'field', 'field', 'field', 'choice', 'button' ],
	'appointment-form': [ 'field', 'days', 'button' ],
	'feedback-form': [ 'stars', 'area', 'button' ],
	multistep: [ 'steps', 'field', 'field', 'button' ],
};

/** Distance between two parts. */
const GAP = 1.5;

/**
 * Renders a small preview of a form variation.
 *
 * @param name Name of the variation; an unknown one looks like a contact form.
 */
export function getVariationPreview( name: string ) {
	const rows = FORMS[ name ] ?? [ 'field', 'field', 'area', 'button' ];
	const height = rows.reduce(
		( sum: number, row ) => sum + ROWS[ row ][ 0 ] + GAP,
		-GAP
	);
	let y = ( 24 - height ) / 2;
	let fields = '';
	let accents = '';
	for ( const row of rows ) {
		const path = ROWS[ row ][ 1 ]( y );
		if ( row === 'button' || row === 'stars' ) {
			accents += path;
		} else {
			fields += path;
		}
		y += ROWS[ row ][ 0 ] + GAP;
	}
	return (
		<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
			<Path d={ fields } fill="#757575" />
			<Path d={ accents } fill="var(--wp-admin-theme-color, #3858e9)" />
		</SVG>
	);
}
