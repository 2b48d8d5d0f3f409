/**
 * Very many answers at the same moment while PHP processes are killed with -9: every answer
 * that was taken with success is stored exactly once, every other got a clear failure and is
 * stored once at most.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startWordPress } from '../../bin/wordpress/index.mjs';
import { startMariaDb } from './mariadb.mjs';
import { Pool } from './php-pool.mjs';

const here = path.dirname( fileURLToPath( import.meta.url ) );
const wait = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

const FORM = `<!-- wp:jetpack/contact-form {"to":"owner@example.org"} -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"required":true} /-->

<!-- wp:jetpack/field-email {"required":true} /-->

<!-- wp:jetpack/field-textarea {"label":"Message"} /-->

<!-- wp:jetpack/button {"element":"button","text":"Send"} /--></div>
<!-- /wp:jetpack/contact-form -->`;

/** Sends one answer; resolves with `stored` on success, else with what the visitor was told. */
async function submit( pool, number, { ticket, time, id } ) {
	const process = pool.pick();
	const body = new URLSearchParams( {
		ms_ticket: ticket,
		ms_id: id,
		ms_t: time,
		ms_k: '1',
		'f[name]': `Person ${ number }`,
		'f[email]': `person${ number }@example.org`,
		'f[message]': `Message ${ number }. ${ 'Some more words. '.repeat( 20 ) }`,
	} );
	process.pending++;
	try {
		const response = await fetch(
			`${ process.url }/wp-json/mainstreet/v1/forms/submit`,
			{ method: 'POST', body, signal: AbortSignal.timeout( 60_000 ) }
		);
		const answer = await response.json();
		if ( answer.success ) {
			return 'stored';
		}
		return answer.message ? `told: ${ answer.code }` : 'unclear';
	} catch ( error ) {
		// The browser says so, and keeps the text: a clear failure.
		return `lost: ${ error.cause?.code ?? error.name }`;
	} finally {
		process.pending--;
	}
}

/** What is stored, as number of the person => how often; and the mails that were sent. */
const COUNT = `
	global $wpdb;
	$stored = array();
	foreach ( $wpdb->get_col( "SELECT post_content FROM {$wpdb->posts} WHERE post_type = 'feedback' AND post_status = 'publish'" ) as $json ) {
		$entry = json_decode( $json, true );
		preg_match( '/^Person (\\d+)$/', $entry['fields'][0]['value'], $found );
		$stored[ $found[1] ] = isset( $stored[ $found[1] ] ) ? $stored[ $found[1] ] + 1 : 1;
	}
	$index = (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Mainstreet\\Responses\\Storage\\Response_Store::get_table() . ' WHERE post_id IS NULL' );
	$wpdb->query( 'UPDATE ' . Mainstreet\\Responses\\Storage\\Response_Store::get_table() . " SET mail_due = '2020-01-01' WHERE mail_due IS NOT NULL" );
	Mainstreet\\Responses\\Notifications\\Notification_Sender::run();
	$mailed = (int) $wpdb->get_var( "SELECT COUNT(DISTINCT post_id) FROM {$wpdb->postmeta} WHERE meta_key = '_mainstreet_mail_sent'" );
	return array( 'stored' => (object) $stored, 'dangling' => $index, 'mailed' => $mailed );`;

