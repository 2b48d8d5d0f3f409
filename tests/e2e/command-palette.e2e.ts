import { mkdirSync } from 'node:fs';
import { expect, test } from './fixtures';

const PICTURES = process.env.MAINSTREET_PALETTE_PICTURES;

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
		if ( PICTURES ) {
			mkdirSync( PICTURES, { recursive: true } );
			await page.screenshot( { path: `${ PICTURES }/palette.png` } );
		}
		await page.keyboard.press( 'Enter' );
		await page.waitForURL( /page=mainstreet-responses/ );
		await expect(
			page.getByRole( 'heading', { name: 'Form responses', level: 1 } )
		).toBeVisible();
		await page.getByRole( 'button', { name: 'Help' } ).click();
		await expect(
			page.getByText( 'Here are the responses to all forms' )
		).toBeVisible();
		if ( PICTURES ) {
			await page.screenshot( { path: `${ PICTURES }/help.png` } );
			await admin.visitAdminPage( 'index.php', '' );
			await page.screenshot( {
				path: `${ PICTURES }/dashboard.png`,
				fullPage: true,
			} );
		}
	} );
} );
