import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PlanControls } from '..';
import { plansOf, printed } from './plans-of-a-block';

jest.mock( '@wordpress/block-editor', () => ( {
	BlockControls: ( { children }: { children: ReactNode } ) => (
		<div role="toolbar">{ children }</div>
	),
	InspectorControls: ( { children }: { children: ReactNode } ) => (
		<aside>{ children }</aside>
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

// Each drawing has a list of all currencies: slow on a busy machine.
jest.setTimeout( 30_000 );

beforeEach( () => {
	printed();
} );

const press = ( name: string | RegExp ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );

describe( 'Choosing a plan', () => {
	it( 'offers the plans with what they cost', async () => {
		const plans = plansOf();
		render( <PlanControls plans={ plans } /> );
		await press( 'Select a payment plan' );
		const items = screen.getAllByRole( 'menuitemradio' );
		expect( items.map( ( { textContent } ) => textContent ) ).toEqual( [
			'Friends$5.00 / month',
			'Patrons$50.00 / year',
		] );
		expect( items[ 0 ] ).toBeChecked();
		await userEvent.click( screen.getByText( 'Patrons' ) );
		expect( plans.select ).toHaveBeenCalledWith( 8 );
	} );

	it( 'leads to the screen of plans who may go there', async () => {
		render( <PlanControls plans={ plansOf() } /> );
		await press( 'Select a payment plan' );
		const open = jest.spyOn( window, 'open' ).mockReturnValue( null );
		await userEvent.click(
			screen.getByRole( 'menuitem', { name: 'Manage payment plans' } )
		);
		expect( open ).toHaveBeenCalledWith(
			'https://example.org/wp-admin/payments#/plans',
			'_blank',
			'noopener'
		);
	} );

	it( 'leads to payments and their settings', () => {
		printed( { settingsUrl: 'https://example.org/wp-admin/settings' } );
		render( <PlanControls plans={ plansOf() } /> );
		expect(
			screen.getByRole( 'link', { name: /View payments/ } )
		).toHaveAttribute( 'href', 'https://example.org/wp-admin/payments' );
		expect(
			screen.getByRole( 'link', { name: /Manage plans/ } )
		).toHaveAttribute(
			'href',
			'https://example.org/wp-admin/payments#/plans'
		);
		expect(
			screen.getByRole( 'link', { name: /Payment settings/ } )
		).toHaveAttribute( 'href', 'https://example.org/wp-admin/settings' );
	} );

	it( 'offers no link to who may not', async () => {
		printed( { plansUrl: '', screenUrl: '' } );
		render(
			<PlanControls
				plans={ plansOf( { productType: 'subscription' } ) }
			/>
		);
		await press( 'Select a subscription' );
		expect( screen.queryByText( /Manage/ ) ).toBeNull();
		expect( screen.queryByText( /View payments/ ) ).toBeNull();
	} );

	it.each( [
		[
			'payment-plan',
			'Invalid payment plan configured for this block.',
			'Select a payment plan',
			'Payment plan not found',
		],
		[
			'subscription',
			'Invalid subscription configured for this block.',
			'Select a subscription',
			'Subscription not found',
		],
	] as const )(
		'says of a %s that is not there: %s',
		( kind, sentence, menu, text ) => {
			render(
				<PlanControls
					plans={ plansOf( {
						productType: kind,
						selectedId: 99,
						selected: undefined,
						isInvalid: true,
					} ) }
				/>
			);
			expect( screen.getByRole( 'note' ) ).toHaveTextContent( sentence );
			expect(
				screen.getByRole( 'button', { name: menu } )
			).toHaveTextContent( text );
		}
	);

	it( 'says that a plan is not there where there is no other, and where plans are made', async () => {
		render(
			<PlanControls
				plans={ plansOf( {
					products: [],
					selectedId: 99,
					selected: undefined,
					isInvalid: true,
				} ) }
			/>
		);
		const menu = screen.getByRole( 'button', {
			name: 'Select a payment plan',
		} );
		expect( menu ).toHaveTextContent( 'Payment plan not found' );
		await userEvent.click( menu );
		expect( screen.queryByRole( 'menuitemradio' ) ).toBeNull();
		expect(
			screen.getByRole( 'menuitem', { name: 'Manage payment plans' } )
		).toBeInTheDocument();
	} );

	it( 'names the plan that is there', () => {
		render( <PlanControls plans={ plansOf() } /> );
		expect(
			screen.getByRole( 'button', { name: 'Select a payment plan' } )
		).toHaveTextContent( 'Friends' );
	} );

	it( 'offers nothing while it loads, or a host asks for a plan', () => {
		for ( const changes of [
			{ isLoading: true },
			{ shouldUpgrade: true },
		] ) {
			const { container } = render(
				<PlanControls
					plans={ plansOf( {
						...changes,
						isConnected: false,
						connectUrl: 'https://example.org',
					} ) }
				/>
			);
			expect( container ).toBeEmptyDOMElement();
		}
	} );
} );
