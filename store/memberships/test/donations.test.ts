import { PLAN, STATUS, answer, failure, open, request } from './server';

jest.mock( '@wordpress/api-fetch' );

describe( 'The plans of donations', () => {
	const gifts = [ 'one-time', '1 month', '1 year' ].map(
		( interval, at ) => ( {
			...PLAN,
			id: 20 + at,
			currency: 'USD',
			interval,
			type: 'donation',
			is_editable: false,
		} )
	);

	it( 'are what is there', async () => {
		answer( { 'GET status': { ...STATUS, products: [ ...gifts, PLAN ] } } );
		const { ask, see } = open();
		expect( see.getDonationPlans( 'USD' ).status ).toBe( 'loading' );
		expect( await ask.getDonationPlans( 'USD' ) ).toEqual( {
			status: 'ready',
			products: gifts,
			error: '',
		} );
		expect( request.mock.calls[ 0 ]?.[ 0 ].path ).toBe(
			'/wpcom/v2/memberships/status?source=gutenberg&type=donation&is_editable=false'
		);
		expect( request ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'are made where one is missing', async () => {
		answer( {
			'GET status': { ...STATUS, products: gifts.slice( 1 ) },
			'POST products': gifts,
		} );
		const { ask } = open();
		expect( ( await ask.getDonationPlans( 'USD' ) ).products ).toEqual(
			gifts
		);
		expect( request.mock.calls[ 1 ]?.[ 0 ].data ).toEqual( {
			type: 'donation',
			currency: 'USD',
			is_editable: false,
		} );
	} );

	it( 'are not made while there is something to connect or to buy', async () => {
		for ( const changes of [
			{ connect_url: 'https://example.org' },
			{ should_upgrade_to_access_memberships: true },
		] ) {
			answer( { 'GET status': { ...STATUS, products: [], ...changes } } );
			const { ask } = open();
			expect( await ask.getDonationPlans( 'USD' ) ).toEqual( {
				status: 'ready',
				products: [],
				error: '',
			} );
		}
	} );

	it( 'say why they could not be loaded', async () => {
		answer( { 'GET status': { ...STATUS, errors: [] } } );
		const first = open();
		expect( await first.ask.getDonationPlans( 'USD' ) ).toEqual( {
			status: 'error',
			products: [],
			error: 'Could not load data from localhost.',
		} );
		answer( {
			'GET status': { ...STATUS, products: [] },
			'POST products': failure( 'Payments are not supported.' ),
		} );
		const { ask, act, see } = open();
		expect( ( await ask.getDonationPlans( 'USD' ) ).error ).toBe(
			'Payments are not supported.'
		);
		answer( { 'GET status': { ...STATUS, products: gifts } } );
		await act.loadDonationPlans( 'USD' );
		expect( see.getDonationPlans( 'USD' ).status ).toBe( 'ready' );
	} );
} );
