/** What `npm start` runs beside WordPress: the demo's services and its mailbox. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { step } from '../lib/progress.mjs';
import { startMailbox } from './mailbox.mjs';
import { connectPayments, startServices } from './services.mjs';

const php = ( name ) => path.join( root, 'bin/demo/php', name );

/** PHP of ours as code without an opening tag. */
export const readPhp = ( name ) =>
	fs.readFileSync( php( name ), 'utf8' ).replace( '<?php', '' );

/** Whether WordPress reaches the services: PHP in WebAssembly may not. */
const canReach = ( wordpress ) =>
	wordpress.runPhp(
		"return ! is_wp_error( wp_remote_get( MAINSTREET_DEMO_SERVICES . '/__hosts', array( 'timeout' => 5 ) ) );"
	);

/** Milliseconds between two looks at what is due. */
const CRON = 15000;

/** Wakes WordPress's cron, which otherwise waits for a visitor. */
function keepCron( { url } ) {
	const timer = setInterval(
		() => fetch( `${ url }/wp-cron.php` ).catch( () => {} ),
		CRON
	);
	timer.unref();
	return () => clearInterval( timer );
}

/** Connects the site to the services. Resolves to sentences for the owner. */
async function connect( services, wordpress ) {
	if ( ! ( await canReach( wordpress ) ) ) {
		return [
			'PHP in WebAssembly does not reach the demo services: payments, podcasts, Instagram and sharing need a PHP of this machine (7.4 or newer). Maps, GIFs and emails work.',
		];
	}
	await connectPayments( services, wordpress );
	const failed = await step( 'Connecting the demo services', () =>
		wordpress.runPhp(
			`${ readPhp( 'connect.php' ) }\nmainstreet_demo_settings();\nreturn mainstreet_demo_connect();`
		)
	);
	return [
		'Payments, maps, podcasts, GIFs, Instagram and Mastodon are demo services on this machine. Without them: npm start -- --plain.',
		...( failed?.length
			? [ `Not connected: ${ failed.join( ', ' ) }.` ]
			: [] ),
	];
}

/**
 * @typedef {Object} DemoParts What runs beside WordPress.
 * @property {string[]}                                                                        muPlugins Must-use plugins of the demo.
 * @property {Object}                                                                          constants Constants for the site's configuration.
 * @property {string}                                                                          mailbox   Address of the mailbox, once it is attached.
 * @property {string[]}                                                                        notes     Sentences for the owner, once it is attached.
 * @property {(wordpress: import('../wordpress/index.mjs').RunningWordPress) => Promise<void>} attach    Connects it to a WordPress that runs.
 * @property {() => Promise<void>}                                                             stop      Ends it.
 */

/**
 * Starts what the site is configured with; attach() does the rest once WordPress runs.
 *
 * @param {Object}  options
 * @param {number}  options.port      Port of WordPress; the mailbox takes the next, the services the one after it.
 * @param {boolean} [options.isPlain] Whether there are no services.
 * @param {boolean} [options.hasCron] Whether newsletters and shared posts go out by themselves.
 * @return {Promise<DemoParts>} The parts.
 */
export async function startDemoParts( {
	port,
	isPlain = false,
	hasCron = false,
} ) {
	const services = isPlain
		? undefined
		: await startServices( { port: port && port + 2 } );
	let mailbox;
	let stopCron;
	const parts = {
		mailbox: '',
		notes: [],
		muPlugins: [
			php( 'mailbox.php' ),
			...( services ? [ php( 'services.php' ) ] : [] ),
		],
		constants: services?.constants ?? {},
		async attach( wordpress ) {
			mailbox = await startMailbox( {
				folder: path.join( wordpress.dir, 'wp-content/.mailbox' ),
				port: port && port + 1,
			} );
			parts.mailbox = mailbox.url;
			stopCron = hasCron ? keepCron( wordpress ) : undefined;
			parts.notes = services ? await connect( services, wordpress ) : [];
		},
		async stop() {
			stopCron?.();
			await mailbox?.stop();
			await services?.stop();
		},
	};
	return parts;
}
