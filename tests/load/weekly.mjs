/**
 * The weekly e-mail to many people whose workers are killed: while posts are kept for it, while it
 * is bundled, and while it is sent. Each post is in exactly one e-mail of each reader.
 */
import { spawn } from 'node:child_process';
import { makeScratch } from '../../bin/lib/scratch.mjs';
import { startWordPress } from '../../bin/wordpress/index.mjs';
import { startMailServer } from './mail-server.mjs';
import { startMariaDb } from './mariadb.mjs';
import { send, subscribe, worker } from './newsletter.mjs';

/** Posts of the week. */
const POSTS = 2;

/** The middle of the week behind: what is kept now is due with the next issue. */
const prepare = ( recipients ) => `
	update_option( 'mainstreet_settings', array_merge( (array) get_option( 'mainstreet_settings', array() ), array( 'newsletter_weekly' => 'monday' ) ) );
	${ subscribe( recipients, 'weekly' ) }
	for ( $i = 1; $i <= ${ POSTS }; $i++ ) {
		wp_insert_post( array( 'post_title' => "News $i", 'post_content' => '<p>Some text of a post.</p>', 'post_status' => 'publish' ) );
	}
	Mainstreet\\Core\\Database\\Sql::update( 'campaigns', array( 'starts_at' => time() - 1 ), '1 = 1' );`;

const COUNT = `
	$row = Mainstreet\\Core\\Database\\Sql::row( 'deliveries', 'SELECT COUNT(*) AS n FROM {table} WHERE state = ' . Mainstreet\\Newsletter\\Campaigns\\Deliveries\\Deliveries::KEPT );
	$open = Mainstreet\\Core\\Database\\Sql::row( 'campaigns', "SELECT COUNT(*) AS n FROM {table} WHERE status <> 'done'" );
	return array( 'kept' => (int) $row['n'], 'open' => (int) $open['n'] );`;

const PLAN = `
	Mainstreet\\Core\\Database\\Sql::run( 'deliveries', 'UPDATE {table} SET at = at - ' . 8 * DAY_IN_SECONDS );
	Mainstreet\\Core\\Database\\Sql::run( 'campaigns', 'UPDATE {table} SET lock_until = 0' );
	return Mainstreet\\Newsletter\\Campaigns\\Weekly_Issue::create_due();`;

/** Runs a worker to its end, or kills it with -9 after some milliseconds. */
function run( site, code, killAfter = 0 ) {
	const { command, args, env } = site.php;
	const child = spawn( command, [ ...args, '-r', code ], {
		env,
		stdio: 'ignore',
	} );
	const timer =
		killAfter && setTimeout( () => child.kill( 'SIGKILL' ), killAfter );
	return new Promise( ( resolve ) =>
		child.once( 'close', ( status, signal ) => {
			clearTimeout( timer );
			resolve( signal === 'SIGKILL' );
		} )
	);
}

/** Works the queue off, killed some times at random moments of its first seconds. */
async function keep( site, code, kills ) {
	const deadline = Date.now() + 5 * 60_000;
	let killed = 0;
	for (;;) {
		const { open } = await site.runPhp( COUNT );
		if ( ! open || Date.now() > deadline ) {
			return killed;
		}
		const isDoomed = killed < kills;
		if (
			await run( site, code, isDoomed ? 400 + Math.random() * 900 : 0 )
		) {
			killed++;
		} else {
			// The dead one's hold on the campaign has to run out.
			await new Promise( ( resolve ) => setTimeout( resolve, 500 ) );
		}
	}
}

/**
 * Sends an issue while its workers are killed.
 *
 * @param {Object} [options]
 * @param {string} [options.database]   'sqlite' or 'mariadb'.
 * @param {number} [options.recipients] How many.
 * @param {number} [options.kills]      How often a worker is killed in each of the three parts.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function load( {
	database = 'sqlite',
	recipients = 2_000,
	kills = 3,
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
		await site.runPhp( prepare( recipients ) );
		const code = worker( server.port );
		let killed = await keep( site, code, kills );
		const { kept } = await site.runPhp( COUNT );
		const early = server.mails.length;
		const issue = await site.runPhp( PLAN );
		for ( let n = 0; n < kills; n++ ) {
			killed += Number(
				await run( site, code, 200 + Math.random() * 400 )
			);
		}
		const sent = await send( site, {
			server,
			campaign: issue,
			recipients,
			kills,
			folder: scratch.dir,
		} );
		const got = new Set( sent.mails.map( ( { to } ) => to ) );
		const missing = recipients - got.size;
		const doubled = sent.mails.length - got.size;
		const line = `weekly e-mail, ${ database }: ${ POSTS } posts to ${ recipients } readers, ${ killed + sent.killed } workers killed: ${ kept } kept, ${ early } sent too early, ${ missing } missing, ${ doubled } doubled; ${ Math.round( sent.seconds ) } s`;
		const isRight =
			kept === recipients * POSTS &&
			! early &&
			! missing &&
			! doubled &&
			sent.killed === kills &&
			sent.state.status === 'done';
		return {
			lines: [ line ],
			failures: isRight
				? []
				: [ `${ line }; issue ${ issue }, ${ sent.state.status }` ],
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
