/** Two newsletters at once, and more workers than that: no more mails an hour than are allowed. */
import { publish, startWorker } from '../worker.mjs';

const PER_HOUR = 150;

/** Seconds between two rounds of the workers. */
const STEP = 240;

/** The most mails within an hour, wherever it begins. */
function mostInAnHour( times ) {
	return Math.max(
		0,
		...times.map(
			( from ) =>
				times.filter( ( at ) => at >= from && at < from + 3600 ).length
		)
	);
}

/**
 * Tries it for a little more than an hour.
 *
 * @param {Object} cluster              The site.
 * @param {Object} [options]
 * @param {number} [options.recipients] How many subscribers.
 * @param {number} [options.rounds]     How often the workers start.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function run( cluster, { recipients = 300, rounds = 20 } = {} ) {
	const { heads, mail } = cluster;
	mail.setDelay( 20 );
	cluster.set( 'mails-per-hour', PER_HOUR );
	await publish( heads[ 0 ], recipients, 2 );
	const times = [];
	for ( let round = 0; round < rounds; round++ ) {
		const workers = [ ...heads, ...heads ].map( startWorker );
		await Promise.all( workers.map( ( { ended } ) => ended ) );
		// Also those that a worker sent whom the site woke meanwhile.
		mail.mails
			.slice( times.length )
			.forEach( ( { at } ) => times.push( at / 1000 + cluster.shift ) );
		await cluster.later( STEP );
	}
	const most = mostInAnHour( times );
	const line = `hourly: two newsletters at once, ${ PER_HOUR } mails an hour allowed: ${ most } within the fullest hour, ${ times.length } in ${ ( ( rounds * STEP ) / 3600 ).toFixed( 1 ) } hours`;
	// All of an hour's mails go out, and not more.
	const isRight = most <= PER_HOUR && times.length > PER_HOUR * 0.9;
	return { lines: [ line ], failures: isRight ? [] : [ line ] };
}
