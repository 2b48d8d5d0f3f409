import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsPanel } from '@shared/inspector';
import { showSetting } from '@tests/jest/show-setting';
import { getCrmSetting } from '../edit/plugins/crm-setting';
import type { Attributes } from '../types';
import { FORM } from './form';
import { request, serve, succeed } from './plugin-server';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );

const CRM = {
	crm_installed: true,
	crm_active: true,
	crm_version: '6.5.1',
	jp_form_ext_enabled: true,
	can_activate_extension: true,
};

describe( 'getCrmSetting', () => {
	async function open( attributes: Partial< Attributes > = {} ) {
		const setAttributes = jest.fn();
		render(
			<SettingsPanel
				title="CRM integration"
				values={ { ...FORM, ...attributes } }
				onChange={ setAttributes }
				settings={ [
					getCrmSetting( {
						attributes: { ...FORM, ...attributes },
						setAttributes,
					} ),
				] }
			/>
		);
		const user = userEvent.setup();
		await showSetting( 'CRM integration', 'Jetpack CRM' );
		return { user, setAttributes };
	}

	it( 'asks the server only once it is opened', async () => {
		serve( [ CRM ], succeed );
		render(
			<SettingsPanel
				title="CRM integration"
				values={ FORM }
				onChange={ jest.fn() }
				settings={ [
					getCrmSetting( {
						attributes: FORM,
						setAttributes: jest.fn(),
					} ),
				] }
			/>
		);
		expect( request ).not.toHaveBeenCalled();
	} );

	it( 'installs and activates the plugin, asks again, and offers the extension', async () => {
		const posted = serve(
			[
				{ crm_installed: false, crm_active: false, crm_version: null },
				{ ...CRM, jp_form_ext_enabled: false },
			],
			succeed
		);
		const { user } = await open();
		await user.click(
			await screen.findByRole( 'button', { name: 'Install Jetpack CRM' } )
		);
		expect( posted ).toEqual( [
			[
				'/jetpack/v4/plugins',
				{
					slug: 'zero-bs-crm',
					status: 'active',
					source: 'block-editor',
				},
			],
		] );
		await user.click(
			await screen.findByRole( 'button', {
				name: 'Enable the forms extension',
			} )
		);
		expect( posted[ 1 ] ).toEqual( [
			'/jetpack/v4/jetpack_crm',
			{ extension: 'jetpackforms' },
		] );
	} );

	it( 'activates an installed plugin', async () => {
		const posted = serve(
			[ { ...CRM, crm_active: false, jp_form_ext_enabled: null }, CRM ],
			succeed
		);
		const { user } = await open();
		await user.click(
			await screen.findByRole( 'button', {
				name: 'Activate the Jetpack CRM plugin',
			} )
		);
		expect( posted ).toEqual( [
			[
				'/jetpack/v4/plugins/zero-bs-crm/ZeroBSCRM',
				{ status: 'active', source: 'block-editor' },
			],
		] );
		expect(
			await screen.findByRole( 'checkbox', { name: 'Jetpack CRM' } )
		).toBeChecked();
	} );

	it( 'is busy until the server has said what became of it', async () => {
		let answer: ( state: unknown ) => void = () => {};
		serve(
			[
				{ ...CRM, jp_form_ext_enabled: false },
				new Promise( ( resolve ) => {
					answer = resolve;
				} ),
			],
			succeed
		);
		const { user } = await open();
		const step = await screen.findByRole( 'button', {
			name: 'Enable the forms extension',
		} );
		await user.click( step );
		expect( step ).toHaveAttribute( 'aria-disabled', 'true' );
		answer( CRM );
		expect(
			await screen.findByRole( 'checkbox', { name: 'Jetpack CRM' } )
		).toBeChecked();
	} );

	it( 'turns the hand-over of this form off', async () => {
		serve( [ CRM ], succeed );
		const { user, setAttributes } = await open();
		await user.click(
			await screen.findByRole( 'checkbox', { name: 'Jetpack CRM' } )
		);
		expect( setAttributes ).toHaveBeenCalledWith( { jetpackCRM: false } );
	} );

	it.each( [
		[
			{ ...CRM, crm_version: 'x' },
			'The CRM plugin is installed but has an invalid version.',
		],
		[ { ...CRM, crm_version: '4.9.0' }, /out of date.*version 4\.9\.1/ ],
		[
			{ ...CRM, crm_version: '3.1.0' },
			/stored in Jetpack CRM automatically/,
		],
		[
			{
				...CRM,
				jp_form_ext_enabled: false,
				can_activate_extension: false,
			},
			'A site administrator must enable the CRM Jetpack Forms extension.',
		],
	] )( 'says what stands in the way: %#', async ( state, message ) => {
		serve( [ state ], succeed );
		await open();
		expect( await screen.findByText( message ) ).toBeVisible();
		// Only the panel's own title.
		expect( screen.getAllByRole( 'button' ) ).toHaveLength( 1 );
	} );

	it( 'shows sentences of the server as text', async () => {
		serve( [ { crm_installed: false } ], () =>
			Promise.reject( {
				message:
					'<strong>Error:</strong> The archive of &#8220;Tom &amp; Co&#8221; is broken &amp;lt;',
			} )
		);
		const { user } = await open();
		await user.click(
			await screen.findByRole( 'button', { name: 'Install Jetpack CRM' } )
		);
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'The plugin failed to install. Error: The archive of “Tom & Co” is broken &lt; Please check'
		);
	} );

	it( 'shows why a step failed, and lets it be tried again', async () => {
		serve( [ { crm_installed: false } ], () =>
			Promise.reject( { message: 'No disk space.' } )
		);
		const { user } = await open();
		const button = await screen.findByRole( 'button', {
			name: 'Install Jetpack CRM',
		} );
		await user.click( button );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'The plugin failed to install. No disk space. Please check the plugin information for detailed requirements.'
		);
		expect( button ).toBeEnabled();
	} );

	it.each( [
		[
			() => Promise.resolve( { code: 'odd' } ),
			'The CRM Jetpack Form extension failed to activate. The error message was "odd".',
		],
		[
			() => Promise.reject( { message: 'Broken.' } ),
			'The CRM Jetpack Form extension failed to activate. The error message was "Broken.".',
		],
	] )(
		'shows why the extension stays off: %#',
		async ( outcome, message ) => {
			serve( [ { ...CRM, jp_form_ext_enabled: false } ], outcome );
			const { user } = await open();
			await user.click(
				await screen.findByRole( 'button', {
					name: 'Enable the forms extension',
				} )
			);
			expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
				message
			);
		}
	);

	it.each( [ [ { error: 'x', message: 'y' } ], [ 'text' ] ] )(
		'shows nothing when the server can’t tell: %#',
		async ( answer ) => {
			serve( [ answer ], succeed );
			await open();
			await waitFor( () =>
				expect( screen.queryByRole( 'status' ) ).toBeNull()
			);
			expect( screen.getAllByRole( 'button' ) ).toHaveLength( 1 );
		}
	);
} );
