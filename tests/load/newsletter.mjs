/**
 * A newsletter to very many people whose worker is killed again and again, and followed by one
 * with a temporary folder of its own, as on another server: nobody may get it twice, nobody may
 * miss it, and the next one must go on soon.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { makeScratch } from '../../bin/lib/scratch.mjs';
import { startWordPress } from '../../bin/wordpress/index.mjs';
import { startMailServer } from './mail-server.mjs';
import { startMariaDb } from './mariadb.mjs';

/** Seconds a newsletter may stand still behind a kill. */
const STANDSTILL = 30;

/** Milliseconds within which a worker is killed at random behind a mail. */
const MOMENT = 30;

const wait = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/** What a worker does: as one tick of the queue, by real SMTP. */
export const worker = ( port ) => `
	require getenv( 'MAINSTREET_CLI' );
	mainstreet_load_wordpress();
	add_filter( 'mainstreet_mails_per_hour', '__return_zero' );
	add_action( 'phpmailer_init', static function ( $mailer ) {
		$mailer->isSMTP();
		$mailer->Host = '127.0.0.1';
		$mailer->Port = ${ port };
		$mailer->SMTPAutoTLS = false;
	} );
	$pass = ( new Mainstreet\\Newsletter\\Queue\\Mail_Queue() )->run( 60 );
	echo $pass['sent'] + $pass['failed'], ' ', round( memory_get_peak_usage() / MB_IN_BYTES );`;

/** PHP that adds active subscribers. */
export const subscribe = ( recipients, frequency = 'each' ) => `
	$rows = array();
	for ( $i = 1; $i <= ${ recipients }; $i++ ) {
		$email  = "reader$i@example.org";
		$rows[] = array_merge(
			Mainstreet\\Newsletter\\Subscribers\\Storage\\Subscriber_Row::new_columns( $email, 'active' ),
			array( 'name' => "Reader $i", 'locale' => '', 'source' => 'load', 'frequency' => '${ frequency }' )
		);
		if ( 0 === $i % 500 || ${ recipients } === $i ) {
			Mainstreet\\Core\\Database\\Sql::insert( 'subscribers', $rows );
			$rows = array();
		}
	}`;

const prepare = ( recipients ) => `
	${ subscribe( recipients ) }
	$id = wp_insert_post( array( 'post_title' => 'News', 'post_content' => str_repeat( '<p>Some text of a post.</p>', 50 ), 'post_status' => 'publish' ) );
	Mainstreet\\Core\\Database\\Sql::update( 'campaigns', array( 'starts_at' => time() - 1 ), '1 = 1' );
	return (int) ( new Mainstreet\\Newsletter\\Campaigns\\Campaigns() )->find_by_post( $id )['id'];`;

/**
 * Runs a worker; kills it with -9 after a number of further mails, if one is given: every
 * other time at once, else at a random moment of one of the next mails.
 */
function runWorker( site, { code, temp, mails, killAfter, atOnce } ) {
	const { command, args, env } = site.php;
	const child = spawn( command, [ ...args, '-r', code ], {
		env: { ...env, TMPDIR: temp },
	} );
	const from = mails.length;
	let output = '';
	let isDoomed = false;
	child.stdout.on( 'data', ( text ) => ( output += text ) );
	child.stderr.on( 'data', ( text ) => ( output += text ) );
	const watch = setInterval( () => {
		if ( killAfter && mails.length - from >= killAfter && ! isDoomed ) {
			isDoomed = true;
			setTimeout(
				() => child.kill( 'SIGKILL' ),
				atOnce ? 0 : Math.random() * MOMENT
			);
		}
	}, 1 );
	return new Promise( ( resolve ) =>
		child.once( 'close', ( status, signal ) => {
			clearInterval( watch );
			resolve( { wasKilled: signal === 'SIGKILL', output } );
		} )
	);
}

