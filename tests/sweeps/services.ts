import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import services from '../../shared/embeds/services.json';

type Row = { loads: string[] };

const ROWS: Record< string, Row | undefined > = services;

/** Blocks whose service is not called as they are. */
const IDS: Record< string, string > = {
	gif: 'giphy',
	'google-docs-embed': 'google-docs',
	'paypal-payment-buttons': 'paypal-buttons',
	video: 'videopress',
	wordads: 'adsense',
};

/** The row of a block in the table of services, if it shows something from one. */
export const getService = ( slug: string ): Row | undefined =>
	ROWS[ IDS[ slug ] ?? slug ];

/**
 * Whether the page of a block may ask a host: one of its service's, or one that the author chose (a podcast's, which is in the content).
 *
 * @param slug    Block.
 * @param host    Host that was asked.
 * @param content The page's content.
 */
export function mayAsk( slug: string, host: string, content: string ): boolean {
	const loads = getService( slug )?.loads ?? [];
	return (
		loads.some( ( origin ) => new URL( origin ).host === host ) ||
		( slug === 'map' && host.endsWith( 'mapbox.com' ) ) ||
		( slug === 'podcast-player' && content.includes( `://${ host }/` ) )
	);
}

/** Whether the keys of the site's owner can bring a block to life: its folder has a service, or the table of services a row. */
export const takesKey = ( slug: string ): boolean =>
	Boolean( getService( slug ) ) ||
	fs.existsSync(
		path.resolve( __dirname, '../../blocks', slug, 'service.php' )
	);

/** Whether a block may ask anybody at all. */
export const asksOutside = ( slug: string ): boolean =>
	Boolean( getService( slug ) ) ||
	[ 'map', 'podcast-player' ].includes( slug );

/**
 * Gives a page with embeds the Content Security Policy that docs/embeds.md names; what goes against it is an error in the console,
 * and so a fault.
 *
 * @param page  The visitor's page, before it is opened.
 * @param slugs Blocks on it.
 * @param url   Address of the page.
 */
export async function allowInPolicy(
	page: Page,
	slugs: string[],
	url: string
): Promise< void > {
	const rows = slugs.map( getService );
	// A map and a podcast come from where the site's owner and the author chose: no policy is named for them.
	if ( ! rows.length || rows.some( ( row ) => ! row ) ) {
		return;
	}
	const sources = [
		"'self'",
		...new Set( rows.flatMap( ( row ) => row?.loads ?? [] ) ),
	].join( ' ' );
	const policy = [
		`frame-src ${ sources }`,
		`script-src 'unsafe-inline' ${ sources }`,
		`connect-src ${ sources }`,
		`img-src data: ${ sources }`,
	].join( '; ' );
	await page.route( url, async ( route ) => {
		const response = await route.fetch();
		await route.fulfill( {
			response,
			headers: {
				...response.headers(),
				'content-security-policy': policy,
			},
		} );
	} );
}
