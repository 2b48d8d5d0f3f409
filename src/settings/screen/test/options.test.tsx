import {
	act,
	configure,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readState, readValues } from '../state';
import {
	NONE,
	STORED,
	button,
	expectNoViolation,
	open,
	request,
} from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

// The first render of all components may take longer than the default second.
configure( { asyncUtilTimeout: 5000 } );

const field = ( name: string, more: object = {} ) => ( {
	name,
	section: 'forms',
	type: 'string',
	label: name,
	help: `Help of ${ name }`,
	choices: [],
	...more,
} );

const PRINTED = {
	services: [],
	sections: [
		{ id: 'forms', label: 'Forms', note: 'A note', service: '' },
		{ id: 'mailchimp', label: 'Sign-ups', note: '', service: 'mapbox' },
		{ id: 'empty', label: 'None', note: '', service: '' },
	],
	fields: [
		field( 'days', { type: 'integer', minimum: 0, maximum: 30 } ),
		field( 'sender', { format: 'email' } ),
		field( 'send', { type: 'boolean' } ),
		field( 'mode', {
			choices: [
				{ value: 'a', label: 'First' },
				{ value: 'b', label: 'Second' },
			],
		} ),
		field( 'audience', {
			section: 'mailchimp',
			control: 'mailchimp-audience',
		} ),
	],
	values: { days: 7, sender: '', send: true, mode: 'b', audience: 'gone' },
};

/** Saves what will be refused. Not by userEvent: effects of core's controls update them once the answer is there. */
const saveInVain = () =>
	act( async () => {
		button( 'Save' ).focus();
		button( 'Save' ).click();
	} );

/** Waits until a control has the focus, with its help and its error. */
const expectError = ( control: HTMLElement, description: string ) =>
	waitFor( () => {
		expect( control ).toHaveFocus();
		expect( control ).toHaveAccessibleDescription( description );
	} );

beforeEach( () => request.mockReset() );

