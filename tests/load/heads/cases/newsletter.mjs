/** A newsletter whose worker is killed while a mail is in flight, and followed by one on another head. */
import { publish, startWorker } from '../worker.mjs';

/** What the mail server needs for a mail while workers die, in ms. */
const DELAY = 150;

/** Seconds within which the next worker must go on, and after which the test waits no longer. */
const HANDOVER = 30;
const PATIENCE = 600;

const wait = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/** Waits for a number of mails, or for the worker's end; resolves with whether they came. */
async function waitForMails( mails, number, worker ) {
	let isOver = false;
	worker.ended.then( () => ( isOver = true ) );
	while ( mails.length < number && ! isOver ) {
		await wait( 2 );
	}
	return mails.length >= number;
}

/**
 * Starts workers until one of them sends.
 *
 * @param {Object}  cluster  The site.
 * @param {Object}  head     Where.
 * @param {number}  campaign What is sent.
 * @param {boolean} isLate   Whether it is known to be late, so that how late is no longer measured finely.
 * @return {Promise<{worker: Object, seconds: number}|null>} The worker that sends; null when nothing is left to send.
 */
async function takeOver( cluster, head, campaign, isLate ) {
	const { mails } = cluster.mail;
	const begun = cluster.now();
	while ( cluster.now() - begun < PATIENCE ) {
		const worker = startWorker( head );
		if ( await waitForMails( mails, mails.length + 1, worker ) ) {
			return { worker, seconds: cluster.now() - begun };
		}
		const { status } = await head.runPhp(
			`return ( new Mainstreet\\Newsletter\\Campaigns\\Campaigns() )->find( ${ campaign } );`
		);
		if ( ! [ 'queued', 'sending' ].includes( status ) ) {
			return null;
		}
		const waited = cluster.now() - begun;
		await cluster.later( waited < HANDOVER && ! isLate ? 3 : 60 );
	}
	return null;
}

/** Sends the newsletter; resolves with the seconds of each hand-over. */
async function send( cluster, campaign, { recipients, kills } ) {
	const { heads, mail } = cluster;
	const seconds = [];
	for ( let turn = 0; ; turn++ ) {
		const head = heads[ turn % heads.length ];
		mail.setDelay( turn < kills ? DELAY : 0 );
		const isLate = seconds.some( ( each ) => each > HANDOVER );
		const taken = await takeOver( cluster, head, campaign, isLate );
		if ( ! taken ) {
			return seconds;
		}
		if ( turn ) {
			seconds.push( taken.seconds );
		}
		const { worker } = taken;
		if ( turn >= kills ) {
			await worker.ended;
			continue;
		}
		// The mail that just came is in flight: its sender waits for the answer.
		const step = Math.floor( recipients / ( kills + 2 ) );
		const enough = Math.min( step, 3 + ( turn % 4 ) );
		await waitForMails( mail.mails, mail.mails.length + enough, worker );
		worker.kill();
		await worker.ended;
	}
}

/**
 * Tries it.
 *
 * @param {Object} cluster              The site.
 * @param {Object} [options]
 * @param {number} [options.recipients] How many subscribers.
 * @param {number} [options.kills]      How often the worker is killed.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function run( cluster, { recipients = 200, kills = 12 } = {} ) {
	await cluster.useCache( 'misbehaving' );
	// A worker that the site itself wakes would not be killed.
	cluster.set( 'alone', 1 );
	const [ campaign ] = await publish( cluster.heads[ 0 ], recipients, 1 );
	const seconds = await send( cluster, campaign, { recipients, kills } );
	const state = await cluster.heads[ 0 ].runPhp(
		`return ( new Mainstreet\\Newsletter\\Campaigns\\Campaigns() )->find( ${ campaign } );`
	);
	const { mails } = cluster.mail;
	const got = new Set( mails.map( ( { to } ) => to ) );
	const missing = recipients - got.size;
	const doubled = mails.length - got.size;
	const longest = Math.max( 0, ...seconds );
	const line = `newsletter: ${ recipients } recipients, worker killed ${ kills } times with a mail in flight and followed on another head: ${ missing } missing, ${ doubled } twice; taken over within ${ Math.min( ...seconds ).toFixed( 1 ) } to ${ longest.toFixed( 1 ) } s; campaign ${ state.status }, ${ state.sent } sent`;
	const isRight =
		! missing &&
		! doubled &&
		longest <= HANDOVER &&
		seconds.length >= kills &&
		state.status === 'done' &&
		Number( state.sent ) === recipients;
	return { lines: [ line ], failures: isRight ? [] : [ line ] };
}
