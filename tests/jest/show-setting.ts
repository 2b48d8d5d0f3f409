import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Shows a setting that its panel leaves to the menu, the way an author does.
 *
 * @param panel   Title of the panel.
 * @param setting Name of the setting.
 */
export async function showSetting(
	panel: string,
	setting: string
): Promise< void > {
	await userEvent.click(
		screen.getByRole( 'button', { name: `${ panel } options` } )
	);
	await userEvent.click(
		within( screen.getByRole( 'menu' ) ).getByRole( 'menuitemcheckbox', {
			name: `Show ${ setting }`,
		} )
	);
	await userEvent.keyboard( '{Escape}' );
}
