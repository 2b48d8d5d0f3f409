import { expect, test } from '@tests/e2e/fixtures';

test(
	'the panel says where likes appear, and shows them below all posts when asked',
	{ tag: [ '@main', '@site' ] },
	async ( { admin, editor, page, publish, visit } ) => {
		await admin.createNewPost( { title: 'Rye', content: 'Bread.' } );
		await editor.openDocumentSettingsSidebar();
		const settings = page.getByRole( 'region', {
			name: 'Editor settings',
		} );
		await settings
			.getByRole( 'button', { name: 'Likes and Sharing' } )
			.click();
		await expect(
			settings.getByRole( 'checkbox', { name: 'Show likes.' } )
		).toBeChecked();
		await expect(
			settings.getByText( /only appear where a Like block is placed/ )
		).toBeVisible();
		await settings
			.getByRole( 'button', { name: 'Show below all posts' } )
			.first()
			.click();
		await expect(
			settings.getByText( 'Shown below the content.' )
		).toBeVisible();
		await expect(
			settings.getByRole( 'button', { name: 'Show below all posts' } )
		).toHaveCount( 1 );
		const { url } = await publish(
			'<!-- wp:paragraph --><p>Bread.</p><!-- /wp:paragraph -->'
		);
		const visitor = await visit( url );
		await expect(
			visitor.locator( '.mainstreet-like__button' )
		).toBeVisible();
		await expect(
			visitor.locator( '.mainstreet-share__link' )
		).toHaveCount( 0 );
	}
);
