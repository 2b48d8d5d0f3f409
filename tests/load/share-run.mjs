/**
 * What tests/load/shares.mjs and its case on several heads do: posts appear and are shared to three networks by two processes at once,
 * which are killed at random moments: while a post is stored, while its shares are written, while a network answers. The networks are
 * fakes that remember by key, as the real ones do. In the end each of them holds each post exactly once.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname( fileURLToPath( import.meta.url ) );
const php = path.join( here, '../php' );

/**
 * Steps of its work (statements, and requests on their way out and back) within which a process is killed: about what its part of the posts
 * takes, so that it dies at work however fast the machine is.
 */
const STEPS = 500;

/** Rounds after which the test gives up. */
const PATIENCE = 400;

/**
 * PHP that runs in the site, its networks led to the fakes.
 *
 * @param {Object} fakes      The fakes of the networks.
 * @param {string} fakes.url  Where they are.
 * @param {string} fakes.test By what they know this run.
 * @param {string} code       PHP.
 */
export const atFakes = ( { url, test }, code ) => `
	putenv( 'MAINSTREET_FAKE_SERVICES=${ url }' );
	require_once ${ JSON.stringify( path.join( php, 'lib.php' ) ) };
	require_once ${ JSON.stringify( path.join( php, 'networks.php' ) ) };
	Mainstreet\\Tests\\networks();
	$GLOBALS['network_test'] = '${ test }';
	wp_set_current_user( 1 );
	${ code }`;

/**
 * PHP that connects an account at each network.
 *
 * @param {Object} fakes As atFakes().
 */
export const connect = ( fakes ) =>
	atFakes(
		fakes,
		`
	foreach ( array( 'mastodon', 'bluesky', 'webhook' ) as $network ) {
		$account = Mainstreet\\Tests\\connected( $network );
		if ( is_wp_error( $account ) ) {
			throw new Exception( $account->get_error_message() );
		}
	}
	return true;`
	);

/** Writes posts: every other one is scheduled, and its time has come; every twentieth is a thread. */
const write = ( from, to ) => `
	wp_set_current_user( 1 );
	$later = gmdate( 'Y-m-d H:i:s', time() + 86400 );
	for ( $n = ${ from }; $n <= ${ to }; $n++ ) {
		$when = $n % 2 ? array( 'post_status' => 'draft' ) : array( 'post_status' => 'future', 'post_date' => $later, 'post_date_gmt' => $later );
		wp_insert_post( array( 'post_title' => "Load $n.", 'post_content' => 'x', 'meta_input' => $n % 20 ? array() : array( '_wpas_is_tweetstorm' => '1' ) ) + $when );
	}
	global $wpdb;
	$wpdb->query( "UPDATE {$wpdb->posts} SET post_date = '2026-01-01 00:00:00', post_date_gmt = '2026-01-01 00:00:00' WHERE post_status = 'future'" );
	return true;`;

/** As if all claims of the dead had ended, and every pause were over; gives what is left to do. */
const LATER = `
	Mainstreet\\Core\\Database\\Sql::run( 'shares', "UPDATE {table} SET next_at = next_at - 100000 WHERE state IN ('queued', 'sending', 'begun')" );
	global $wpdb;
	return array(
		'posts'  => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_status IN ('draft', 'future') AND post_title LIKE 'Load %'" ),
		'shares' => (int) Mainstreet\\Core\\Database\\Sql::row( 'shares', "SELECT COUNT(*) AS n FROM {table} WHERE state NOT IN ('sent', 'failed')" )['n'],
		'failed' => Mainstreet\\Core\\Database\\Sql::rows( 'shares', "SELECT service, code, error FROM {table} WHERE state = 'failed' LIMIT 5" ),
	);`;

/** Starts a process; kills it, if it is doomed, at a random step. Gives whether it was killed, and what it printed. */
function work( site, { url, test }, isDoomed ) {
	const { command, args, env } = site.php;
	const child = spawn(
		command,
		[ ...args, path.join( here, 'shares-worker.php' ) ],
		{
			env: {
				...env,
				MAINSTREET_CLI: path.join(
					here,
					'../../bin/wordpress/php/cli.php'
				),
				MAINSTREET_FAKE_SERVICES: url,
				MAINSTREET_TEST: test,
				STEPS: isDoomed ? '1' : '',
			},
		}
	);
	const last = Math.ceil( Math.random() * STEPS );
	let output = '';
	const take = ( text ) => {
		output += text;
		if ( isDoomed && output.split( '.' ).length > last ) {
			child.kill( 'SIGKILL' );
		}
	};
	child.stdout.on( 'data', take );
	child.stderr.on( 'data', take );
	return new Promise( ( resolve ) =>
		child.once( 'close', ( status, signal ) =>
			resolve( { wasKilled: signal === 'SIGKILL', output } )
		)
	);
}

