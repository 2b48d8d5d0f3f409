/** Two ways of the same thing, measured in turn: what disturbs the machine disturbs both. */

/**
 * The value in the middle.
 *
 * @param {number[]} values Numbers, at least one.
 */
export const median = ( values ) =>
	[ ...values ].sort( ( a, b ) => a - b )[ Math.floor( values.length / 2 ) ];

/**
 * Measures with and without the plugin, each as often first as second.
 *
 * @template T
 * @param {number}                                      runs    How often each.
 * @param {number}                                      warmUp  Runs before those that count.
 * @param {( way: 'with' | 'without' ) => Promise< T >} measure One run.
 * @return {Promise<{with: T[], without: T[]}>} What was measured.
 */
export async function measureInTurn( runs, warmUp, measure ) {
	const found = { with: [], without: [] };
	for ( let run = 0; run < runs + warmUp; run++ ) {
		const ways = [ 'without', 'with' ];
		for ( const way of run % 2 ? ways : ways.reverse() ) {
			const value = await measure( way );
			if ( run >= warmUp ) {
				found[ way ].push( value );
			}
		}
	}
	return found;
}

/**
 * How a number with the plugin stands to the one without.
 *
 * @param {{with: Object[], without: Object[]}} found Of measureInTurn().
 * @param {string}                              key   Which of its numbers.
 * @return {{with: number, without: number, ratio: number}} Medians, and the median of the ratios of
 *   neighbouring runs.
 */
export function compare( found, key ) {
	const pick = ( way ) => found[ way ].map( ( each ) => each[ key ] );
	const without = pick( 'without' );
	return {
		with: median( pick( 'with' ) ),
		without: median( without ),
		ratio: median(
			pick( 'with' ).map( ( value, index ) => value / without[ index ] )
		),
	};
}
