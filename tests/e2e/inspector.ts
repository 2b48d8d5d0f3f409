import type { Page } from '@playwright/test';

/**
 * Shows a setting of the selected block that its panel leaves to the menu, the way an author does.
 *
 * @param page    Page with the editor.
 * @param panel   Title of the panel.
 * @param setting Name of the setting.
 */
export async function showSetting(
	page: Page,
	panel: string,
	setting: string
): Promise< void > {
	await page
		.getByRole( 'region', { name: 'Editor settings' } )
		.getByRole( 'button', { name: `${ panel } options`, exact: true } )
		.click();
	await page
		.getByRole( 'menuitemcheckbox', {
			name: `Show ${ setting }`,
			exact: true,
		} )
		.click();
	await page.keyboard.press( 'Escape' );
}
