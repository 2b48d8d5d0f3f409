/** Choosing a ready-made form is one step. */
import { expect, test } from '@tests/e2e/fixtures';

test( 'one undo takes a ready-made form away with its subject', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost();
	await editor.insertBlock( { name: 'jetpack/contact-form' } );
	const choice = editor.canvas.getByRole( 'button', {
		name: /whether they will come/,
	} );
	await choice.click();
	const read = async () => {
		const [ form ] = await editor.getBlocks( { full: true } );
		return [ form?.attributes.subject ?? '', form?.innerBlocks.length ];
	};
	await expect.poll( async () => ( await read() )[ 1 ] ).toBeGreaterThan( 1 );
	expect( ( await read() )[ 0 ] ).toContain( 'RSVP' );
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Undo' } )
		.click();
	await expect( choice ).toBeVisible();
	expect( await read() ).toEqual( [ '', 0 ] );
} );
