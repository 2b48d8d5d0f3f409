/** Ways in which visitors look at pages with demos, and what is wrong with what they see. */
import type { Page, Response } from '@playwright/test';
import type { Fixtures, VisitOptions } from '../e2e/fixtures';
import { audit } from './axe';
import { budgets } from './budgets';
import { MARK, type Gathering } from './gatherings';
import { CONTENT, KEYS, OURS, scrollThrough } from './page';
import { allowInPolicy, mayAsk } from './services';
import { getShift, watchShifts } from './shifts';
import { weighScripts } from './weight';

const UNWANTED = /wp-polyfill|jquery|react|lodash|moment|\/interactivity/;

/** Windows of visitors, in px. */
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/**
 * Heights in px of a window in which all of a page is in sight at once: what comes to life or jumps below the first
 * demo is seen as if it stood alone. For what the theme puts around the content, and for each demo.
 */
const AROUND = 3000;
const PER_DEMO = 1200;

/** A page with demos. */
export type Shown = Gathering & { url: string };

/** Opens a page in some way and lists what is wrong with it. */
export type Look = ( shown: Shown ) => Promise< string[] >;

type Tools = Pick< Fixtures, 'visit' | 'fakes' > & {
	/** Addresses of the scripts that every page loads. */
	themeScripts: ReadonlySet< string >;
	/** Addresses of the view modules that the pages of blocks name in their markup. */
	getNamedModules: ( slugs: string[] ) => Promise< Set< string > >;
};

/** Without the libraries that arrive lazily. */
const isView = ( url: string ): boolean => /\/view\.js\?/.test( url );

const isScript = ( url: string ): boolean => /\.js\?/.test( url );

const getWindow = (
	{ slugs }: Shown,
	{ width }: typeof DESK
): typeof DESK => ( { width, height: AROUND + PER_DEMO * slugs.length } );

/** Sees to it that all of the page is in the window, and waits until it is quiet. */
async function seeAll( page: Page ): Promise< string[] > {
	await scrollThrough( page );
	return page.evaluate( () => {
		const { scrollHeight, clientHeight } = document.documentElement;
		return scrollHeight > clientHeight
			? [
					`page of ${ scrollHeight } px is higher than its window of ${ clientHeight } px: what jumps below goes unseen`,
				]
			: [];
	} );
}

const getOverflow = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const { clientWidth, scrollWidth } = document.documentElement;
		return scrollWidth > clientWidth
			? [
					`page is ${ scrollWidth } px wide in a window of ${ clientWidth } px`,
				]
			: [];
	} );

/** What the page's scripts weigh, each block's own budget; only one block's page can be weighed. */
async function judgeWeight(
	{ slugs }: Shown,
	responses: Response[]
): Promise< string[] > {
	const [ slug, another ] = slugs;
	if ( ! slug || another ) {
		return [];
	}
	const weight = await weighScripts(
		responses.filter( ( response ) => isView( response.url() ) )
	);
	const budget = budgets.visitorJs[ slug ] ?? 0;
	return weight > budget
		? [ `script of ${ weight } B gzip, allowed ${ budget } B` ]
		: [];
}

/** Scripts that the page should not load. */
async function judgeScripts(
	{ slugs, isStatic }: Shown,
	urls: string[],
	{ themeScripts, getNamedModules }: Tools
): Promise< string[] > {
	const own = urls.filter( ( url ) => url.includes( OURS ) );
	const named = await getNamedModules( slugs );
	return [
		...( isStatic && own.some( isScript ) ? [ 'loads a script' ] : [] ),
		// It is weighed where it is named.
		...own
			.filter( ( url ) => isView( url ) && ! named.has( url ) )
			.map( ( url ) => `loads ${ url } without naming it` ),
		...urls
			.filter(
				( url ) =>
					! themeScripts.has( url ) &&
					isScript( url ) &&
					UNWANTED.test( url )
			)
			.map( ( url ) => `loads ${ url }` ),
	];
}

