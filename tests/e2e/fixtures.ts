/**
 * Fixtures of the end-to-end tests, described in README.md beside this file.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '@wordpress/e2e-test-utils-playwright';
import { openBrowserProfile, resetBrowserContext } from './browser-profile';
import { Fakes } from './fakes';
import { Guard, type Mail } from './guard';
import { restoreDatabase } from './sites.mjs';

export type PublishOptions = {
	title?: string;
	status?: 'publish' | 'draft' | 'private' | 'pending';
	type?: 'post' | 'page';
};

export type VisitOptions = {
	javaScript?: boolean;
	/** Width of the window in px; up to 600 it is a touch screen. */
	width?: number;
	height?: number;
	reducedMotion?: boolean;
	rtl?: boolean;
	colorScheme?: 'light' | 'dark';
	/** Options of the site for this visit alone. */
	options?: Record< string, unknown >;
	/** Plugin files active in this visit; `[]` for none. */
	plugins?: string[];
	/** Called before the address is opened. */
	prepare?: ( page: Page ) => Promise< void >;
};

export type Published = { id: number; url: string };

export type Fixtures = {
	/** Watches the test, and restores the site after one tagged `@site`. */
	guard: Guard;
	/** Allows a problem that the test causes on purpose. */
	allow: Guard[ 'allow' ];
	/** PHP notices since the test began. */
	phpErrors: () => string[];
	/** Mails that requests of this test sent. */
	mails: () => Mail[];
	/** Runs the callbacks of a cron event in PHP. */
	runCron: ( hook: string ) => Promise< void >;
	fakes: Fakes;
	/** Saves a post over REST. */
	publish: (
		content: string,
		options?: PublishOptions
	) => Promise< Published >;
	/** Opens an address as a visitor who is not logged in, in a browser window of its own. */
	visit: ( url: string, options?: VisitOptions ) => Promise< Page >;
	/** Headers that make PHP treat this test's requests specially; see tests/fakes/mu-plugin.php. */
	pretend: ( options: {
		rtl?: boolean;
		options?: Record< string, unknown >;
		plugins?: string[];
		user?: string;
	} ) => Promise< void >;
};

type WorkerFixtures = {
	/** Browser of the logged-in author, shared by all tests of a worker. `context` resets it for each test. */
	profile: BrowserContext;
};

type PretendOptions = Parameters< Fixtures[ 'pretend' ] >[ 0 ];

/** Header values are bytes; JSON may escape everything else. */
const toHeader = ( value: unknown ): string =>
	JSON.stringify( value ).replace(
		/[\u007f-\uffff]/g,
		( letter ) =>
			`\\u${ letter.charCodeAt( 0 ).toString( 16 ).padStart( 4, '0' ) }`
	);

/**
 * Headers for tests/fakes/mu-plugin.php.
 *
 * @param id             Test the requests belong to.
 * @param pretendOptions What PHP pretends for these requests.
 */
export function getHeaders(
	id: string,
	pretendOptions: PretendOptions = {}
): Record< string, string > {
	const { rtl, options, plugins, user } = pretendOptions;
	return {
		'X-Mainstreet-Test': id,
		...( rtl && { 'X-Mainstreet-Dir': 'rtl' } ),
		...( options && { 'X-Mainstreet-Options': toHeader( options ) } ),
		...( plugins && { 'X-Mainstreet-Plugins': toHeader( plugins ) } ),
		...( user && { 'X-Mainstreet-User': user } ),
	};
}

let published = 0;

export const test = base.extend< Fixtures, WorkerFixtures >( {
	profile: [
		async ( { playwright, launchOptions }, provide, worker ) => {
			const context = await openBrowserProfile(
				playwright.chromium,
				{ ...worker.project.use, launchOptions },
				worker.parallelIndex
			);
			await provide( context );
			await context.close();
		},
		{ scope: 'worker' },
	],

	guard: [
		async ( {}, provide, testInfo ) => {
			const guard = new Guard(
				`${ testInfo.testId }-${ testInfo.retry }`
			);
			await provide( guard );
			if ( testInfo.tags.includes( '@site' ) ) {
				restoreDatabase( process.env.MAINSTREET_SITE_DIR ?? '' );
			}
			const problems = guard.report();
			if ( testInfo.status !== testInfo.expectedStatus ) {
				await testInfo.attach( 'problems', {
					body: problems.join( '\n' ),
				} );
				return;
			}
			expect( problems, 'nothing went wrong on the way' ).toEqual( [] );
		},
		{ auto: true },
	],

	allow: async ( { guard }, provide ) => {
		await provide( guard.allow );
	},

	phpErrors: async ( { guard }, provide ) => {
		await provide( () => guard.phpErrors() );
	},

	mails: async ( { guard }, provide ) => {
		await provide( () => guard.mails() );
	},

	runCron: async ( { baseURL, guard }, provide ) => {
		await provide( async ( hook ) => {
			await fetch( `${ baseURL }/?mainstreet_test=hook&hook=${ hook }`, {
				method: 'POST',
				headers: getHeaders( guard.id ),
			} );
		} );
	},

	fakes: async ( { guard }, provide ) => {
		const fakes = new Fakes( guard );
		await provide( fakes );
		await fakes.reset();
	},

	context: async ( { profile, guard }, provide ) => {
		await resetBrowserContext( profile );
		const unwatch = guard.watch( profile );
		await profile.setExtraHTTPHeaders( getHeaders( guard.id ) );
		await provide( profile );
		await resetBrowserContext( profile );
		unwatch();
	},

	page: async ( { context, fakes }, provide ) => {
		const page = await context.newPage();
		await fakes.interceptOutside( page );
		await provide( page );
	},

	pretend: async ( { context, guard }, provide ) => {
		await provide( ( pretendOptions ) =>
			context.setExtraHTTPHeaders(
				getHeaders( guard.id, pretendOptions )
			)
		);
	},

	publish: async ( { requestUtils }, provide, testInfo ) => {
		await provide(
			async (
				content,
				{ title, status = 'publish', type = 'post' } = {}
			) => {
				published++;
				const post = await requestUtils.rest< {
					id: number;
					link: string;
				} >( {
					method: 'POST',
					path: `/wp/v2/${ type }s`,
					data: {
						content,
						status,
						title:
							title ??
							`Test ${ testInfo.parallelIndex }-${ published } ${ testInfo.title }`,
					},
				} );
				return { id: post.id, url: post.link };
			}
		);
	},

	visit: async ( { browser, baseURL, guard, fakes }, provide ) => {
		const contexts: BrowserContext[] = [];
		await provide( async ( url, options = {} ) => {
			const { width = 1280, height = 900 } = options;
			const context = await browser.newContext( {
				baseURL,
				storageState: { cookies: [], origins: [] },
				viewport: { width, height },
				hasTouch: width <= 600,
				javaScriptEnabled: options.javaScript !== false,
				reducedMotion: options.reducedMotion
					? 'reduce'
					: 'no-preference',
				colorScheme: options.colorScheme ?? 'light',
				extraHTTPHeaders: getHeaders( guard.id, options ),
			} );
			contexts.push( context );
			if ( options.javaScript === false ) {
				// With scripts off the browser calls the page's preloaded modules blocked.
				guard.allow( /^request failed: csp .*\.js(?:\?|$)/ );
			}
			guard.watch( context );
			await fakes.intercept( context );
			const page = await context.newPage();
			await options.prepare?.( page );
			await page.goto( url );
			return page;
		} );
		await Promise.all( contexts.map( ( context ) => context.close() ) );
	},
} );

export { expect };
