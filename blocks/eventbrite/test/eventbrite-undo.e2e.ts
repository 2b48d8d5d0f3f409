import { getInvalidBlocks } from '@tests/e2e/invalid-blocks';
import { expect, test } from '@tests/e2e/fixtures';

test( 'Tickets are undone with the paste they were made of, found or not', async ( {
	admin,
	editor,
	page,
	pageUtils,
} ) => {
	// The server asks nobody on loopback.
	await page.route( /resolve-redirect/, ( route ) =>
		route.fulfill( {
			json: {
				url: 'https://www.eventbrite.com/e/jazz-tickets-22',
				status: route.request().url().includes( 'missing' ) ? 404 : 200,
			},
		} )
	);
	await admin.createNewPost();
	for ( const [ name, shown ] of [
		[ 'jazz-tickets-22', 'Interact with the preview: Eventbrite Tickets' ],
		[ 'missing-22', 'Embed' ],
	] as const ) {
		await editor.setContent( '' );
		await editor.insertBlock( { name: 'core/paragraph' } );
		pageUtils.setClipboardData( {
			plainText: `https://www.eventbrite.com/e/${ name }`,
		} );
		await pageUtils.pressKeys( 'primary+v' );
		await expect(
			editor.canvas.getByRole( 'button', { name: shown } )
		).toBeVisible();
		await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
		await expect
			.poll( () => editor.getEditedPostContent() )
			.not.toContain( 'wp:jetpack/eventbrite' );
	}
	expect( await getInvalidBlocks( page ) ).toEqual( [] );
} );
