import {
	fireEvent,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { App } from '../app';
import { readState } from '../state';
import { CHECKED, expectNoViolation, NONE, open, request } from './screen';
import { WEBHOOK, SHOP } from './shop';

jest.mock( '@wordpress/api-fetch' );

beforeEach( () => request.mockReset() );

test( 'keys of payment services stand on the tab of payments, and nowhere else', () => {
	open( NONE, SHOP, 'payments' );
	expect(
		screen.getByRole( 'region', { name: 'Stripe, test mode' } )
	).toBeInTheDocument();
	expect( screen.queryByRole( 'region', { name: 'Mapbox' } ) ).toBeNull();
} );

test.each( [ 'Stripe, test mode', 'Stripe, live mode' ] )(
	'links to the key of a payment service, of which the address says a connection, lead to its card: %s',
	( label ) => {
		window.HTMLElement.prototype.scrollIntoView = jest.fn();
		const id = SHOP.services.find( ( each ) => each.label === label )?.id;
		window.history.replaceState( null, '', `#/connections/${ id }` );
		render( <App state={ readState( SHOP ) } /> );
		expect(
			within( screen.getByRole( 'region', { name: label } ) ).getByRole(
				'textbox'
			)
		).toHaveFocus();
		expect(
			screen.getByRole( 'link', { name: 'Payments' } )
		).toHaveAttribute( 'aria-current', 'page' );
	}
);

test( 'of a service that nothing is sent to, nothing is said to be', () => {
	const [ , , tests ] = SHOP.services;
	open(
		NONE,
		{ services: [ { ...tests, data: '' } ], webhooks: [] },
		'payments'
	);
	expect(
		screen.getByRole( 'region', { name: 'Stripe, test mode' } )
	).not.toHaveTextContent( /receives/ );
} );

test( 'connections keep the others', () => {
	open( NONE, SHOP, 'connections' );
	expect(
		screen.getByRole( 'region', { name: 'Mapbox' } )
	).toBeInTheDocument();
	expect(
		screen.queryByRole( 'region', { name: 'Stripe, test mode' } )
	).toBeNull();
} );

test( 'a webhook that is made by hand says what to do', async () => {
	const { container } = open( NONE, SHOP, 'payments' );
	const card = within(
		screen.getByRole( 'region', { name: WEBHOOK.label } )
	);
	for ( const text of [ 'text', 'url', 'hint', 'command' ] as const ) {
		expect( card.getByText( WEBHOOK[ text ] ) ).toBeInTheDocument();
	}
	await expectNoViolation( container );
} );

test( 'with a key the webhook is read anew', async () => {
	open( NONE, SHOP, 'payments' );
	request.mockImplementation( async ( { path = '' } ) =>
		path.includes( '/webhooks' )
			? [
					{
						...WEBHOOK,
						status: 'good',
						text: 'No events received yet.',
						url: '',
						hint: '',
						command: '',
					},
				]
			: {
					'stripe-secret-test': {
						set: true,
						hint: '…efgh',
						source: 'database',
						check: CHECKED,
					},
				}
	);
	const card = within(
		screen.getByRole( 'region', { name: 'Stripe, test mode' } )
	);
	fireEvent.change( card.getByRole( 'textbox' ), {
		target: { value: 'sk_test_abcdefgh' },
	} );
	fireEvent.click( card.getByRole( 'button', { name: 'Save' } ) );
	await waitFor( () =>
		expect( screen.getByText( 'No events received yet.' ) ).toBeVisible()
	);
	expect( screen.queryByText( WEBHOOK.url ) ).toBeNull();
} );

/** Cards of services and webhooks, as they follow on each other. */
const getCards = () =>
	screen
		.getAllByRole( 'region' )
		.map( ( card ) => within( card ).getAllByRole( 'heading' )[ 0 ] )
		.map( ( heading ) => heading?.textContent );

test( 'everything stands in the order in which it is set up', () => {
	open( NONE, SHOP, 'payments' );
	const names = screen
		.getAllByRole( 'heading', { level: 2 } )
		.filter( ( heading ) => heading.closest( 'body' ) )
		.map( ( { textContent } ) => textContent?.trim() );
	const shop = names.slice( names.indexOf( 'Selling' ) );
	expect( shop ).toEqual( [
		'Selling',
		'Payment mode',
		'Test payment providers',
		'Live payment providers Not in use',
		'Currency',
		'Fees',
		'More',
	] );
	expect( getCards() ).toEqual( [
		'Stripe, test mode',
		WEBHOOK.label,
		'Stripe webhook, test mode',
		'PayPal sandbox',
		// Folded up.
		'Stripe, live mode',
	] );
} );

test( 'one button saves all but the keys, and an error above the services gets the focus', async () => {
	open( NONE, SHOP, 'payments' );
	const forms = screen.getAllByRole( 'form' );
	expect( forms ).toHaveLength( 1 );
	request.mockRejectedValue( {
		message: 'Invalid parameter(s): payments_mode',
		data: { params: { payments_mode: 'Choose one of the options.' } },
	} );
	fireEvent.click(
		within( screen.getByRole( 'form', { name: 'Payments' } ) ).getByRole(
			'button',
			{ name: 'Save' }
		)
	);
	const mode = screen.getByRole( 'combobox', { name: 'Payment mode' } );
	await waitFor( () => expect( mode ).toHaveFocus() );
	const [ [ sent ] = [] ] = request.mock.calls;
	expect( Object.keys( sent?.data ?? {} ).sort() ).toEqual( [
		'payments_currency',
		'payments_fee_fixed',
		'payments_mode',
		'payments_odd',
	] );
} );

test( 'what is seldom set is folded up, and opens where something is wrong with it', async () => {
	open( NONE, SHOP, 'payments' );
	const fee = screen.getByRole( 'textbox', { name: 'Fixed part' } );
	expect( fee ).not.toBeVisible();
	expect(
		screen.getByRole( 'textbox', { name: 'Currency of amounts' } )
	).toBeVisible();
	request.mockRejectedValue( {
		message: 'Invalid parameter(s): payments_fee_fixed',
		data: { params: { payments_fee_fixed: 'Enter a number.' } },
	} );
	fireEvent.click(
		within( screen.getByRole( 'form', { name: 'Payments' } ) ).getByRole(
			'button',
			{ name: 'Save' }
		)
	);
	await waitFor( () => expect( fee ).toHaveFocus() );
	expect( fee ).toBeVisible();
	// Correcting it does not fold it up again.
	fireEvent.change( fee, { target: { value: '0.30' } } );
	expect( fee ).toBeVisible();
} );

test( 'the secret of a webhook is asked for where it is made by hand only', () => {
	open( NONE, SHOP, 'payments' );
	expect(
		screen.getByRole( 'region', { name: 'Stripe webhook, test mode' } )
	).toBeInTheDocument();
	expect(
		screen.queryByRole( 'region', {
			name: 'Stripe webhook, live mode',
			hidden: true,
		} )
	).toBeNull();
} );

test( 'switching the mode says so and opens the services of the other', async () => {
	open( NONE, SHOP, 'payments' );
	expect(
		screen.getByText( 'Test mode: no one is charged' )
	).toBeInTheDocument();
	const live = () =>
		screen
			.getByText( 'Live payment providers', { exact: false } )
			.closest( 'details' );
	expect( live() ).not.toHaveAttribute( 'open' );
	request.mockResolvedValue( { payments_mode: 'live' } );
	const group = within(
		screen.getByRole( 'group', { name: 'Payment mode' } )
	);
	fireEvent.change( group.getByRole( 'combobox' ), {
		target: { value: 'live' },
	} );
	const form = within( screen.getByRole( 'form', { name: 'Payments' } ) );
	fireEvent.click( form.getByRole( 'button', { name: 'Save' } ) );
	expect(
		await screen.findByText( 'Live mode: buyers are charged' )
	).toBeInTheDocument();
	expect( screen.queryByText( 'Test mode: no one is charged' ) ).toBeNull();
	expect( live() ).toHaveAttribute( 'open' );
	expect( request ).toHaveBeenCalledWith(
		expect.objectContaining( {
			data: expect.objectContaining( { payments_mode: 'live' } ),
		} )
	);
} );

test( 'a webhook is set up again with one press, and what came of it is said', async () => {
	const lost = { ...WEBHOOK, url: '', hint: '', command: '', renew: true };
	open( NONE, { ...SHOP, webhooks: [ lost ] }, 'payments' );
	const card = () =>
		within( screen.getByRole( 'region', { name: WEBHOOK.label } ) );
	const press = () =>
		fireEvent.click(
			card().getByRole( 'button', { name: 'Set up again' } )
		);
	request.mockRejectedValueOnce( {
		code: 'mainstreet_remote_rejected',
		message: 'The key may not do this.',
	} );
	press();
	expect(
		await card().findByText( 'The key may not do this.' )
	).toHaveAttribute( 'role', 'alert' );
	request.mockResolvedValueOnce( [
		{ ...lost, status: 'good', text: 'No event yet.', renew: false },
	] );
	press();
	expect( await card().findByText( 'No event yet.' ) ).toBeInTheDocument();
	expect( card().getByRole( 'status' ) ).toHaveTextContent(
		'The webhook is set up.'
	);
	expect( request ).toHaveBeenLastCalledWith(
		expect.objectContaining( {
			path: '/mainstreet/v1/payments/webhooks/stripe-test',
			method: 'POST',
		} )
	);
} );

test( 'a webhook that is fine, or that this site can’t set up, has no such button', () => {
	open( NONE, SHOP, 'payments' );
	expect(
		screen.queryByRole( 'button', { name: 'Set up again' } )
	).toBeNull();
} );
