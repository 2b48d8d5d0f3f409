/**
 * The demos of all blocks on one page, and each of them twice: blocks share the page's scripts, styles, ids and
 * main thread. What one alone does well is looked at in visitor.e2e.ts.
 */
import type { Page, Response } from '@playwright/test';
import { readDemos } from '../e2e/demo';
import { expect, test } from '../e2e/fixtures';
import { audit } from './axe';
import { budgets } from './budgets';
import { CONTENT, KEYS, OURS, scrollThrough, waitForQuiet } from './page';
import { getShift, watchShifts } from './shifts';
import { weighScripts } from './weight';

/** Higher than any window: what stands behind it is not near. */
const FAR =
	'<!-- wp:spacer {"height":"2400px"} -->\n<div style="height:2400px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->';

/** Ids that several elements have. */
const getRepeatedIds = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const ids = [ ...document.querySelectorAll( '[id]' ) ].map(
			( { id } ) => id
		);
		return [
			...new Set( ids.filter( ( id, at ) => ids.indexOf( id ) !== at ) ),
		].map( ( id ) => `id ${ id } stands there more than once` );
	} );

/** Bytes of our style sheets as they are: those of requests, and those that WordPress printed into the page. */
async function weighStyles(
	page: Page,
	responses: Response[]
): Promise< number > {
	const linked = await Promise.all(
		responses
			.filter(
				( response ) =>
					response.url().includes( OURS ) &&
					/\.css(?:\?|$)/.test( response.url() )
			)
			.map( ( response ) => response.body() )
	);
	const printed = await page.evaluate( () =>
		[
			...document.querySelectorAll(
				'style:is([id^="jetpack-"], [id^="mainstreet-"], [id^="premium-content-"], [id^="videopress-"])'
			),
		].map( ( { textContent } ) => textContent?.length ?? 0 )
	);
	return [ ...linked.map( ( { length } ) => length ), ...printed ].reduce(
		( total, bytes ) => total + bytes,
		0
	);
}

test.describe( 'All blocks on one page', { tag: [ '@core', '@main' ] }, () => {
	test.describe.configure( { timeout: 240_000 } );

	for ( const [ title, times ] of Object.entries( {
		'one of each': 1,
		'two of each': 2,
	} ) ) {
		test( `are light, still and accessible, and ask nobody before they are seen: ${ title }`, async ( {
			publish,
			visit,
			guard,
			fakes,
		} ) => {
			const demos = Object.values( readDemos() );
			const { url } = await publish(
				[ FAR, ...Array( times ).fill( demos ).flat() ].join( '\n\n' )
			);
			const responses: Response[] = [];
			const page = await visit( url, {
				options: KEYS,
				prepare: async ( fresh ) => {
					fresh.on( 'response', ( response ) =>
						responses.push( response )
					);
					await watchShifts( fresh );
				},
			} );
			await waitForQuiet( page );
			const own = responses.filter(
				( response ) =>
					response.url().includes( OURS ) &&
					/\.js(?:\?|$)/.test( response.url() )
			);
			const weight = await weighScripts( own );
			const styles = await weighStyles( page, responses );
			test.info().annotations.push( {
				type: 'weight',
				description: `${ weight } B gzip in ${ own.length } scripts, ${ styles } B of styles`,
			} );
			const strangers = ( await fakes.log() ).map(
				( { host, path: asked } ) => `asks ${ host }${ asked } unseen`
			);
			await scrollThrough( page );
			expect( [
				...( weight > budgets.visitorPageJs
					? [
							`scripts of ${ weight } B gzip, allowed ${ budgets.visitorPageJs } B`,
						]
					: [] ),
				...( styles > budgets.visitorPageCss
					? [
							`style sheets of ${ styles } B, allowed ${ budgets.visitorPageCss } B`,
						]
					: [] ),
				...strangers,
				...( await getShift( page ) ),
				...( await audit( page, CONTENT ) ),
				...( await getRepeatedIds( page ) ),
				...guard.report(),
			] ).toEqual( [] );
		} );
	}
} );
