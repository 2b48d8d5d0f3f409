/** A guest gets the beginning, a member all of it, also on the guests’ page out of a page cache. */
import assert from 'node:assert/strict';
import { paragraph } from '../demo.mjs';

export const content = [
	'The beginning.',
	'A little more.',
	'The secret.',
	'The end.',
]
	.map( paragraph )
	.join( '\n\n' );
export const type = 'post';

/** Limits the post to subscribers, and makes one. */
const limit = ( site, id, email ) =>
	site.runPhp( `
		$request = new WP_REST_Request( 'POST', '/mainstreet/v1/subscribers' );
		$request->set_body_params( array( 'email' => '${ email }', 'consent' => true ) );
		rest_do_request( $request );
		update_post_meta( ${ id }, '_jetpack_newsletter_access', 'subscribers' );` );

/** Keeps a page as a cache would: the same for whoever asks. */
const keep = ( site, html, name ) =>
	site.runPhp( `
		$place = wp_upload_dir();
		file_put_contents( $place['basedir'] . '/${ name }', ${ site.php( html ) } );
		return $place['baseurl'] . '/${ name }';` );

/** The link to log in out of the mail, which is planned behind the response. */
async function findLink( site, email ) {
	await fetch(
		`${ site.url }/?mainstreet_test=hook&hook=mainstreet_member_link`,
		{ method: 'POST' }
	);
	const mail = site.mails().find( ( { to } ) => to === email );
	return /href="([^"]+mainstreet_access=in[^"]+)"/
		.exec( mail?.message ?? '' )?.[ 1 ]
		?.replaceAll( /&(?:amp|#038);/g, '&' );
}

export async function run( page, { id, url, site } ) {
	const email = 'member@example.org';
	await limit( site, id, email );
	const guests = await ( await fetch( url ) ).text();
	assert.ok( ! guests.includes( 'The secret.' ) );
	const kept = await keep( site, guests, 'cached.html' );

	await page.open( kept );
	await page.waitForText( '.entry-content', 'The beginning.' );
	assert.doesNotMatch( await page.text( '.entry-content' ), /secret/ );
	await page.click( '.entry-content a', { text: 'Log in' } );
	await page.type( 'input[type="email"]', email );
	await page.click( 'main button', { text: 'Send link' } );
	await page.waitForText( 'main', 'If there is a membership' );
	await page.open(
		await page.poll( 'a mail comes', () => findLink( site, email ) )
	);
	await page.click( 'main button', { text: 'Log in' } );
	await page.waitForText( '.entry-content', 'The secret.' );
	await page.open( kept );
	await page.waitForText( '.entry-content', 'The secret.' );
}
