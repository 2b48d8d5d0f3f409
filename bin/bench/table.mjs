/** Tables that were printed, as Markdown; docs/performance.md is written from them. */
let printed = [];

const toRow = ( cells ) => `| ${ cells.join( ' | ' ) } |`;

/** A table as Markdown; the first column on the left, the others on the right. */
const toMarkdown = ( head, body ) => [
	toRow( head ),
	`|${ head.map( ( cell, index ) => ( index ? '---:' : '---' ) ).join( '|' ) }|`,
	...body.map( toRow ),
];

/**
 * Prints a table; the first column on the left, the others on the right.
 *
 * @param {string[]}   head Heads of the columns.
 * @param {string[][]} body Rows.
 */
export function printTable( head, body ) {
	printed.push( toMarkdown( head, body ) );
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

/**
 * Takes the tables that were printed since it was called last.
 *
 * @return {string[]} Lines of Markdown, an empty one between tables.
 */
export function takeTables() {
	const lines = printed.flatMap( ( table, index ) =>
		index ? [ '', ...table ] : table
	);
	printed = [];
	return lines;
}
