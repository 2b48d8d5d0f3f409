import { expect, test } from './fixtures';

test.describe( 'Command palette, dashboard and help', () => {
	test( 'finds responses in the command palette and opens them', async ( {
		admin,
		page,
	} ) => {
		await admin.visitAdminPage( 'index.php', '' );
		await page.keyboard.press( 'ControlOrMeta+k' );
		const input = page.getByRole( 'combobox' );
		await input.fill( 'Open responses' );
		await expect(
			page.getByRole( 'option', { name: 'Open responses' } )
		).toBeVisible();
		await page.keyboard.press( 'Enter' );
		await page.waitForURL( /page=mainstreet-responses/ );
		await expect(
			page.getByRole( 'heading', { name: 'Form responses', level: 1 } )
		).toBeVisible();
		await page.getByRole( 'button', { name: 'Help' } ).click();
		await expect(
			page.getByText( 'Here are the responses to all forms' )
		).toBeVisible();
	} );
} );