/**
 * Writes, publishes and shares: a few posts at a time, so that processes die from the first post to the last, and more posts than were asked
 * for where those are shared before enough processes died.
 */
async function share( sites, fakes, posts, kills ) {
	const portion = Math.ceil( ( posts * sites.length ) / kills );
	let killed = 0;
	let written = 0;
	for ( let round = 0; round < PATIENCE; round++ ) {
		const isDoomed = killed < kills;
		if ( isDoomed || written < posts ) {
			await sites[ 0 ].runPhp( write( written + 1, written + portion ) );
			written += portion;
		}
		const ended = await Promise.all(
			sites.map( ( site ) => work( site, fakes, isDoomed ) )
		);
		for ( const { wasKilled, output } of ended ) {
			killed += wasKilled ? 1 : 0;
			if ( ! /^ready\n\.*$/.test( output ) && ! wasKilled ) {
				throw new Error( `A process said: ${ output }` );
			}
		}
		const left = await sites[ 0 ].runPhp( LATER );
		const isOver = killed >= kills && written >= posts;
		if ( isOver && ! left.posts && ! left.shares ) {
			return { killed, posts: written, failed: left.failed };
		}
	}
	throw new Error(
		`After ${ PATIENCE } rounds ${ killed } processes were killed, and something is left.`
	);
}

/** What a network holds: texts with the keys that each has. */
function count( messages ) {
	const held = new Map();
	for ( const { text, key } of messages ) {
		held.set( text, ( held.get( text ) ?? new Set() ).add( key ) );
	}
	return held;
}

/** What is wrong with what a network holds. */
function judge( network, messages, posts ) {
	const held = count( messages );
	const wrong = [];
	for ( const [ text, keys ] of held ) {
		if ( keys.size !== 1 ) {
			wrong.push( `${ network } holds ${ keys.size } of ${ text }` );
		}
	}
	for ( let n = 1; n <= posts; n++ ) {
		const found = [ ...held.keys() ].filter( ( text ) =>
			text.startsWith( `Load ${ n }.` )
		);
		if ( found.length !== 1 ) {
			wrong.push(
				`${ network } holds ${ found.length } messages of post ${ n }`
			);
		}
	}
	return wrong;
}

/** Asks the fakes what the networks hold. */
async function look( { url, test } ) {
	const ask = async ( at ) =>
		(
			await fetch( `${ url }/${ at }`, {
				headers: { 'X-Mainstreet-Test': test },
			} )
		).json();
	const log = await ask( `__log?test=${ test }&host=hooks.example` );
	return {
		mastodon: ( await ask( 'mastodon.test/posts' ) ).map(
			( { id, sent } ) => ( { text: sent.status, key: id } )
		),
		bluesky: ( await ask( 'bluesky.test/posts' ) ).map(
			( { rkey, record } ) => ( { text: record.text, key: rkey } )
		),
		webhook: log.map( ( { body } ) => {
			const { id, message } = JSON.parse( body );
			return { text: message, key: id };
		} ),
	};
}

/**
 * Shares posts while the processes that do it are killed.
 *
 * @param {Object[]} sites           Where each of the processes runs: `php`, `runPhp`; all with one database.
 * @param {Object}   fakes           The fakes of the networks: `url`, and `test`, by which they know this run.
 * @param {Object}   options
 * @param {number}   [options.posts] How many, at least.
 * @param {number}   [options.kills] How many processes are killed, at least.
 * @return {Promise<{line: string, failures: string[]}>} Figures, and what is wrong.
 */
export async function shareAndKill(
	sites,
	fakes,
	{ posts = 200, kills = 60 }
) {
	const begun = Date.now();
	await sites[ 0 ].runPhp( connect( fakes ) );
	const done = await share( sites, fakes, posts, kills );
	const failures = done.failed.map( ( row ) => JSON.stringify( row ) );
	let again = 0;
	for ( const [ network, messages ] of Object.entries(
		await look( fakes )
	) ) {
		failures.push( ...judge( network, messages, done.posts ) );
		again +=
			messages.length -
			new Set( messages.map( ( { key } ) => key ) ).size;
	}
	return {
		line: `${ done.posts } posts to three networks by ${ sites.length } processes at once, ${ done.killed } of them killed: ${ failures.length } wrong; the webhook was told ${ again } times what it knew by its id; ${ Math.round( ( Date.now() - begun ) / 1000 ) } s`,
		failures: failures.slice( 0, 20 ),
	};
}
