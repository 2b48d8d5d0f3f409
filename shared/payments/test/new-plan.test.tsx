import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PlanControls, PlanForm, useNewPlan, type Plans } from '..';
import { plansOf, printed } from './plans-of-a-block';

/** Another number is another sidebar, as when tabs come into it. */
let mockSidebar = 0;

jest.mock( '@wordpress/block-editor', () => ( {
	BlockControls: ( { children }: { children: ReactNode } ) => (
		<div role="toolbar">{ children }</div>
	),
	InspectorControls: ( { children }: { children: ReactNode } ) => (
		<aside key={ mockSidebar }>{ children }</aside>
	),
	Warning: ( {
		actions,
		children,
	}: {
		actions?: ReactNode;
		children: ReactNode;
	} ) => (
		<div role="note">
			{ children }
			{ actions }
		</div>
	),
} ) );

// Each key draws a list of all currencies: slow on a busy machine.
jest.setTimeout( 30_000 );

beforeEach( () => {
	printed();
} );

const press = ( name: string | RegExp ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );

const type = async ( label: RegExp, text: string ) => {
	const field = screen.getByRole( 'textbox', { name: label } );
	await userEvent.clear( field );
	await userEvent.type( field, text );
};

/** The form with its state, as the sidebar has it. */
const Form = ( { plans }: { plans: Plans } ) => (
	<PlanForm plans={ plans } form={ useNewPlan( plans ) } />
);

describe( 'A new plan', () => {
	it( 'is made of what is typed, and the form is ready for another', async () => {
		const plans = plansOf();
		render( <Form plans={ plans } /> );
		await type( /Name/, 'Readers' );
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Currency' } ),
			'EUR'
		);
		await type( /Price/, '1,250.50' );
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Interval' } ),
			'One-Time Payment'
		);
		await userEvent.click( screen.getByLabelText( /as a donation/ ) );
		await userEvent.click( screen.getByLabelText( /their own amount/ ) );
		await press( 'Add this payment plan' );
		expect( plans.save ).toHaveBeenCalledWith( {
			title: 'Readers',
			currency: 'EUR',
			price: '1250.50',
			interval: 'one-time',
			type: 'donation',
			buyer_can_change_amount: true,
			is_editable: true,
		} );
		await waitFor( () =>
			expect( screen.getByLabelText( /Name/ ) ).toHaveValue( '' )
		);
		expect( screen.getByLabelText( /Price/ ) ).toHaveValue( '5.00' );
		expect( screen.getByLabelText( 'Currency' ) ).toHaveValue( 'EUR' );
	} );

	it( 'starts with what the site sells in', () => {
		printed( { currency: 'JPY' } );
		render( <Form plans={ plansOf() } /> );
		expect( screen.getByLabelText( 'Currency' ) ).toHaveValue( 'JPY' );
		expect( screen.getByLabelText( /Price/ ) ).toHaveValue( '5' );
		expect( screen.getByRole( 'link', { name: /fees/ } ) ).toHaveAttribute(
			'href',
			'https://stripe.com/pricing'
		);
		expect(
			within( screen.getByLabelText( 'Interval' ) )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Month', 'Year', 'One-Time Payment' ] );
	} );

	it.each( [
		[ 'title', /Name/, 'Payment plan requires a name' ],
		[ 'price', /Price/, 'Minimum allowed price is $0.50.' ],
	] as const )(
		'says below the field what is wrong with the %s',
		async ( field, label, error ) => {
			const plans = plansOf();
			plans.save.mockResolvedValue( { ok: false, field, error } );
			render( <Form plans={ plans } /> );
			await type( /Price/, '0.10' );
			await press( 'Add this payment plan' );
			const input = screen.getByRole( 'textbox', { name: label } );
			await waitFor( () => expect( input ).toBeInvalid() );
			expect( input ).toHaveAccessibleErrorMessage( error );
			expect( screen.getByLabelText( /Price/ ) ).toHaveValue( '0.10' );
			await type( label, '7' );
			expect( input ).toBeValid();
		}
	);

	it( 'says what the server says, and loses nothing', async () => {
		const plans = plansOf( { productType: 'subscription' } );
		plans.save.mockResolvedValue( {
			ok: false,
			field: '',
			error: 'Full.',
		} );
		render( <Form plans={ plans } /> );
		await type( /Name/, 'Readers' );
		await press( 'Add this subscription' );
		expect( await screen.findAllByText( 'Full.' ) ).not.toHaveLength( 0 );
		expect( screen.getByLabelText( /Name/ ) ).toHaveValue( 'Readers' );
	} );

	it( 'keeps the number when the currency changes', async () => {
		const plans = plansOf();
		render( <Form plans={ plans } /> );
		const currency = screen.getByRole( 'combobox', { name: 'Currency' } );
		await userEvent.selectOptions( currency, 'KWD' );
		expect( screen.getByLabelText( /Price/ ) ).toHaveValue( '5.000' );
		await type( /Price/, '12.50' );
		await userEvent.selectOptions( currency, 'JPY' );
		expect( screen.getByLabelText( /Price/ ) ).toHaveValue( '12.50' );
		await press( 'Add this payment plan' );
		expect( plans.save.mock.lastCall?.[ 0 ] ).toMatchObject( {
			price: '',
			currency: 'JPY',
		} );
	} );

	it( 'is offered to who may make one only', () => {
		printed( { mayCreate: false } );
		render( <PlanControls plans={ plansOf() } /> );
		expect( screen.queryByText( 'Add a new payment plan' ) ).toBeNull();
	} );

	it( 'stays open and keeps what was typed when the sidebar is drawn anew', async () => {
		const { rerender } = render( <PlanControls plans={ plansOf() } /> );
		await press( 'Add a new payment plan' );
		await type( /Name/, 'Readers' );
		await type( /Price/, '1,000x' );
		const field = screen.getByLabelText( /Name/ );
		mockSidebar++;
		rerender( <PlanControls plans={ plansOf() } /> );
		expect( field ).not.toBeInTheDocument();
		expect( screen.getByLabelText( /Name/ ) ).toHaveValue( 'Readers' );
		expect( screen.getByLabelText( /Price/ ) ).toHaveValue( '1,000x' );
	} );

	it( 'opens by itself where there is none', () => {
		render(
			<PlanControls
				plans={ plansOf( { products: [], selected: undefined } ) }
			/>
		);
		expect(
			screen.getByRole( 'button', { name: 'Add this payment plan' } )
		).toBeVisible();
		expect( screen.queryByRole( 'toolbar' ) ).toBeNull();
	} );
} );
