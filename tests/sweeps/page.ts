import type { Page, Request } from '@playwright/test';

/** Part of the address of everything the plugin serves. */
export const OURS = '/mainstreet-blocks/';

/** Core's post content, where the block stands. */
export const CONTENT = '.entry-content';

/** Options under which all blocks come to life. */
export const KEYS = {
	connectors_maps_mapbox_api_key: 'pk.sweep',
	connectors_newsletter_mailchimp_api_key: '0123456789abcdef-us0',
	mainstreet_settings: {
		mailchimp_audience: 'list1',
		ads_client: 'ca-pub-1234567890123456',
		ads_mrec_kind: 'adsense',
		ads_mrec_slot: '6543210987',
		ads_leaderboard_kind: 'adsense',
		ads_leaderboard_slot: '6543210988',
		ads_mobile_leaderboard_kind: 'adsense',
		ads_mobile_leaderboard_slot: '6543210989',
		ads_wideskyscraper_kind: 'code',
		ads_wideskyscraper_code: '<p>A tall advertisement</p>',
	},
};

/**
 * Scrolls past everything, so that what waits to be seen comes to life.
 *
 * @param page The visitor's page.
 */
export async function scrollThrough( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		for ( let top = 0; top < document.body.scrollHeight; top += 700 ) {
			window.scrollTo( 0, top );
			await new Promise( ( resolve ) =>
				requestAnimationFrame( resolve )
			);
		}
		window.scrollTo( 0, 0 );
	} );
	await waitForQuiet( page );
}

/**
 * Waits until a page asks for nothing more, or 20 s.
 *
 * @param page The page.
 */
export async function waitForQuiet( page: Page ): Promise< void > {
	// Now and then the browser's driver waits for a request whose page is gone: what it waits for is said, for whoever finds out why.
	await page
		.waitForLoadState( 'networkidle', { timeout: 20_000 } )
		.catch( async ( error: Error ) => {
			if ( error.name !== 'TimeoutError' ) {
				throw error;
			}
			process.stderr.write(
				`Not quiet after 20 s: ${ page.url() }\n${ await listOpen( page ) }\n`
			);
		} );
}

/** Time in which a request that has ended says so, in ms. */
const MOMENT = 1000;

/** Whether a request has no end. */
const isOpen = ( request: Request ): Promise< boolean > =>
	Promise.race( [
		request
			.response()
			.then( ( response ) => response?.finished() )
			.then(
				() => false,
				() => false
			),
		new Promise< boolean >( ( resolve ) => {
			setTimeout( () => resolve( true ), MOMENT );
		} ),
	] );

/** Requests of a page that have no end, one a line. */
async function listOpen( page: Page ): Promise< string > {
	const lines = await Promise.all(
		( await page.requests() ).map( async ( request ) =>
			( await isOpen( request ) )
				? [
						`  ${ request.resourceType() } ${ request.method() } ${ request.url().slice( 0, 300 ) }`,
					]
				: []
		)
	);
	return lines.flat().join( '\n' ) || '  no request of the page is open';
}
