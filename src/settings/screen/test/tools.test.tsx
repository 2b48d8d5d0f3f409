import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NONE, button, expectNoViolation, open, request } from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

const PRINTED = {
	checks: [
		{ id: 'cron', label: 'Scheduled tasks' },
		{ id: 'mail', label: 'Email' },
		{ id: 'rest', label: 'REST API' },
	],
	commands: [ { name: 'wp mainstreet mail run', text: 'Sends.' } ],
	email: 'me@example.org',
};

beforeEach( () => request.mockReset() );

describe( 'tools', () => {
	it( 'check the site one thing after the other, and say what they find', async () => {
		request.mockImplementation( ( { path } ) => {
			if ( path?.endsWith( 'cron' ) ) {
				return Promise.resolve( {
					status: 'good',
					label: 'Tasks run',
					text: 'All of them.',
				} );
			}
			return path?.endsWith( 'mail' )
				? Promise.resolve( { status: 'recommended', label: 'Hm.' } )
				: Promise.reject( { message: 'It broke.' } );
		} );
		const { container } = open( NONE, PRINTED, 'tools' );
		expect( request ).not.toHaveBeenCalled();
		await userEvent.click( button( 'Run checks' ) );
		expect(
			await screen.findByText( /^Checks complete\. See/ )
		).toBeVisible();
		const list = container.querySelector( '.mainstreet-settings__checks' );
		expect( list ).toHaveTextContent(
			/Scheduled tasksGoodTasks runAll of them.*EmailShould be improvedHm.*REST APICritical issueIt broke/
		);
		expect( request ).toHaveBeenCalledTimes( 3 );
		await expectNoViolation( container );
	} );

	it( 'send less and less until it arrives', async () => {
		request.mockImplementation( ( { body } ) =>
			Promise.resolve( {
				length:
					body instanceof Blob && body.size <= 1_048_576
						? body.size
						: 0,
			} )
		);
		open( NONE, PRINTED, 'tools' );
		await userEvent.click( button( 'Test uploads' ) );
		expect( await screen.findByText( '1 MB uploaded.' ) ).toBeVisible();
		expect( request ).toHaveBeenCalledTimes( 3 );
		request.mockReset();
		request.mockRejectedValue( { message: 'Too large.' } );
		await userEvent.click( button( 'Test uploads' ) );
		expect( await screen.findByText( /even the smallest/ ) ).toBeVisible();
		expect( request ).toHaveBeenCalledTimes( 4 );
	} );

	it( 'take settings from a file, and say what does not fit', async () => {
		request.mockResolvedValue( {
			taken: 2,
			skipped: [ 'Sender' ],
			reasons: [ 'Sender: Enter an email address.' ],
		} );
		open( NONE, PRINTED, 'tools' );
		const upload = ( content: string ) =>
			userEvent.upload(
				screen.getByLabelText( 'Import settings' ),
				Object.assign(
					new File( [ content ], 'a.json', {
						type: 'application/json',
					} ),
					{ text: () => Promise.resolve( content ) }
				)
			);
		await upload( '{"kind":"mainstreet-settings"}' );
		expect(
			await screen.findByText(
				/2 settings imported.*Sender.*Enter an email address/
			)
		).toBeVisible();
		expect( request ).toHaveBeenCalledWith(
			expect.objectContaining( {
				data: { file: { kind: 'mainstreet-settings' } },
			} )
		);
		request.mockRejectedValue( { message: 'This file holds nothing.' } );
		await upload( 'no json' );
		expect(
			await screen.findByText( 'This file holds nothing.' )
		).toBeVisible();
	} );

	it( 'hand out the settings as a file', async () => {
		const made = jest.fn( () => 'blob:x' );
		Object.assign( URL, { createObjectURL: made, revokeObjectURL: made } );
		const click = jest
			.spyOn( HTMLAnchorElement.prototype, 'click' )
			.mockImplementation( () => {} );
		request.mockResolvedValue( { kind: 'mainstreet-settings' } );
		open( NONE, PRINTED, 'tools' );
		await userEvent.click( button( 'Export settings' ) );
		expect( await screen.findByText( 'File created.' ) ).toBeVisible();
		expect( click ).toHaveBeenCalledTimes( 1 );
		expect( screen.getByText( 'wp mainstreet mail run' ) ).toBeVisible();
	} );
} );

describe( 'the test of the newsletter', () => {
	it( 'goes to who asks, or to another address, and says what is wrong beside it', async () => {
		request.mockResolvedValue( { to: 'me@example.org' } );
		open( NONE, PRINTED, 'newsletter' );
		const field = screen.getByRole( 'textbox', { name: 'Send to' } );
		expect( field ).toHaveValue( 'me@example.org' );
		await userEvent.click( button( 'Send test' ) );
		expect(
			await screen.findByText( 'Sent to me@example.org.' )
		).toBeVisible();
		expect( request ).toHaveBeenCalledWith(
			expect.objectContaining( { data: { to: 'me@example.org' } } )
		);
		request.mockRejectedValue( {
			message: 'Wrong',
			data: { params: { to: 'Please enter a valid email address.' } },
		} );
		await userEvent.type( field, 'x{Enter}' );
		await waitFor( () => expect( field ).toBeInvalid() );
		expect( field ).toHaveAccessibleDescription(
			'Please enter a valid email address.'
		);
	} );
} );
