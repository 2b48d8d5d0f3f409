import type { Page } from '@playwright/test';

/**
 * Opens a tab of the selected block's inspector, which is shown already. WordPress 6.8 has no tab Content, and no tabs at all
 * where everything stands in Settings.
 *
 * @param page Page with the editor.
 * @param name Name of the tab.
 */
export async function openTab( page: Page, name: string ): Promise< void > {
	const tab = page
		.getByRole( 'region', { name: 'Editor settings' } )
		.getByRole( 'tab', { name, exact: true } );
	if ( await tab.isVisible() ) {
		await tab.click();
	}
}

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

/**
 * Selects the first block of a name, also one inside of others.
 *
 * @param page Page with the editor.
 * @param name Name of the block, such as `jetpack/button`.
 */
export const selectBlock = ( page: Page, name: string ): Promise< void > =>
	page.evaluate( ( wanted ) => {
		const { select, dispatch } = window.wp.data;
		const store = select( 'core/block-editor' );
		return dispatch( 'core/block-editor' ).selectBlock(
			store
				.getClientIdsWithDescendants()
				.find( ( id: string ) => store.getBlockName( id ) === wanted )
		);
	}, name );
