import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import apiFetch from '@wordpress/api-fetch';
import { CrmPanel } from '../edit/plugins/crm-panel';
import { NewsletterPanel } from '../edit/plugins/newsletter-panel';
import { judgeVersion } from '../edit/plugins/version';
import type { Attributes } from '../types';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );
const request = jest.mocked( apiFetch );

const FORM: Attributes = {
	customThankyou: '',
	customThankyouMessage: '',
	customThankyouRedirect: '',
	jetpackCRM: true,
	formTitle: '',
	copyToSender: false,
};

describe( 'judgeVersion', () => {
	it.each( [
		[ '4.9.1', false, 'fine' ],
		[ '4.9.1', true, 'fine' ],
		[ 'v5', false, 'fine' ],
		[ '10.0-beta', true, 'fine' ],
		[ '4.9', false, 'old' ],
		[ '4.9.0', true, 'old' ],
		[ '4.0.1', true, 'old' ],
		[ '4.0.0', true, 'automatic' ],
		[ '4', true, 'automatic' ],
		[ '3.0.19', true, 'automatic' ],
		[ '3.5.2', true, 'automatic' ],
		[ '3.5.2', false, 'old' ],
		[ '3.0.18', true, 'old' ],
		[ 'trunk', true, 'invalid' ],
		[ '', false, 'invalid' ],
		[ null, false, 'invalid' ],
	] )( '%s, extension %s: %s', ( version, isExtension, verdict ) => {
		expect( judgeVersion( version, isExtension ) ).toBe( verdict );
	} );
} );

/** Answers GET in turn with each of the states, the last one for ever; POST with `outcome`. */
function serve( states: unknown[], outcome: () => Promise< unknown > ) {
	let turn = 0;
	const posted: unknown[] = [];
	request.mockReset().mockImplementation( ( ( options: {
		path: string;
		method?: string;
		data?: unknown;
	} ) => {
		if ( options.method === 'POST' ) {
			posted.push( [ options.path, options.data ] );
			return outcome();
		}
		return Promise.resolve(
			states[ Math.min( turn++, states.length - 1 ) ]
		);
	} ) as typeof apiFetch );
	return posted;
}

const succeed = () => Promise.resolve( { code: 'success' } );

const CRM = {
	crm_installed: true,
	crm_active: true,
	crm_version: '6.5.1',
	jp_form_ext_enabled: true,
	can_activate_extension: true,
};

describe( 'CrmPanel', () => {
	async function open( attributes: Partial< Attributes > = {} ) {
		const setAttributes = jest.fn();
		render(
			<CrmPanel
				attributes={ { ...FORM, ...attributes } }
				setAttributes={ setAttributes }
			/>
		);
		const user = userEvent.setup();
		await user.click(
			screen.getByRole( 'button', { name: 'CRM Integration' } )
		);
		return { user, setAttributes };
	}

	it( 'asks the server only once it is opened', async () => {
		serve( [ CRM ], succeed );
		render( <CrmPanel attributes={ FORM } setAttributes={ jest.fn() } /> );
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
		[ { ...CRM, crm_version: '4.9.0' }, /too old.*version 4\.9\.1/ ],
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

describe( 'NewsletterPanel', () => {
	const FILE = 'mailpoet/mailpoet.php';

	async function open( attributes: Partial< Attributes > = {} ) {
		const setAttributes = jest.fn();
		render(
			<NewsletterPanel
				attributes={ { ...FORM, ...attributes } }
				setAttributes={ setAttributes }
			/>
		);
		const user = userEvent.setup();
		await user.click(
			screen.getByRole( 'button', { name: 'Newsletter Integration' } )
		);
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
