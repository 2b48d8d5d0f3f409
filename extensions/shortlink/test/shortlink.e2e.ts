import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '../../../tests/sweeps/axe';

test(
	'the shortlink of a post is copied from its settings, and leads to it',
	{ tag: '@main' },
	async ( { admin, editor, page, publish, visit } ) => {
		await page
			.context()
			.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
		const { id } = await publish( 'Tide tables.', { title: 'High water' } );
		await admin.editPost( id );
		await editor.openDocumentSettingsSidebar();
		const settings = page.getByRole( 'region', {
			name: 'Editor settings',
		} );
		await settings.getByRole( 'button', { name: 'Shortlink' } ).click();
		const field = settings.getByRole( 'textbox', { name: 'Shortlink' } );
		await expect( field ).toHaveValue( new RegExp( `\\?p=${ id }$` ) );
		await settings
			.getByRole( 'button', { name: 'Copy shortlink' } )
			.click();
		await expect( page.getByTestId( 'snackbar' ) ).toContainText(
			'Shortlink copied to clipboard.'
		);
		expect(
			await audit(
				page,
				'.components-panel__body:has(input[type="url"])'
			)
		).toEqual( [] );
		const copied = await page.evaluate( () =>
			navigator.clipboard.readText()
		);
		expect( copied ).toBe( await field.inputValue() );
		const visitor = await visit( copied );
		await expect(
			visitor.getByRole( 'heading', { name: 'High water', level: 1 } )
		).toBeVisible();
	}
);