/** Lets the clients loose. */
async function run( site, { submissions, clients, kills } ) {
	const id = await site.runPhp(
		`return wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Contact', 'post_author' => 1, 'post_content' => ${ JSON.stringify( FORM ).replace( /\$/g, '\\$' ) } ) ) );`
	);
	const page = await (
		await fetch( `${ site.url }/?page_id=${ id }` )
	).text();
	const ticket = /name="ms_ticket" value="([^"]+)"/.exec( page )?.[ 1 ];
	const { t: time } = await (
		await fetch( `${ site.url }/wp-json/mainstreet/v1/session` )
	).json();
	const pool = new Pool( site );
	await pool.fill();
	// A visitor who needs less than three seconds is none.
	await wait( 3500 );
	const outcomes = [];
	const times = [];
	let next = 0;
	let killed = 0;
	const started = Date.now();
	const client = async () => {
		while ( next < submissions ) {
			const number = next++;
			const mark = `load-${ number }-${ Math.random() }`;
			const due = ( ( killed + 0.5 ) / kills ) * submissions;
			if ( killed < kills && number >= due ) {
				killed++;
				const current = killed;
				setTimeout( async () => {
					if ( ! ( await pool.kill() ) && current === killed ) {
						killed--;
					}
				}, Math.random() * 40 );
			}
			const begun = Date.now();
			let outcome = await submit( pool, number, {
				ticket,
				time,
				id: mark,
			} );
			times.push( Date.now() - begun );
			// Two of three people press the button again.
			for (
				let again = 0;
				again < 3 && outcome !== 'stored' && number % 3;
				again++
			) {
				await wait( 200 );
				outcome = await submit( pool, number, {
					ticket,
					time,
					id: mark,
				} );
			}
			outcomes[ number ] = outcome;
		}
	};
	await Promise.all( Array.from( { length: clients }, client ) );
	const seconds = ( Date.now() - started ) / 1000;
	pool.stop();
	const { stored, dangling, mailed } = await site.runPhp( COUNT );
	return { outcomes, times, killed, seconds, stored, dangling, mailed };
}

/**
 * Sends answers while PHP processes are killed.
 *
 * @param {Object} [options]
 * @param {string} [options.database]    'sqlite' or 'mariadb'.
 * @param {number} [options.submissions] How many answers.
 * @param {number} [options.clients]     How many at the same moment.
 * @param {number} [options.kills]       How many processes are killed at work.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function load( {
	database = 'sqlite',
	submissions = 1000,
	clients = 20,
	kills = 5,
} = {} ) {
	const mariadb = database === 'mariadb' && ( await startMariaDb() );
	const site = await startWordPress( {
		testing: true,
		muPlugins: [ path.join( here, 'forms-plugin.php' ) ],
		...( mariadb && { database: mariadb.database } ),
	} );
	try {
		const { outcomes, times, killed, seconds, stored, dangling, mailed } =
			await run( site, { submissions, clients, kills } );
		const taken = outcomes.filter( ( outcome ) => outcome === 'stored' );
		const refused = outcomes.filter( ( outcome ) => outcome !== 'stored' );
		const wrong = outcomes.flatMap( ( outcome, number ) => {
			const count = stored[ number ] ?? 0;
			const isRight =
				outcome === 'stored'
					? count === 1
					: count <= 1 && outcome !== 'unclear';
			return isRight
				? []
				: [
						`answer ${ number }: ${ outcome }, stored ${ count } times`,
					];
		} );
		const total = Object.values( stored ).reduce( ( a, b ) => a + b, 0 );
		times.sort( ( a, b ) => a - b );
		const line = `forms, ${ database }: ${ submissions } answers by ${ clients } clients, ${ killed } processes killed: ${ taken.length } taken, ${ refused.length } refused clearly, ${ wrong.length } lost or doubled, ${ mailed } of ${ total } mailed; ${ Math.round( seconds ) } s, ${ Math.round( submissions / seconds ) } a second, half of them within ${ times[ Math.floor( times.length / 2 ) ] } ms`;
		return {
			lines: [ line, ...new Set( refused ) ],
			failures: [
				...wrong.slice( 0, 20 ),
				...( mailed === total
					? []
					: [ `${ total - mailed } answers were never mailed` ] ),
				...( dangling
					? [ `${ dangling } rows of the index without a post` ]
					: [] ),
				...( killed ? [] : [ 'no process was killed' ] ),
				...( taken.length > submissions * 0.95
					? []
					: [ 'more than a twentieth was refused' ] ),
			],
		};
	} finally {
		await site.stop();
		await mariadb?.stop?.();
	}
}
