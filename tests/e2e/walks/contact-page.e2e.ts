/** From the activation of the plugin to a contact page that visitors see. */
import { expect, test } from '../fixtures';
import { followLinks, isNarrow, publishFromEditor } from './ways';
import { walk } from './walk';

test.afterEach( async ( { requestUtils } ) => {
	await requestUtils.activatePlugin( 'mainstreet-blocks' );
} );

test(
	'a stranger comes from the activation to a published contact page',
	{ tag: [ '@site', '@core', '@main' ] },
	async ( { admin, allow, editor, page, visit } ) => {
		// The Plugins screen asks wordpress.org for updates, which nobody is in tests.
		allow( /wp_update_plugins/ );
		const way = walk( page, 'contact-page' );
		await admin.visitAdminPage( 'plugins.php' );
		const deactivate = page.getByRole( 'link', {
			name: 'Deactivate Mainstreet Blocks',
		} );
		const row = page.getByRole( 'row' ).filter( { has: deactivate } );
		await deactivate.click();

		await way.step( 'activate', async () => {
			await way.click(
				page.getByRole( 'link', { name: 'Activate Mainstreet Blocks' } )
			);
			await expect( page.getByText( 'Plugin activated.' ) ).toBeVisible();
		} );
		await way.step( 'get started', async () => {
			await way.click( row.getByRole( 'link', { name: 'Get started' } ) );
			await expect(
				page.getByRole( 'heading', { name: /^Create a contact page/ } )
			).toBeVisible();
		} );
		await followLinks( page, '#mainstreet-onboarding' );
		await way.step( 'draft', async () => {
			// A page with a form may be there already.
			await way.click(
				page.getByRole( 'button', {
					name: /^Create (?:a contact|another) page$/,
				} )
			);
			await expect(
				editor.canvas.getByText( 'Opening hours' )
			).toBeVisible();
		} );
		await way.step( 'e-mail', async () => {
			await way.click( editor.canvas.getByText( 'hello@example.com' ) );
			await way.fill(
				editor.canvas
					.getByRole( 'document', { name: 'Block: Email Address' } )
					.getByRole( 'textbox' ),
				'shop@example.org'
			);
		} );
		let url = '';
		await way.step( 'published', async () => {
			url = await publishFromEditor( page, way );
		} );
		const visitor = await visit( url, { width: 390, height: 844 } );
		way.turnTo( visitor );
		await way.step( 'visitor', async () => {
			await expect(
				visitor.getByRole( 'button', { name: 'Send message' } )
			).toBeVisible();
			await expect(
				visitor.getByRole( 'link', { name: 'shop@example.org' } )
			).toBeVisible();
			expect( await isNarrow( visitor ) ).toBe( true );
		} );
		way.end( 9 );
	}
);
