/** Many things at the same moment, and what happens to servers meanwhile. */

/**
 * Does something for each number, some at a time.
 *
 * @template T
 * @param {number}                        number  How many.
 * @param {number}                        clients How many at the same moment.
 * @param {(index: number) => Promise<T>} work    What is done.
 * @return {Promise<T[]>} Outcomes by number.
 */
export async function together( number, clients, work ) {
	const outcomes = [];
	let next = 0;
	const client = async () => {
		while ( next < number ) {
			const index = next++;
			outcomes[ index ] = await work( index );
		}
	};
	await Promise.all( Array.from( { length: clients }, client ) );
	return outcomes;
}

/**
 * Does something again and again while work goes on.
 *
 * @template T
 * @param {number}           ms    Pause between two times.
 * @param {() => any}        event What is done.
 * @param {() => Promise<T>} work  The work.
 * @return {Promise<T>} Its outcome.
 */
export function meanwhile( ms, event, work ) {
	const timer = setInterval( event, ms );
	return work().finally( () => clearInterval( timer ) );
}

/**
 * Kills a PHP process of one head after the other, while work goes on.
 *
 * @template T
 * @param {Object}           cluster The site.
 * @param {number}           ms      Pause between two.
 * @param {() => Promise<T>} work    The work.
 * @return {Promise<{outcome: T, killed: number}>} Its outcome, and how many died.
 */
export async function withKills( cluster, ms, work ) {
	let killed = 0;
	const outcome = await meanwhile(
		ms,
		() => {
			const { heads } = cluster;
			killed += heads[ killed % heads.length ].killOne() ? 1 : 0;
		},
		work
	);
	return { outcome, killed };
}

/**
 * How often each outcome came.
 *
 * @param {string[]} outcomes Outcomes.
 * @return {string} Such as `20 taken, 20 told: 429 rate_limited`.
 */
export function tally( outcomes ) {
	const counts = new Map();
	outcomes.forEach( ( outcome ) =>
		counts.set( outcome, ( counts.get( outcome ) ?? 0 ) + 1 )
	);
	return [ ...counts ]
		.map( ( [ outcome, count ] ) => `${ count } ${ outcome }` )
		.join( ', ' );
}
