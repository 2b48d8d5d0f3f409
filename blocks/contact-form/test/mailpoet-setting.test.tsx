import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsPanel } from '@shared/inspector';
import { showSetting } from '@tests/jest/show-setting';
import { getMailPoetSetting } from '../edit/plugins/mailpoet-setting';
import type { Attributes } from '../types';
import { FORM } from './form';
import { serve, succeed } from './plugin-server';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );

describe( 'getMailPoetSetting', () => {
	const FILE = 'mailpoet/mailpoet.php';

	async function open( attributes: Partial< Attributes > = {} ) {
		const setAttributes = jest.fn();
		await act( async () =>
			render(
				<SettingsPanel
					title="Newsletter integration"
					values={ { ...FORM, ...attributes } }
					onChange={ setAttributes }
					settings={ [
						getMailPoetSetting( {
							attributes: { ...FORM, ...attributes },
							setAttributes,
						} ),
					] }
				/>
			)
		);
		const user = userEvent.setup();
		// A form that says something about it shows it by itself.
		if ( ! attributes.mailpoet ) {
			await showSetting( 'Newsletter integration', 'MailPoet' );
		}
		return { user, setAttributes };
	}

	it( 'installs the plugin and then has a toggle', async () => {
		const posted = serve(
			[
				{ 'other/other.php': { active: true } },
				{ [ FILE ]: { active: true } },
			],
			succeed
		);
		const { user, setAttributes } = await open();
		await user.click(
			await screen.findByRole( 'button', { name: 'Install MailPoet' } )
		);
		expect( posted ).toEqual( [
			[
				'/jetpack/v4/plugins',
				{ slug: 'mailpoet', status: 'active', source: 'block-editor' },
			],
		] );
		const toggle = await screen.findByRole( 'checkbox', {
			name: 'Add people to MailPoet',
		} );
		expect( toggle ).toBeChecked();
		await user.click( toggle );
		expect( setAttributes ).toHaveBeenCalledWith( {
			mailpoet: { enabledForForm: false },
		} );
	} );

	it( 'activates an installed plugin', async () => {
		const posted = serve( [ { [ FILE ]: { active: false } } ], succeed );
		const { user } = await open();
		await user.click(
			await screen.findByRole( 'button', {
				name: 'Activate the MailPoet plugin',
			} )
		);
		expect( posted ).toEqual( [
			[
				'/jetpack/v4/plugins/mailpoet/mailpoet',
				{ status: 'active', source: 'block-editor' },
			],
		] );
	} );

	it( 'keeps the list that a form of today names', async () => {
		serve( [ { [ FILE ]: { active: true } } ], succeed );
		const { user, setAttributes } = await open( {
			mailpoet: { listId: 3, listName: 'Friends' },
		} );
		const toggle = await screen.findByRole( 'checkbox', {
			name: 'Add people to MailPoet',
		} );
		expect( toggle ).not.toBeChecked();
		await user.click( toggle );
		expect( setAttributes ).toHaveBeenCalledWith( {
			mailpoet: { listId: 3, listName: 'Friends', enabledForForm: true },
		} );
	} );
} );
