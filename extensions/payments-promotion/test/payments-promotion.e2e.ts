import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '../../../tests/sweeps/axe';

test(
	'behind publishing a page, a payments block can be added to it',
	{ tag: '@main' },
	async ( { admin, editor, page } ) => {
		await admin.createNewPost( {
			title: 'Moorings',
			content: 'From €40 a night.',
			postType: 'page',
		} );
		await editor.canvas
			.getByRole( 'textbox', { name: 'Add title' } )
			.fill( 'Moorings to let' );
		await editor.publishPost();
		const panel = page.getByRole( 'region', { name: 'Editor publish' } );
		await expect(
			panel.getByRole( 'button', { name: 'Start accepting payments' } )
		).toBeVisible();
		expect( await audit( page, '.editor-post-publish-panel' ) ).toEqual(
			[]
		);
		await panel
			.getByRole( 'button', { name: 'Add a payment block' } )
			.click();
		await expect(
			editor.canvas.getByRole( 'document', { name: 'Block: Payments' } )
		).toBeVisible();
	}
);

test( 'there is no such panel behind publishing a page that sells nothing', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( {
		title: 'Contact',
		content: 'Call 12 34 56.',
		postType: 'page',
	} );
	await editor.publishPost();
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	await expect( panel ).toContainText( 'Contact' );
	await expect( panel ).not.toContainText( 'Start accepting payments' );
} );

test( 'there is no such panel behind publishing a post', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { title: 'News', content: 'x' } );
	await editor.canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( 'News of the day' );
	await editor.publishPost();
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	await expect( panel ).toContainText( 'News of the day' );
	await expect( panel ).not.toContainText( 'Start accepting payments' );
} );
