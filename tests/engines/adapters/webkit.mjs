/** Drives WebKitGTK's MiniBrowser by the W3C WebDriver protocol, without any package. */
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { probePort } from '../../../bin/wordpress/server.mjs';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Code points of keys that have no letter. */
const KEYS = {
	Backspace: '\uE003',
	Tab: '\uE004',
	Enter: '\uE007',
	Shift: '\uE008',
	Escape: '\uE00C',
	Space: ' ',
	End: '\uE010',
	Home: '\uE011',
	ArrowLeft: '\uE012',
	ArrowUp: '\uE013',
	ArrowRight: '\uE014',
	ArrowDown: '\uE015',
};

const capabilitiesFor = ( program, proxyPort ) => ( {
	capabilities: {
		alwaysMatch: {
			acceptInsecureCerts: true,
			'webkitgtk:browserOptions': {
				binary: program,
				args: [
					'--automation',
					'--full-screen',
					// The capability `proxy` would speak TLS with the proxy itself.
					`--proxy=http://127.0.0.1:${ proxyPort }`,
					'--ignore-host=127.0.0.1',
				],
			},
			timeouts: { pageLoad: 30_000, script: 30_000 },
		},
	},
} );

/** Sends one command; throws what the driver reports. */
async function send( base, method, path, body ) {
	const response = await fetch( base + path, {
		method,
		...( method === 'POST' && {
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( body ?? {} ),
		} ),
	} );
	const { value } = await response.json();
	if ( ! response.ok ) {
		throw new Error( `${ value.error }: ${ value.message }` );
	}
	return value;
}

/** The session's one window, emptied for each scenario. */
class WebKitDriver {
	faults = [];

	constructor( session, siteUrl ) {
		this.session = session;
		this.siteUrl = siteUrl;
	}

	command( method, path, body ) {
		return send( this.session, method, path, body );
	}

	goto( url ) {
		return this.command( 'POST', '/url', { url } );
	}

	async evaluate( source, args ) {
		const answer = await this.command( 'POST', '/execute/async', {
			script: `
				const done = arguments[ 1 ];
				Promise.resolve()
					.then( () => ( ${ source } )( ...arguments[ 0 ] ) )
					.then(
						( value ) => done( { value } ),
						( error ) => done( { error: String( error ) } )
					);`,
			args: [ args ],
		} );
		if ( answer.error ) {
			throw new Error( answer.error );
		}
		return answer.value ?? undefined;
	}

	async click( selector ) {
		const { [ ELEMENT ]: id } = await this.command( 'POST', '/element', {
			using: 'css selector',
			value: selector,
		} );
		await this.command( 'POST', `/element/${ id }/click` );
	}

	/** Presses keys together, such as `Shift+Tab`. */
	press( key ) {
		const codes = key.split( '+' ).map( ( name ) => KEYS[ name ] ?? name );
		return this.strike( [
			...codes.map( ( value ) => ( { type: 'keyDown', value } ) ),
			...codes
				.toReversed()
				.map( ( value ) => ( { type: 'keyUp', value } ) ),
		] );
	}

	type( text ) {
		return this.strike(
			[ ...text ].flatMap( ( value ) => [
				{ type: 'keyDown', value },
				{ type: 'keyUp', value },
			] )
		);
	}

	strike( actions ) {
		return this.command( 'POST', '/actions', {
			actions: [ { type: 'key', id: 'keyboard', actions } ],
		} );
	}

	drag( [ x, y ], [ toX, toY ] ) {
		return this.command( 'POST', '/actions', {
			actions: [
				{
					type: 'pointer',
					id: 'mouse',
					parameters: { pointerType: 'mouse' },
					actions: [
						{ type: 'pointerMove', x, y },
						{ type: 'pointerDown', button: 0 },
						{ type: 'pointerMove', x: toX, y: toY, duration: 100 },
						{ type: 'pointerUp', button: 0 },
					],
				},
			],
		} );
	}

	back() {
		return this.command( 'POST', '/back' );
	}

	setWidth( width ) {
		return this.command( 'POST', '/window/rect', { width, height: 900 } );
	}

	/** Cookies and storage belong to the document that is open: it must be one of the site. */
	async close() {
		await this.goto( `${ this.siteUrl }/robots.txt` );
		await this.command( 'DELETE', '/cookie' );
		await this.evaluate(
			'() => { localStorage.clear(); sessionStorage.clear(); }',
			[]
		);
	}
}

async function waitForDriver( base ) {
	for ( let waited = 0; waited < 10_000; waited += 50 ) {
		try {
			await send( base, 'GET', '/status' );
			return;
		} catch {
			await sleep( 50 );
		}
	}
	throw new Error( 'WebKitWebDriver did not start.' );
}

/**
 * Starts the browser.
 *
 * @param {Object} options
 * @param {string} options.driver  Path of WebKitWebDriver.
 * @param {string} options.program Path of MiniBrowser.
 * @param {Object} options.proxy   Of startOutsideProxy().
 * @param {string} options.display X display.
 */
export async function startWebKit( { driver, program, proxy, display } ) {
	const port = await probePort( 0 );
	const base = `http://127.0.0.1:${ port }`;
	const child = spawn( driver, [ `--port=${ port }` ], {
		stdio: 'ignore',
		env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
	} );
	process.on( 'exit', () => child.kill( 'SIGKILL' ) );
	await waitForDriver( base );
	const { sessionId, capabilities } = await send(
		base,
		'POST',
		'/session',
		capabilitiesFor( program, proxy.port )
	);
	const session = `${ base }/session/${ sessionId }`;
	return {
		version: capabilities.browserVersion,
		async newDriver( siteUrl ) {
			const fresh = new WebKitDriver( session, siteUrl );
			await fresh.setWidth( 1280 );
			return fresh;
		},
		async stop() {
			await send( session, 'DELETE', '' ).catch( () => {} );
			child.kill();
		},
	};
}
