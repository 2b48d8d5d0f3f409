/** Drives Chromium, and Firefox over WebDriver BiDi, with Playwright. */
import { chromium, firefox } from '@playwright/test';
import { getLaunchOptions } from '../../../bin/browser.mjs';

/** Firefox has no launch option for a proxy over BiDi. */
const firefoxPreferences = ( port ) => ( {
	'network.proxy.type': 1,
	'network.proxy.http': '127.0.0.1',
	'network.proxy.http_port': port,
	'network.proxy.ssl': '127.0.0.1',
	'network.proxy.ssl_port': port,
	// The map draws without a graphics card.
	'webgl.force-enabled': true,
} );

const launchers = {
	chromium: async ( { proxy } ) =>
		chromium.launch( {
			...( await getLaunchOptions( { webgl: true } ) ),
			// The host rules of the launch options would refuse what the proxy answers.
			args: [ '--disable-gpu', '--enable-unsafe-swiftshader' ],
			proxy: {
				server: `http://127.0.0.1:${ proxy.port }`,
				bypass: '127.0.0.1, localhost',
			},
		} ),
	firefox: ( { program, proxy, display } ) =>
		firefox.launch( {
			channel: 'moz-firefox',
			executablePath: program,
			headless: true,
			firefoxUserPrefs: firefoxPreferences( proxy.port ),
			env: {
				...process.env,
				LIBGL_ALWAYS_SOFTWARE: '1',
				...( display && { DISPLAY: display } ),
			},
		} ),
};

/**
 * Runs in each page of Firefox before its scripts: without a sound card, Firefox fails a second after
 * sound has begun, unless the sound goes to a stream.
 */
function playWithoutSoundCard() {
	const { play } = window.HTMLMediaElement.prototype;
	const captured = new WeakSet();
	window.HTMLMediaElement.prototype.play = function () {
		if ( ! captured.has( this ) ) {
			captured.add( this );
			this.mozCaptureStream?.();
		}
		return play.call( this );
	};
}

/** Runs in the page: the middle of an element once it stands still in the window; else what covers it. */
async function findMiddle( selector ) {
	const element = document.querySelector( selector );
	const read = () => {
		const { left, top, width, height } = element.getBoundingClientRect();
		return [ left + width / 2, top + height / 2 ];
	};
	const pass = ( done ) => window.requestAnimationFrame( done );
	let place = read();
	for ( let frames = 0, still = 0; still < 3 && frames < 120; frames++ ) {
		await new Promise( pass );
		const next = read();
		const isStill = String( next ) === String( place );
		const isInside = document.elementFromPoint( ...next ) !== null;
		if ( isStill && ! isInside ) {
			// The page scrolled on its own since.
			element.scrollIntoView( { block: 'center', behavior: 'instant' } );
		}
		still = isStill && isInside ? still + 1 : 0;
		place = next;
	}
	const hit = document.elementFromPoint( ...place );
	if ( ! element.contains( hit ) && ! hit?.contains( element ) ) {
		return hit ? hit.outerHTML.slice( 0, 200 ) : 'nothing';
	}
	return place;
}

/** One page of a browser of its own cookies and storage. */
class PlaywrightDriver {
	constructor( context, page ) {
		this.context = context;
		this.page = page;
		this.faults = [];
		page.on( 'pageerror', ( error ) =>
			this.faults.push( `uncaught: ${ error.stack ?? error }` )
		);
	}

	async goto( url ) {
		try {
			await this.page.goto( url, {
				waitUntil: 'load',
				timeout: 30_000,
			} );
		} catch ( error ) {
			// Firefox sometimes reports one navigation under two ids. Playwright then says that a second one, to the same address, interrupted the first.
			const isSameNavigation = error.message.includes(
				`interrupted by another navigation to "${ url }"`
			);
			if ( ! isSameNavigation ) {
				throw error;
			}
			await this.page.waitForLoadState( 'load' );
		}
	}

	evaluate( source, args ) {
		return this.page.evaluate(
			`( ${ source } )( ...${ JSON.stringify( args ) } )`
		);
	}

	/** By coordinates: after the way back, page.click() waits for a navigation that Firefox has finished. */
	async click( selector ) {
		const place = await this.evaluate( String( findMiddle ), [ selector ] );
		if ( typeof place === 'string' ) {
			throw new Error( `It cannot be pressed; there is ${ place }` );
		}
		await this.page.mouse.click( ...place );
	}

	press( key ) {
		return this.page.keyboard.press( key );
	}

	type( text ) {
		return this.page.keyboard.type( text );
	}

	async drag( from, to ) {
		const { mouse } = this.page;
		await mouse.move( ...from );
		await mouse.down();
		await mouse.move( ...to, { steps: 5 } );
		await mouse.up();
	}

	back() {
		// goBack() waits in vain for a page that Firefox has in its back/forward cache.
		return this.page.evaluate( 'history.back()' );
	}

	setWidth( width ) {
		return this.page.setViewportSize( { width, height: 900 } );
	}

	async close() {
		await this.context.close();
	}
}

/**
 * Starts a browser.
 *
 * @param {string} name            `chromium` or `firefox`.
 * @param {Object} options
 * @param {string} options.program Path of the browser; Chromium finds its own.
 * @param {Object} options.proxy   Of startOutsideProxy().
 * @param {string} options.display X display for WebGL, or ''.
 */
export async function startPlaywright( name, options ) {
	const browser = await launchers[ name ]( options );
	return {
		version: browser.version(),
		async newDriver() {
			const context = await browser.newContext( {
				ignoreHTTPSErrors: true,
				viewport: { width: 1280, height: 900 },
			} );
			const page = await context.newPage();
			if ( name === 'firefox' ) {
				await page.addInitScript( playWithoutSoundCard );
			}
			return new PlaywrightDriver( context, page );
		},
		stop: () => browser.close(),
	};
}
