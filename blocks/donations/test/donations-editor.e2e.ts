import { expect, test } from '@tests/e2e/fixtures';
import { connected } from './connected';

test( 'donations are in the page that is published right after another currency was chosen', async ( {
	admin,
	editor,
	page,
	pretend,
	visit,
} ) => {
	await pretend( connected );
	await admin.createNewPost( { title: 'In yen' } );
	await editor.insertBlock( { name: 'jetpack/donations' } );
	// Plans are made when the test says so.
	let answer = () => {};
	const held = new Promise< void >( ( resolve ) => {
		answer = resolve;
	} );
	await expect
		.poll( () => editor.getEditedPostContent() )
		.toContain( '"planId":' );
	await page.route( /memberships(%2F|\/)products/, async ( route ) => {
		await held;
		await route.continue();
	} );
	await page.getByRole( 'button', { name: 'Change currency' } ).click();
	await page.getByRole( 'menuitemradio', { name: 'SEK' } ).click();
	const save = page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Publish', exact: true } );
	await expect( save ).toBeDisabled();
	answer();
	const id = await editor.publishPost();
	const visitor = await visit( `/?p=${ id }`, connected );
	await expect(
		visitor.getByRole( 'radio', { name: /30\.00/ } )
	).toBeAttached();
} );