describe( 'settings that are no keys', () => {
	it( 'are drawn by section, with what is in force and their help', async () => {
		const { container } = open( NONE, PRINTED, 'forms' );
		const form = screen.getByRole( 'form', { name: 'Forms' } );
		expect( within( form ).getByRole( 'spinbutton' ) ).toHaveValue( 7 );
		expect(
			within( form ).getByRole( 'spinbutton' )
		).toHaveAccessibleDescription( 'Help of days' );
		expect( within( form ).getByRole( 'checkbox' ) ).toBeChecked();
		expect( within( form ).getByRole( 'combobox' ) ).toHaveValue( 'b' );
		expect( screen.queryByRole( 'form', { name: 'Sign-ups' } ) ).toBeNull();
		expect( screen.queryByText( 'None' ) ).toBeNull();
		await expectNoViolation( container );
	} );

	it( 'of a block stand on the tab of blocks, which is there with them only', () => {
		const more = {
			...PRINTED,
			sections: [
				{ id: 'guest-book', label: 'Guests', note: '', service: '' },
			],
			fields: [ field( 'days', { section: 'guest-book' } ) ],
		};
		const { unmount } = open( NONE, more, 'blocks' );
		expect( screen.getByRole( 'group', { name: 'Guests' } ) ).toBeVisible();
		unmount();
		open( NONE, PRINTED, 'connections' );
		expect( screen.queryByRole( 'link', { name: 'Blocks' } ) ).toBeNull();
		expect( screen.queryByRole( 'group', { name: 'Guests' } ) ).toBeNull();
	} );

	it( 'of several sections of a tab are saved by one button, and the errors of all are shown', async () => {
		request.mockRejectedValue( {
			message: 'Invalid parameter(s): stay',
			data: { params: { stay: 'Too long.' } },
		} );
		const { container } = open(
			NONE,
			{
				...PRINTED,
				sections: [
					{ id: 'forms', label: 'Forms' },
					{ id: 'more', tab: 'forms', label: 'More' },
					{ id: 'empty', tab: 'forms', label: 'Nothing' },
				],
				fields: [
					field( 'sender' ),
					field( 'stay', { section: 'more' } ),
					field( 'elsewhere', { section: 'odd' } ),
				],
				values: { sender: 'a', stay: 'b', elsewhere: 'c' },
			},
			'forms'
		);
		expect(
			screen
				.getAllByRole( 'group' )
				.map( ( group ) => group.getAttribute( 'aria-labelledby' ) )
		).toHaveLength( 2 );
		await saveInVain();
		expect( request ).toHaveBeenCalledWith(
			expect.objectContaining( { data: { sender: 'a', stay: 'b' } } )
		);
		const stay = screen.getByRole( 'textbox', { name: 'stay' } );
		await expectError( stay, 'Help of stay Too long.' );
		await expectNoViolation( container );
	} );

	it( 'that are post types are checkboxes, sent as a list in the order of the choices', async () => {
		request.mockResolvedValue( {} );
		const { container } = open(
			NONE,
			{
				...PRINTED,
				fields: [
					field( 'where', {
						control: 'checkboxes',
						choices: [
							{ value: 'post', label: 'Posts' },
							{ value: 'page', label: 'Pages' },
							{ value: 'book', label: 'Books' },
						],
					} ),
				],
				values: { where: 'book,page' },
			},
			'forms'
		);
		const group = within( screen.getByRole( 'group', { name: 'where' } ) );
		expect(
			group.getByRole( 'checkbox', { name: 'Pages' } )
		).toBeChecked();
		await userEvent.click(
			group.getByRole( 'checkbox', { name: 'Posts' } )
		);
		await userEvent.click(
			group.getByRole( 'checkbox', { name: 'Pages' } )
		);
		await expectNoViolation( container );
		await userEvent.click( button( 'Save' ) );
		expect( request ).toHaveBeenCalledWith(
			expect.objectContaining( { data: { where: 'post,book' } } )
		);
	} );

	it( 'that are colors are picked, and cleared', async () => {
		request.mockResolvedValue( {} );
		const { container } = open(
			NONE,
			{
				...PRINTED,
				fields: [ field( 'accent', { control: 'color' } ) ],
				values: { accent: '#2f6f4e' },
			},
			'forms'
		);
		const accent = screen.getByRole( 'textbox', { name: 'accent' } );
		expect( accent ).toHaveValue( '#2f6f4e' );
		expect( accent ).toHaveAccessibleDescription( 'Help of accent' );
		const toggle = button( 'Open color picker' );
		await userEvent.click( toggle );
		expect(
			await screen.findByRole( 'slider', { name: 'Hue' } )
		).toBeInTheDocument();
		await userEvent.click( toggle );
		await userEvent.clear( accent );
		await expectNoViolation( container );
		await userEvent.click( button( 'Save' ) );
		expect( request ).toHaveBeenCalledWith(
			expect.objectContaining( { data: { accent: '' } } )
		);
	} );

	it( 'that are colors have no opacity', async () => {
		request.mockResolvedValue( {} );
		open(
			NONE,
			{
				...PRINTED,
				fields: [ field( 'accent', { control: 'color' } ) ],
				values: { accent: '' },
			},
			'forms'
		);
		const accent = screen.getByRole( 'textbox', { name: 'accent' } );
		await userEvent.click( accent );
		await userEvent.paste( '#2f6f4e80' );
		await userEvent.click( button( 'Save' ) );
		expect( request ).toHaveBeenCalledWith(
			expect.objectContaining( { data: { accent: '#2f6f4e' } } )
		);
	} );

	it( 'that are lists keep the order in which their items were added', async () => {
		request.mockResolvedValue( {} );
		const { container } = open(
			NONE,
			{
				...PRINTED,
				fields: [
					field( 'buttons', {
						control: 'list',
						choices: [
							{ value: 'mail', label: 'Email' },
							{ value: 'print', label: 'Print' },
						],
					} ),
				],
				values: { buttons: 'print' },
			},
			'forms'
		);
		await expectNoViolation( container );
		const buttons = screen.getByRole( 'combobox', { name: 'buttons' } );
		expect( screen.getByText( 'Help of buttons' ) ).toBeVisible();
		await userEvent.type( buttons, 'Phone{Enter}' );
		await userEvent.clear( buttons );
		await userEvent.type( buttons, 'Email{Enter}' );
		await userEvent.click( button( 'Save' ) );
		expect( request ).toHaveBeenCalledWith(
			expect.objectContaining( { data: { buttons: 'print,mail' } } )
		);
	} );

	it( 'that are numbers keep what was typed, for the server to judge', async () => {
		request.mockRejectedValue( {
			message: 'Invalid parameter(s): days',
			data: { params: { days: 'Enter a whole number from 0 to 30.' } },
		} );
		open( NONE, PRINTED, 'forms' );
		const days = screen.getByRole( 'spinbutton' );
		await userEvent.clear( days );
		await userEvent.type( days, '99' );
		await saveInVain();
		await expectError(
			days,
			'Help of days Enter a whole number from 0 to 30.'
		);
		expect( days ).toHaveValue( 99 );
		await userEvent.clear( days );
		await saveInVain();
		expect( request ).toHaveBeenLastCalledWith(
			expect.objectContaining( {
				data: expect.objectContaining( { days: '' } ),
			} )
		);
	} );

	it( 'are saved together, numbers as numbers', async () => {
		request.mockResolvedValue( { ...PRINTED.values, days: 3 } );
		open( NONE, PRINTED, 'forms' );
		await userEvent.clear( screen.getByRole( 'spinbutton' ) );
		await userEvent.type( screen.getByRole( 'spinbutton' ), '3{Enter}' );
		expect( request ).toHaveBeenCalledWith( {
			path: '/mainstreet/v1/settings',
			method: 'POST',
			data: { days: 3, sender: '', send: true, mode: 'b' },
		} );
		expect( await screen.findByText( 'Saved.' ) ).toBeInTheDocument();
	} );

	it( 'that are refused say so beside the field, which gets the focus and keeps its value', async () => {
		request.mockRejectedValue( {
			message: 'Invalid parameter(s): sender',
			data: { params: { sender: 'Enter an email address.' } },
		} );
		open( NONE, PRINTED, 'forms' );
		const sender = screen.getByRole( 'textbox', { name: 'sender' } );
		await userEvent.type( sender, 'nonsense' );
		await saveInVain();
		await expectError( sender, 'Help of sender Enter an email address.' );
		expect( sender ).toBeInvalid();
		expect( sender ).toHaveValue( 'nonsense' );
		expect( screen.getByText( /Nothing was saved/ ) ).toBeInTheDocument();
		await userEvent.type( sender, '@example.org' );
		expect( sender ).toBeValid();
	} );

	it( 'of a service with a key let one choose from what it has', async () => {
		request.mockResolvedValue( {
			follower_list_id: 'x1',
			audiences: [ { id: 'x1', name: 'Friends', member_count: 12 } ],
		} );
		open( STORED, {
			...PRINTED,
			services: [ { id: 'mapbox', label: 'Mapbox' } ],
			values: { ...PRINTED.values, mapbox: STORED },
		} );
		const choice = await screen.findByRole( 'combobox', {
			name: 'audience',
		} );
		expect( choice ).toHaveValue( 'gone' );
		expect( choice ).toHaveTextContent( 'Friends (12 contacts)' );
		request.mockRejectedValue( { message: 'Mailchimp is away.' } );
		await userEvent.click( button( 'Refresh' ) );
		expect(
			await screen.findByText( 'Mailchimp is away.' )
		).toBeInTheDocument();
		expect(
			screen.getByRole( 'combobox', { name: 'audience' } )
		).toHaveValue( 'gone' );
	} );

	it( 'begin with the audience that another plugin was set to, to be saved', async () => {
		request.mockResolvedValue( {
			follower_list_id: 'x1',
			audiences: [ { id: 'x1', name: 'Friends', member_count: 12 } ],
		} );
		open( STORED, {
			...PRINTED,
			services: [ { id: 'mapbox', label: 'Mapbox' } ],
			values: { ...PRINTED.values, audience: '', mapbox: STORED },
		} );
		expect(
			await screen.findByRole( 'combobox', { name: 'audience' } )
		).toHaveValue( 'x1' );
		expect( request ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'are read whatever was printed', () => {
		expect( readState( { fields: [ null ] } ).fields[ 0 ]?.type ).toBe(
			'string'
		);
		expect(
			readValues( { a: 1, b: [ 1 ], c: null, mapbox: NONE } ).options
		).toEqual( { a: 1, b: [ 1 ] } );
	} );
} );
