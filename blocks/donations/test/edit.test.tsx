import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showSetting } from '@tests/jest/show-setting';
import { readDonation } from '../attributes';
import { draw, locks } from './draw-block';
import { ATTRIBUTES, PRODUCTS, donation, product } from './given';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '@wordpress/block-editor', () =>
	jest.requireActual( './mock-editor' )
);

// Each drawing has a list of all currencies: slow on a busy machine.
jest.setTimeout( 30_000 );

describe( 'The block', () => {
	beforeEach( () => {
		locks.clear();
		jest.mocked( apiFetch ).mockReset();
	} );

	const request = jest.mocked( apiFetch );
	/** Those of the block. */
	const OWN = [ 71, 72, 73 ].map( ( id, at ) =>
		product( id, PRODUCTS[ at ]?.interval ?? '' )
	);
	const status = {
		connected_account_id: 'acct_1',
		connect_url: '',
		should_upgrade_to_access_memberships: false,
		products: [],
	};

	it( 'has its plans made, and changes the tiers with the currency', async () => {
		request.mockImplementation( ( { method, data } ) =>
			Promise.resolve(
				method === 'POST'
					? PRODUCTS.map( ( plan ) => ( {
							...plan,
							currency: data.currency,
							id: plan.id + ( data.currency === 'JPY' ? 100 : 0 ),
						} ) )
					: status
			)
		);
		const seen = draw( {
			...ATTRIBUTES,
			oneTimeDonation: donation( null ),
			monthlyDonation: donation( null ),
			annualDonation: donation( null ),
		} );
		await waitFor( () =>
			expect(
				readDonation( seen.attributes, 'annualDonation' ).planId
			).toBe( 83 )
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Change currency' } )
		);
		await userEvent.type( screen.getByRole( 'searchbox' ), 'yen{Enter}' );
		await waitFor( () =>
			expect(
				readDonation( seen.attributes, 'oneTimeDonation' )
			).toMatchObject( { planId: 181, amounts: [ 500, 1500, 10000 ] } )
		);
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: 'Show annual donations' } )
		);
		expect( seen.attributes.annualDonation.show ).toBe( false );
	} );

	it( 'goes back to the first tab when the open one is switched off, and stays there', async () => {
		request.mockResolvedValue( { ...status, products: OWN } );
		draw( ATTRIBUTES );
		const yearly = await screen.findByRole( 'button', { name: 'Yearly' } );
		await userEvent.click( yearly );
		const show = screen.getByRole( 'checkbox', {
			name: 'Show annual donations',
		} );
		await userEvent.click( show );
		await userEvent.click( show );
		expect(
			screen.getByRole( 'button', { name: 'One-Time', pressed: true } )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Yearly' } )
		).toBeVisible();
	} );

	it( 'has colours of tabs and amounts, and leaves none behind', async () => {
		request.mockResolvedValue( { ...status, products: OWN } );
		const seen = draw( {
			...ATTRIBUTES,
			activeTabTextColor: 'var:preset|color|contrast',
		} );
		const field = await screen.findByLabelText( 'Active tab text' );
		expect( field ).toHaveValue( 'var(--wp--preset--color--contrast)' );
		await userEvent.clear( field );
		expect( seen.attributes.activeTabTextColor ).toBeUndefined();
		fireEvent.change(
			screen.getByLabelText( 'Selected amount background' ),
			{
				target: { value: '#123456' },
			}
		);
		expect( seen.attributes.selectedAmountBackgroundColor ).toBe(
			'#123456'
		);
	} );

	it( 'opens behind a button, with tabs as buttons, where the author wants that', async () => {
		request.mockResolvedValue( { ...status, products: OWN } );
		const seen = draw( ATTRIBUTES );
		expect( screen.queryByLabelText( 'Button label' ) ).toBeNull();
		await userEvent.selectOptions(
			await screen.findByLabelText( 'Show form' ),
			'After a button click'
		);
		await userEvent.type( screen.getByLabelText( 'Button label' ), 'Help' );
		expect( screen.getByText( 'Help' ) ).toBeVisible();
		await userEvent.click( screen.getByLabelText( 'Keep button in view' ) );
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Tabs' } ),
			'Buttons'
		);
		await showSetting( 'Layout', 'Button' );
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Button' } ),
			'Full width'
		);
		expect( seen.attributes ).toMatchObject( {
			displayMode: 'modal',
			triggerButtonText: 'Help',
			triggerSticky: true,
			tabsAppearance: 'buttons',
			buttonAlignment: 'full',
		} );
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Tabs' } ),
			'Tabs'
		);
		expect( seen.attributes.tabsAppearance ).toBeUndefined();
	} );

	it( 'keeps the post from being saved empty while plans are on their way', async () => {
		request.mockImplementation( ( { method } ) =>
			method === 'POST'
				? new Promise( ( resolve ) => {
						answerPlans = () => resolve( PRODUCTS );
					} )
				: Promise.resolve( status )
		);
		let answerPlans = () => {};
		draw( { ...ATTRIBUTES, oneTimeDonation: donation( null ) } );
		await waitFor( () => expect( locks.size ).toBe( 1 ) );
		await waitFor( () => expect( request ).toHaveBeenCalledTimes( 2 ) );
		await act( async () => answerPlans() );
		expect( locks.size ).toBe( 0 );
	} );

	it( 'keeps the post from being saved without plans after the return from connecting', async () => {
		let answer = () => {};
		request.mockReturnValue(
			new Promise( ( resolve ) => {
				answer = () => resolve( { ...status, products: PRODUCTS } );
			} )
		);
		const seen = draw( {
			...ATTRIBUTES,
			oneTimeDonation: donation( -1 ),
			monthlyDonation: donation( -1 ),
			annualDonation: donation( -1 ),
		} );
		expect( locks.size ).toBe( 1 );
		await act( async () => answer() );
		expect( seen.attributes.oneTimeDonation.planId ).toBe( 81 );
		expect( locks.size ).toBe( 0 );
	} );

	it( 'locks while any of its intervals has no plan, and no longer when it is removed', async () => {
		request.mockReturnValue( new Promise( () => {} ) );
		const seen = draw( {
			...ATTRIBUTES,
			annualDonation: donation( null ),
		} );
		expect( locks.size ).toBe( 1 );
		seen.unmount();
		expect( locks.size ).toBe( 0 );
	} );

	it( 'lets a post be saved where its plans could not be made', async () => {
		request.mockRejectedValue( new Error( 'No' ) );
		draw( { ...ATTRIBUTES, oneTimeDonation: donation( -1 ) } );
		expect( locks.size ).toBe( 1 );
		await waitFor( () => expect( locks.size ).toBe( 0 ) );
	} );

	it( 'locks no post whose block has its plan', async () => {
		request.mockReturnValue( new Promise( () => {} ) );
		draw( ATTRIBUTES );
		expect( await screen.findByLabelText( 'Heading' ) ).toBeVisible();
		expect( locks.size ).toBe( 0 );
	} );

	it( 'shows the goal and the choice to cover fees', async () => {
		request.mockResolvedValue( { ...status, products: OWN } );
		draw( {
			...ATTRIBUTES,
			goalAmount: 2500.5,
			goalText: 'A <strong>lamp</strong>',
			coverFees: true,
		} );
		expect( await screen.findByText( 'A lamp' ) ).toBeVisible();
		expect(
			screen.getByText( '$0.00 of $2,500.50 raised (0%)' )
		).toBeVisible();
		expect(
			screen.getByLabelText( 'I’d like to cover the payment fees' )
		).toBeDisabled();
	} );

	it.each( [
		[ 'asks to connect while no account is', false, 1 ],
		[ 'asks for no connection where a host wants an upgrade', true, 0 ],
	] )( '%s', async ( _, isUpgrade, buttons ) => {
		request.mockResolvedValue( {
			...status,
			connected_account_id: null,
			connect_url: 'https://example.org/wp-admin/',
			should_upgrade_to_access_memberships: isUpgrade,
		} );
		const seen = draw( ATTRIBUTES );
		await waitFor( () =>
			expect( seen.attributes.oneTimeDonation.planId ).toBe( -1 )
		);
		expect(
			screen.queryAllByRole( 'button', { name: 'Connect Stripe' } )
		).toHaveLength( buttons );
	} );

	it( 'is locked, with the reason, where nothing could be loaded', async () => {
		request.mockResolvedValue( { ...status, errors: [] } );
		draw( ATTRIBUTES );
		expect(
			await screen.findByText( 'Could not load data from localhost.', {
				ignore: '[aria-live]',
			} )
		).toBeVisible();
		expect( screen.queryByLabelText( 'Heading' ) ).toBeNull();
	} );
} );
