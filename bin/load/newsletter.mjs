/**
 * A newsletter to very many people whose worker is killed again and again: nobody may get it
 * twice, and nobody may miss it.
 */
import { spawn } from 'node:child_process';
import { startWordPress } from '../wordpress/index.mjs';
import { startMailServer } from './mail-server.mjs';
import { startMariaDb } from './mariadb.mjs';

/** What a worker does: as one tick of the queue, by real SMTP. */
const worker = ( port ) => `
	require getenv( 'MAINSTREET_CLI' );
	mainstreet_load_wordpress();
	add_filter( 'mainstreet_mails_per_hour', '__return_zero' );
	add_action( 'phpmailer_init', static function ( $mailer ) {
		$mailer->isSMTP();
		$mailer->Host = '127.0.0.1';
		$mailer->Port = ${ port };
		$mailer->SMTPAutoTLS = false;
	} );
	$pass = Mainstreet\\Mail_Queue::run( 60 );
	echo $pass['sent'] + $pass['failed'], ' ', round( memory_get_peak_usage() / MB_IN_BYTES );`;

const prepare = ( recipients ) => `
	$rows = array();
	for ( $i = 1; $i <= ${ recipients }; $i++ ) {
		$email  = "reader$i@example.org";
		$rows[] = array_merge(
			Mainstreet\\Subscriber_Row::fresh( $email, 'active' ),
			array( 'name' => "Reader $i", 'locale' => '', 'source' => 'load' )
		);
		if ( 0 === $i % 500 || ${ recipients } === $i ) {
			Mainstreet\\Sql::insert( 'subscribers', $rows );
			$rows = array();
		}
	}
	$id = wp_insert_post( array( 'post_title' => 'News', 'post_content' => str_repeat( '<p>Some text of a post.</p>', 50 ), 'post_status' => 'publish' ) );
	Mainstreet\\Sql::update( 'campaigns', array( 'starts_at' => time() - 1 ), '1 = 1' );
	return (int) Mainstreet\\Campaigns::of_post( $id )['id'];`;

/** Runs a worker; kills it with -9 after a number of further mails, if one is given. */
function runWorker( site, code, mails, killAfter ) {
	const { command, args, env } = site.php;
	const child = spawn( command, [ ...args, '-r', code ], { env } );
	const from = mails.length;
	let output = '';
	child.stdout.on( 'data', ( text ) => ( output += text ) );
	child.stderr.on( 'data', ( text ) => ( output += text ) );
	const watch = setInterval( () => {
		if ( killAfter && mails.length - from >= killAfter ) {
			child.kill( 'SIGKILL' );
		}
	}, 1 );
	return new Promise( ( resolve ) =>
		child.once( 'close', ( status, signal ) => {
			clearInterval( watch );
			resolve( { wasKilled: signal === 'SIGKILL', output } );
		} )
	);
}

/** Sends, kills, and looks who got what. */
async function send( site, { recipients, kills } ) {
	const server = await startMailServer();
	const campaign = await site.runPhp( prepare( recipients ) );
	const code = worker( server.port );
	const started = Date.now();
	let killed = 0;
	let memory = 0;
	const deadline = started + 20 * 60_000;
	for (;;) {
		const share = recipients / ( kills + 1 );
		const after =
			killed < kills
				? Math.max(
						1,
						Math.round( share * ( 0.5 + Math.random() / 2 ) )
					)
				: 0;
		const { wasKilled, output } = await runWorker(
			site,
			code,
			server.mails,
			after
		);
		killed += wasKilled ? 1 : 0;
		memory = Math.max( memory, Number( output.split( ' ' )[ 1 ] ) || 0 );
		const state = await site.runPhp(
			`return Mainstreet\\Campaigns::find( ${ campaign } );`
		);
		if ( state.status !== 'sending' || Date.now() > deadline ) {
			server.stop();
			return {
				killed,
				memory,
				state,
				seconds: ( Date.now() - started ) / 1000,
				mails: server.mails,
			};
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
	const cli = new URL( '../wordpress/php/cli.php', import.meta.url ).pathname;
	const site = await startWordPress( {
		testing: true,
		env: { MAINSTREET_CLI: cli },
		...( mariadb && { database: mariadb.database } ),
	} );
	try {
		const { killed, memory, seconds, state, mails } = await send( site, {
			recipients,
			kills,
		} );
		const got = new Set( mails.map( ( { to } ) => to ) );
		const ids = new Set( mails.map( ( { id } ) => id ) );
		const missing = recipients - got.size;
		const doubled = mails.length - got.size;
		const lines = [
			`newsletter, ${ database }: ${ recipients } recipients, worker killed ${ killed } times: ${ missing } missing, ${ doubled } doubled; ${ Math.round( seconds ) } s, ${ Math.round( mails.length / seconds ) } mails a second, PHP memory ${ memory } MB`,
		];
		const isRight =
			! missing &&
			! doubled &&
			killed === kills &&
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
		await site.stop();
		await mariadb?.stop?.();
	}
}
