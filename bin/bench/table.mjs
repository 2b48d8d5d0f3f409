/**
 * Prints a table; the first column on the left, the others on the right.
 *
 * @param {string[]}   head Heads of the columns.
 * @param {string[][]} body Rows.
 */
export function printTable( head, body ) {
	const widths = head.map( ( cell, index ) =>
		Math.max( cell.length, ...body.map( ( row ) => row[ index ].length ) )
	);
	for ( const row of [ head, ...body ] ) {
		console.log(
			row
				.map( ( cell, index ) =>
					index
						? cell.padStart( widths[ index ] )
						: cell.padEnd( widths[ 0 ] )
				)
				.join( '  ' )
		);
	}
}
