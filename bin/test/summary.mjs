/** The one table at the end of `npm test`. */

/** @typedef {{name: string, passed: number, failed: number, skipped: number, seconds: number, remarks?: string[]}} Result */

/**
 * The table and the closing line.
 *
 * @param {Result[]} results One per step.
 * @param {number}   total   What all took; some steps run beside each other.
 * @return {string} Text to print.
 */
export function formatSummary( results, total ) {
	const width = Math.max( 4, ...results.map( ( { name } ) => name.length ) );
	const row = ( name, ...cells ) =>
		`${ name.padEnd( width ) }  ${ cells
			.map( ( cell ) => String( cell ).padStart( 7 ) )
			.join( '  ' ) }`;
	const sum = ( key ) =>
		results.reduce( ( all, result ) => all + result[ key ], 0 );
	const skipped = sum( 'skipped' );
	return [
		row( 'step', 'result', 'passed', 'failed', 'seconds' ),
		...results.map( ( { name, passed, failed, seconds } ) =>
			row( name, failed ? 'FAILED' : 'ok', passed, failed, seconds )
		),
		row( 'all', '', '', '', total ),
		// What failed, or passed at the second try only, once more: it stands far above.
		...results.flatMap( ( { name, remarks = [] } ) =>
			remarks.map( ( remark ) => `${ name }: ${ remark }` )
		),
		'',
		`${ sum( 'passed' ) } passed, ${ sum( 'failed' ) } failed${
			skipped ? `, ${ skipped } skipped` : ''
		}`,
	].join( '\n' );
}
