/** A form that leads to another page is whole after the way back, out of the back/forward cache, and sends again. */
import assert from 'node:assert/strict';
import { contactForm, paragraph, submitButton } from '../demo.mjs';

export async function content( site ) {
	const thanks = await site.publish( paragraph( 'Thanks, both of you.' ), {
		type: 'page',
		title: 'Thanks',
	} );
	return contactForm(
		`<!-- wp:jetpack/field-name {"required":true} /-->\n${ submitButton(
			'Send'
		) }`,
		JSON.stringify( {
			customThankyou: 'redirect',
			customThankyouRedirect: thanks.url,
		} )
	);
}

const FORM = '.wp-block-jetpack-contact-form';
const NAME = `${ FORM } [name="f[name]"]`;

async function send( page, name ) {
	await page.type( NAME, name );
	await page.click( `${ FORM } button[type="submit"]`, { text: 'Send' } );
	await page.waitForText( '.entry-content', 'Thanks, both of you.' );
}

export async function run( page, { url, id, site } ) {
	await page.open( url );
	await page.evaluate( () => {
		window.isSamePage = true;
	} );
	await send( page, 'Ada' );
	await page.back();
	await page.waitForUrl( new RegExp( `^${ url }` ) );
	assert.equal(
		await page.evaluate( () => window.isSamePage ),
		true,
		'The page comes out of the back/forward cache'
	);
	await send( page, ' Lovelace' );
	const names = await site.runPhp( `
		return array_map(
			function ( $post ) { return $post->post_content; },
			get_posts( array( 'post_type' => 'feedback', 'post_parent' => ${ id }, 'post_status' => 'any', 'numberposts' => -1 ) )
		);` );
	assert.equal( names.length, 2, JSON.stringify( names ) );
}