/** Addresses of other hosts that the markup behind each demo's mark holds and that its block may not ask. */
async function listStrangers(
	page: Page,
	{ content }: Shown
): Promise< string[] > {
	const found = await page.evaluate(
		( [ place, name ] ) => {
			const asked: [ slug: string, host: string ][] = [];
			let slug = '';
			for ( const child of document.querySelector( place )?.children ??
				[] ) {
				slug = child.getAttribute( name ) ?? slug;
				for ( const element of child.querySelectorAll(
					'iframe[src], img[src], script[src], link[href]'
				) ) {
					const address =
						element.getAttribute( 'src' ) ??
						element.getAttribute( 'href' ) ??
						'';
					const { protocol, host } = new URL(
						address,
						window.location.href
					);
					if (
						protocol.startsWith( 'http' ) &&
						host !== window.location.host
					) {
						asked.push( [ slug, host ] );
					}
				}
			}
			return asked;
		},
		[ CONTENT, MARK ] as const
	);
	return found
		.filter( ( [ slug, host ] ) => ! mayAsk( slug, host, content ) )
		.map( ( [ slug, host ] ) => `${ slug } holds an address of ${ host }` );
}

const lookFromDesk =
	( tools: Tools ): Look =>
	async ( shown ) => {
		const responses: Response[] = [];
		const page = await tools.visit( shown.url, {
			...getWindow( shown, DESK ),
			options: KEYS,
			prepare: async ( fresh ) => {
				fresh.on( 'response', ( response ) =>
					responses.push( response )
				);
				await watchShifts( fresh );
				await allowInPolicy( fresh, shown.slugs, shown.url );
			},
		} );
		const hidden = await seeAll( page );
		const faults = [
			...hidden,
			...( await judgeWeight( shown, responses ) ),
			...( await judgeScripts(
				shown,
				responses.map( ( response ) => response.url() ),
				tools
			) ),
			...( await listStrangers( page, shown ) ),
			...( await getShift( page, DESK ) ),
			...( await audit( page, CONTENT ) ),
		];
		await page.context().close();
		return faults;
	};

const lookFromPhone =
	( { visit }: Tools, rtl: boolean ): Look =>
	async ( shown ) => {
		const page = await visit( shown.url, {
			...getWindow( shown, PHONE ),
			rtl,
			options: KEYS,
			prepare: watchShifts,
		} );
		const faults = [
			...( await seeAll( page ) ),
			...( await getOverflow( page ) ),
			...( await getShift( page, PHONE ) ),
			...( rtl ? await audit( page, CONTENT ) : [] ),
		];
		await page.context().close();
		return faults;
	};

/** Options under which embeds wait for a press. */
export const ON_CLICK: VisitOptions[ 'options' ] = {
	...KEYS,
	mainstreet_settings: {
		...KEYS.mainstreet_settings,
		embeds_on_click: true,
	},
};

/**
 * With “Load embeds on click”, embeds ask nobody. Looked at alone and in a usual window: what the button pushes down is
 * below the window's edge.
 */
const lookBeforeClick =
	( { visit, fakes }: Tools ): Look =>
	async ( { url } ) => {
		const asked = ( await fakes.log() ).length;
		const page = await visit( url, {
			...DESK,
			options: ON_CLICK,
			prepare: watchShifts,
		} );
		await scrollThrough( page );
		const faults = [
			...( await getShift( page ) ),
			...( await audit( page, CONTENT ) ),
			...( await fakes.log() )
				.slice( asked )
				.map( ( { host } ) => `asks ${ host } unasked` ),
		];
		await page.context().close();
		return faults;
	};

/** Looks at pages of any number of blocks, by name, and one at embeds alone. */
export type Looks = {
	together: Record< string, Look >;
	beforeClick: Look;
};

/**
 * The ways to look at a page.
 *
 * @param tools    What they look with.
 * @param isOldest Whether only the desk is looked from: the same markup and style sheets as on the current WordPress.
 */
export const makeLooks = ( tools: Tools, isOldest: boolean ): Looks => ( {
	together: {
		desk: lookFromDesk( tools ),
		...( ! isOldest && {
			phone: lookFromPhone( tools, false ),
			'phone, right to left': lookFromPhone( tools, true ),
		} ),
	},
	beforeClick: lookBeforeClick( tools ),
} );
