/**
 * Payments whose processes die, and that are told twice at once: for each statement between the first and the last
 * of a webhook, a process is killed just before it, and Stripe tells the same again, as it does. Then the same events by two
 * processes at the same moment. Each time there must be one paid order, one membership and one receipt.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeScratch } from '../../bin/lib/scratch.mjs';
import { startWordPress } from '../../bin/wordpress/index.mjs';
import { startFakes } from '../fakes/server.mjs';
import { startMariaDb } from './mariadb.mjs';

const here = path.dirname( fileURLToPath( import.meta.url ) );
const php = path.join( here, '../php' );

/** PHP that runs in the site, with the helpers of the PHP tests. */
const withHelpers = ( code ) => `
	require_once ${ JSON.stringify( path.join( php, 'lib.php' ) ) };
	require_once ${ JSON.stringify( path.join( php, 'stripe.php' ) ) };
	eval( 'namespace Mainstreet\\\\Tests; ' . base64_decode( '${ Buffer.from(
		`function load_step() { ${ code } }`
	).toString( 'base64' ) }' ) );
	return Mainstreet\\Tests\\load_step();`;

/** Opens pages for new orders, pays them, and gives what Stripe has to tell, by buyer. */
const buy = ( number, interval, from ) =>
	withHelpers( `
	stripe_site( 'test', 'load' );
	$plan = a_sold_plan( array( 'interval' => '${ interval }' ) );
	$all  = array();
	for ( $n = ${ from }; $n < ${ from + number }; $n++ ) {
		$order = an_open_order( array(), $plan );
		at_stripe( 'pay', array( 'session' => $order->provider_ref, 'buyer' => array( 'email' => "buyer$n@example.org", 'name' => 'Buyer' ) ) );
		$all[] = array( 'order' => $order->id, 'email' => "buyer$n@example.org", 'deliveries' => at_stripe( 'take', array( 'secret' => HOOK_SECRET ) ) );
	}
	return $all;` );

/** How the orders stand: those that are not as they should be. */
const judge = ( purchases ) =>
	withHelpers( `
	$wrong = array();
	foreach ( json_decode( base64_decode( '${ Buffer.from(
		JSON.stringify(
			purchases.map( ( { order, email } ) => ( { order, email } ) )
		)
	).toString( 'base64' ) }' ), true ) as $one ) {
		$order = ( new \\Mainstreet\\Payments\\Orders\\Orders() )->get( $one['order'] );
		$count = function ( $table, $where ) { return (int) \\Mainstreet\\Core\\Database\\Sql::row( $table, "SELECT COUNT(*) AS n FROM {table} WHERE $where" )['n']; };
		$found = array(
			'status'      => $order->status,
			'orders'      => $count( 'orders', "email = '{$one['email']}'" ),
			'paid'        => count( array_keys( history_of( $order ), 'paid', true ) ),
			'members'     => $count( 'members', "email = '{$one['email']}'" ),
			'memberships' => $count( 'memberships', "order_id = {$order->id}" ),
		);
		if ( array( 'status' => 'paid', 'orders' => 1, 'paid' => 1, 'members' => 1, 'memberships' => 1 ) !== $found ) {
			$wrong[] = $one['email'] . ' ' . wp_json_encode( $found );
		}
	}
	return $wrong;` );

/** Mails that are claimed by a process that died may be claimed again: as if five minutes had passed. */
/** Makes all mails due at once, with all their tries: the same mail is killed more often here than a mail is tried. */
const LATER = withHelpers(
	`\\Mainstreet\\Core\\Database\\Sql::update( 'orders', array( 'mail_tries' => 0, 'mail_due' => \\Mainstreet\\Core\\Database\\Sql::time( time() - 1 ) ), 'mail_due IS NOT NULL' ); return true;`
);

/** Processes at once. */
const LANES = 4;

/** Does something with each of a list, some at once; gives what came of them in the order of the list. */
async function inLanes( list, act ) {
	const results = [];
	const numbers = list.keys();
	const lane = async () => {
		for ( const number of numbers ) {
			results[ number ] = await act( list[ number ], number );
		}
	};
	await Promise.all( Array.from( { length: LANES }, lane ) );
	return results;
}

/** Starts a process; gives what it said, nothing where it was killed. */
function work( site, { sent, cache }, task ) {
	const { command, args, env } = site.php;
	const child = spawn(
		command,
		[
			...args,
			// What one process has compiled, the others read: most of the time of a short one.
			...[
				'opcache.enable_cli=1',
				`opcache.file_cache=${ cache }`,
				'opcache.file_cache_only=1',
			].flatMap( ( setting ) => [ '-d', setting ] ),
			path.join( here, 'payments-worker.php' ),
		],
		{
			env: {
				...env,
				WORK: JSON.stringify( {
					deliveries: [],
					mails: false,
					kill: 0,
					start: 0,
					sent,
					...task,
				} ),
			},
		}
	);
	let output = '';
	child.stdout.on( 'data', ( text ) => ( output += text ) );
	child.stderr.on( 'data', ( text ) => ( output += text ) );
	return new Promise( ( resolve, reject ) =>
		child.once( 'close', ( status, signal ) => {
			if ( signal === 'SIGKILL' ) {
				resolve( null );
				return;
			}
			try {
				resolve( JSON.parse( output ) );
			} catch {
				reject( new Error( output.slice( 0, 2000 ) ) );
			}
		} )
	);
}

