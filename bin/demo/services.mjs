/**
 * Outside services of the demo: the fakes of the tests, dressed for people. WordPress reaches them through php/services.php, the
 * visitor's browser through browser.js. Nothing of it is in the plugin.
 */
import fs from 'node:fs';
import path from 'node:path';
import { probePort } from '../wordpress/server.mjs';
import { root } from '../lib/paths.mjs';
import { answerService } from './services/index.mjs';
import { dress } from './services/page.mjs';
import { shorten } from './services/photos.mjs';

/** What marks everything that is no real service. */
export const MARK = 'demo service on this machine';

/** Keys of nobody; the site's configuration holds them, so that `--plain` has none. */
const KEYS = {
	MAINSTREET_STRIPE_SECRET_TEST: 'sk_test_demoOnThisMachine',
	MAINSTREET_STRIPE_WEBHOOK_SECRET_TEST: 'whsec_demoOnThisMachine',
	MAINSTREET_PAYPAL_TEST_CLIENT_ID: 'demoClientOnThisMachine0123456789',
	MAINSTREET_PAYPAL_TEST_SECRET: 'demoSecretOnThisMachine0123456789',
	MAINSTREET_MAPBOX_TOKEN: 'pk.demoServiceOnThisMachine0123456789',
	MAINSTREET_GIPHY_KEY: 'demoServiceOnThisMachine01234567',
	MAINSTREET_MAILCHIMP_KEY: '0123456789abcdef0123456789abcdef-us0',
	MAINSTREET_PEXELS_KEY:
		'demoServiceOnThisMachine0123456789abcdef0123456789abcdef',
};

/** Any page may read the answers. */
const SHARED = {
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Allow-Headers': '*',
	'Access-Control-Allow-Methods': '*',
};

/** Script that leads a page's requests here. */
function makeBrowserScript( url, hosts ) {
	const code = fs.readFileSync(
		path.join( root, 'bin/demo/browser.js' ),
		'utf8'
	);
	return {
		status: 200,
		headers: {
			...SHARED,
			'Content-Type': 'text/javascript; charset=utf-8',
		},
		body: `( ${ code.slice( code.indexOf( 'function lead' ) ) } )( ${ JSON.stringify( url ) }, ${ JSON.stringify( hosts ) } );`,
	};
}

/** The port if it is free, else any. */
const choosePort = ( port ) => probePort( port ).catch( () => probePort( 0 ) );

/**
 * Starts the services.
 *
 * @param {Object} options
 * @param {number} options.port Port to listen on, if it is free.
 * @return {Promise<Object>} `url`, `hosts`, `constants` (for the site's configuration), `tell( name, data )` (says what happens at Stripe), `stop()`.
 */
export async function startServices( { port } ) {
	// What the services publish about themselves is for tests.
	process.env.MAINSTREET_APIS = '';
	const { startFakes } = await import( '../../tests/fakes/server.mjs' );
	const around = async ( asked, next ) => {
		if ( asked.method === 'OPTIONS' ) {
			return { status: 204, headers: SHARED };
		}
		if ( asked.host === '__demo.js' ) {
			return makeBrowserScript( fakes.url, fakes.hosts );
		}
		const given =
			( await answerService( asked, fakes.url ) ) ?? ( await next() );
		const answer = given && dress( shorten( asked, given ) );
		return (
			answer && { ...answer, headers: { ...answer.headers, ...SHARED } }
		);
	};
	const fakes = await startFakes( {
		port: await choosePort( port ),
		around,
	} );
	const tell = ( host, data ) =>
		fetch( `${ fakes.url }/${ host }`, {
			method: 'POST',
			body: JSON.stringify( data ),
		} );
	return {
		...fakes,
		tell,
		constants: {
			...KEYS,
			MAINSTREET_DEMO_SERVICES: fakes.url,
			MAINSTREET_DEMO_HOSTS: fakes.hosts.join( ' ' ),
		},
	};
}

/**
 * Has the payment service tell the site what happens, and gives it a name that says what it is.
 *
 * @param {Object} services  Of startServices().
 * @param {Object} wordpress Of startWordPress().
 */
export const connectPayments = ( services, wordpress ) =>
	services.tell( 'stripe.test/config', {
		name: `Harbour Town (${ MARK })`,
		target: {
			url: `${ wordpress.url }/?rest_route=/mainstreet/v1/stripe/webhook`,
			secret: KEYS.MAINSTREET_STRIPE_WEBHOOK_SECRET_TEST,
		},
	} );