/** Sends a campaign, kills, and looks who got what. */
export async function send(
	site,
	{ server, campaign, recipients, kills, folder }
) {
	const code = worker( server.port );
	const started = Date.now();
	const standstills = [];
	let killed = 0;
	let killedAt = 0;
	let memory = 0;
	const deadline = started + 20 * 60_000;
	for ( let runs = 0; ; runs++ ) {
		const share = recipients / ( kills + 1 );
		const killAfter =
			killed < kills
				? Math.max(
						1,
						Math.round( share * ( 0.5 + Math.random() / 2 ) )
					)
				: 0;
		const temp = path.join( folder, `head-${ runs % 2 }` );
		fs.mkdirSync( temp, { recursive: true } );
		const before = server.mails.length;
		const { wasKilled, output } = await runWorker( site, {
			code,
			temp,
			mails: server.mails,
			killAfter,
			atOnce: killed % 2 === 0,
		} );
		const next = server.mails[ before ];
		if ( killedAt && next ) {
			standstills.push( ( next.at - killedAt ) / 1000 );
			killedAt = 0;
		}
		if ( wasKilled ) {
			killed++;
			killedAt = Date.now();
		}
		memory = Math.max( memory, Number( output.split( ' ' )[ 1 ] ) || 0 );
		const state = await site.runPhp(
			`return ( new Mainstreet\\Newsletter\\Campaigns\\Campaigns() )->find( ${ campaign } );`
		);
		if (
			! [ 'queued', 'sending' ].includes( state.status ) ||
			Date.now() > deadline
		) {
			return {
				killed,
				memory,
				state,
				standstill: Math.max( 0, ...standstills ),
				seconds: ( Date.now() - started ) / 1000,
				mails: server.mails,
			};
		}
		if ( server.mails.length === before ) {
			await wait( 500 );
		}
	}
}

/**
 * Sends a newsletter while its worker is killed.
 *
 * @param {Object} [options]
 * @param {string} [options.database]   'sqlite' or 'mariadb'.
 * @param {number} [options.recipients] How many.
 * @param {number} [options.kills]      How often the worker is killed.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function load( {
	database = 'sqlite',
	recipients = 10_000,
	kills = 5,
} = {} ) {
	const mariadb = database === 'mariadb' && ( await startMariaDb() );
	const scratch = makeScratch();
	const cli = new URL( '../../bin/wordpress/php/cli.php', import.meta.url )
		.pathname;
	const site = await startWordPress( {
		testing: true,
		env: { MAINSTREET_CLI: cli },
		...( mariadb && { database: mariadb.database } ),
	} );
	const server = await startMailServer();
	try {
		const campaign = await site.runPhp( prepare( recipients ) );
		const { killed, memory, seconds, standstill, state, mails } =
			await send( site, {
				server,
				campaign,
				recipients,
				kills,
				folder: scratch.dir,
			} );
		const got = new Set( mails.map( ( { to } ) => to ) );
		const ids = new Set( mails.map( ( { id } ) => id ) );
		const missing = recipients - got.size;
		const doubled = mails.length - got.size;
		const lines = [
			`newsletter, ${ database }: ${ recipients } recipients, worker killed ${ killed } times: ${ missing } missing, ${ doubled } doubled, longest standstill ${ Math.round( standstill ) } s; ${ Math.round( seconds ) } s, ${ Math.round( mails.length / seconds ) } mails a second, PHP memory ${ memory } MB`,
		];
		const isRight =
			! missing &&
			! doubled &&
			killed === kills &&
			standstill <= STANDSTILL &&
			ids.size === got.size &&
			state.status === 'done' &&
			Number( state.sent ) === recipients;
		return {
			lines,
			failures: isRight
				? []
				: [
						`${ lines[ 0 ] }; campaign ${ state.status }, ${ state.sent } sent, ${ ids.size } Message-IDs`,
					],
		};
	} catch ( error ) {
		throw new Error(
			`${ error.message.slice( 0, 300 ) }\n${ site.errorLog().slice( -2000 ) }`
		);
	} finally {
		server.stop();
		await site.stop();
		await mariadb?.stop?.();
		scratch.remove();
	}
}