/** As Stripe does: until the site says that it is dealt with. */
async function tellUntilHeard( run, deliveries ) {
	for ( let tries = 0; tries < 5; tries++ ) {
		const said = await run( { deliveries } );
		if ( said?.answers.every( ( status ) => status === 200 ) ) {
			return;
		}
	}
	throw new Error( 'An event was refused five times.' );
}

/** Kills a process before each of its statements, each time with a purchase of its own. */
async function killEverywhere( site, run, interval, stride ) {
	const purchases = [];
	let statement = 1;
	for ( let isOver = false; ! isOver; ) {
		const next = await site.runPhp(
			buy(
				10,
				interval,
				purchases.length + ( interval === 'one-time' ? 0 : 1000 )
			)
		);
		const lived = await inLanes( next, async ( { deliveries }, number ) => {
			const said = await run( {
				deliveries,
				kill: statement + number * stride,
			} );
			await tellUntilHeard( run, deliveries );
			return said !== null;
		} );
		purchases.push( ...next );
		isOver = lived.includes( true );
		statement += stride * ( isOver ? lived.indexOf( true ) : next.length );
	}
	return { purchases, statements: statement - 1 };
}

/** Sends the mails while its process dies before each statement, until nothing is due. */
async function killMails( site, run, stride ) {
	let killed = 0;
	for ( let statement = 1; ; statement += stride ) {
		const said = await run( { mails: true, kill: statement } );
		await site.runPhp( LATER );
		if ( said ) {
			// Those that are left, twenty at a time.
			for ( let rest = 0; rest < 20; rest++ ) {
				await run( { mails: true } );
				await site.runPhp( LATER );
			}
			return killed;
		}
		killed++;
	}
}

/** The same events by two processes at the same moment. */
async function tellTwice( site, run, number ) {
	const purchases = await site.runPhp( buy( number, '1 month', 5000 ) );
	for ( const { deliveries } of purchases ) {
		const start = Date.now() / 1000 + 0.8;
		await Promise.all(
			[ deliveries, [ ...deliveries ].reverse() ].map( ( order ) =>
				run( { deliveries: order, start } )
			)
		);
		await tellUntilHeard( run, deliveries );
	}
	return purchases;
}

/**
 * Runs it.
 *
 * @param {Object} [options]
 * @param {string} [options.database] 'sqlite' or 'mariadb'.
 * @param {number} [options.stride]   Every how many statements a process is killed.
 * @param {number} [options.twice]    Purchases that are told twice at once.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function load( {
	database = 'sqlite',
	stride = 1,
	twice = 10,
} = {} ) {
	const mariadb = database === 'mariadb' && ( await startMariaDb() );
	const scratch = makeScratch();
	const fakes = await startFakes();
	const site = await startWordPress( {
		testing: true,
		env: {
			MAINSTREET_CLI: path.join(
				here,
				'../../bin/wordpress/php/cli.php'
			),
			MAINSTREET_FAKE_SERVICES: fakes.url,
		},
		...( mariadb && { database: mariadb.database } ),
	} );
	const sent = path.join( scratch.dir, 'sent' );
	fs.writeFileSync( sent, '' );
	const cache = path.join( scratch.dir, 'opcache' );
	fs.mkdirSync( cache );
	const begun = Date.now();
	const run = ( task ) => work( site, { sent, cache }, task );
	try {
		const once = await killEverywhere( site, run, 'one-time', stride );
		const monthly = await killEverywhere( site, run, '1 month', stride );
		const doubled = await tellTwice( site, run, twice );
		const mailsKilled = await killMails( site, run, stride );
		const purchases = [
			...once.purchases,
			...monthly.purchases,
			...doubled,
		];
		const failures = ( await site.runPhp( judge( purchases ) ) ).map(
			( wrong ) => `payments, ${ database }: ${ wrong }`
		);
		const mails = fs.readFileSync( sent, 'utf8' ).split( '\n' );
		for ( const { email } of purchases ) {
			const receipts = mails.filter( ( to ) => to === email ).length;
			if ( receipts !== 1 ) {
				failures.push(
					`payments, ${ database }: ${ email } has ${ receipts } receipts`
				);
			}
		}
		return {
			lines: [
				`payments, ${ database }: ${ purchases.length } purchases; killed before each ${ stride > 1 ? `${ stride }th ` : '' }of ${ once.statements } and ${ monthly.statements } statements of a webhook and ${ mailsKilled } of the mails, ${ twice } told twice at once: ${ failures.length } wrong; ${ Math.round( ( Date.now() - begun ) / 1000 ) } s`,
			],
			failures,
		};
	} catch ( error ) {
		throw new Error(
			`${ error.message.slice( 0, 1500 ) }\n${ site.errorLog().slice( -2000 ) }`
		);
	} finally {
		await site.stop();
		await fakes.stop();
		await mariadb?.stop?.();
		scratch.remove();
	}
}
