import {
	API_STATE_CONNECTED,
	API_STATE_LOADING,
	API_STATE_NOTCONNECTED,
} from '..';
import { PLAN, STATUS, answer, failure, may, open, request } from './server';

jest.mock( '@wordpress/api-fetch' );

describe( 'How payments stand', () => {
	it( 'is not known until the server was asked', () => {
		const { see } = open();
		expect( see.getApiState() ).toBe( API_STATE_LOADING );
		expect( see.getProductsNoResolver() ).toEqual( [] );
		expect( request ).not.toHaveBeenCalled();
	} );

	it( 'is connected with an account, and asked once', async () => {
		answer( { 'GET status': STATUS } );
		const { ask, see, said } = open();
		expect( await ask.getProducts() ).toEqual( [ PLAN ] );
		await ask.getProducts();
		expect( request ).toHaveBeenCalledTimes( 1 );
		expect( request.mock.calls[ 0 ]?.[ 0 ].path ).toBe(
			'/wpcom/v2/memberships/status?source=gutenberg&type=all&is_editable=true'
		);
		expect( see.getApiState() ).toBe( API_STATE_CONNECTED );
		expect( see.getMode() ).toBe( 'test' );
		expect( see.getSiteSlug() ).toBe( 'example.org' );
		expect( see.getAccountCurrency() ).toBe( 'EUR' );
		expect( see.getConnectUrl() ).toBe( '' );
		expect( see.getShouldUpgrade() ).toBe( false );
		expect( see.getProduct( 7 ) ).toEqual( PLAN );
		expect( see.getProduct( 8 ) ).toBeUndefined();
		expect( said() ).toEqual( [] );
	} );

	it( 'gives the same objects until something changes', async () => {
		answer( { 'GET status': STATUS } );
		const { ask, see } = open();
		await ask.getProducts();
		expect( see.getProductsNoResolver() ).toBe(
			see.getProductsNoResolver()
		);
		expect( see.getDonationPlans( 'X' ) ).toBe(
			see.getDonationPlans( 'X' )
		);
	} );

	it( 'is not connected without an account', async () => {
		answer( {
			'GET status': {
				...STATUS,
				connected_account_id: null,
				connect_url: 'https://example.org/connect',
			},
		} );
		const { ask, see, said } = open();
		await ask.getProducts();
		expect( see.getApiState() ).toBe( API_STATE_NOTCONNECTED );
		expect( see.getConnectUrl() ).toBe( 'https://example.org/connect' );
		expect( said() ).toEqual( [] );
	} );

	it( 'is not connected where the server names errors, and says the first', async () => {
		answer( {
			'GET status': {
				...STATUS,
				errors: { a: [ 'The first.', 'Another.' ], b: [ 'A third.' ] },
			},
		} );
		const { ask, see, said } = open();
		await ask.getProducts();
		expect( see.getApiState() ).toBe( API_STATE_NOTCONNECTED );
		expect( see.getError() ).toBe( 'The first.' );
		expect( said() ).toEqual( [ [ 'snackbar', 'error', 'The first.' ] ] );
	} );

	it( 'is not connected when the request fails, and says why', async () => {
		answer( { 'GET status': failure( 'No route.' ) } );
		const { ask, see, said } = open();
		await ask.getProducts();
		expect( see.getApiState() ).toBe( API_STATE_NOTCONNECTED );
		expect( see.getConnectUrl() ).toBe( '' );
		expect( said() ).toEqual( [ [ 'snackbar', 'error', 'No route.' ] ] );
	} );

	it( 'takes whatever comes', async () => {
		for ( const odd of [
			null,
			[],
			'x',
			{ products: 'x' },
			{ products: [ null, { id: 'x' }, { id: '9', price: '2.5' } ] },
		] ) {
			answer( { 'GET status': odd } );
			const { ask, see } = open();
			await ask.getProducts();
			expect( see.getApiState() ).toBe( API_STATE_NOTCONNECTED );
			expect(
				see.getProductsNoResolver().every( ( { id } ) => id === 9 )
			).toBe( true );
		}
	} );
} );

const no = () => false;

describe( 'The plan of a block', () => {
	const none = { ...STATUS, products: [] };
	const first = { ...PLAN, id: 11, title: 'Monthly Subscription' };

	it( 'is the first one', async () => {
		answer( { 'GET status': STATUS } );
		const { act } = open();
		const onSelect = jest.fn();
		await act.selectFirstProduct( { hasPlan: no, onSelect } );
		expect( onSelect ).toHaveBeenCalledWith( 7 );
	} );

	it( 'stays what it is', async () => {
		answer( { 'GET status': STATUS } );
		const { act } = open();
		const onSelect = jest.fn();
		await act.selectFirstProduct( { hasPlan: () => true, onSelect } );
		expect( onSelect ).not.toHaveBeenCalled();
	} );

	it( 'is made where the site has none, once for all blocks', async () => {
		answer( { 'GET status': none, 'POST product': first } );
		const { act, see, said } = open();
		const onSelect = jest.fn();
		await Promise.all( [
			act.selectFirstProduct( { hasPlan: no, onSelect } ),
			act.selectFirstProduct( { hasPlan: no, onSelect } ),
		] );
		const posts = request.mock.calls.filter(
			( [ { method } ] ) => method === 'POST'
		);
		expect( posts.map( ( [ { data } ] ) => data ) ).toEqual( [
			{
				title: 'Monthly Subscription',
				currency: 'USD',
				price: 5,
				interval: '1 month',
			},
		] );
		expect( onSelect.mock.calls ).toEqual( [ [ 11 ], [ 11 ] ] );
		expect( see.getApiState() ).toBe( API_STATE_CONNECTED );
		expect( said() ).toEqual( [] );
	} );

	it.each( [
		[ 'an upgrade', { should_upgrade_to_access_memberships: true } ],
		[ 'a connection', { connected_account_id: null } ],
	] )( 'is not made while it takes %s', async ( _, changes ) => {
		answer( { 'GET status': { ...none, ...changes } } );
		const { act } = open();
		const onSelect = jest.fn();
		await act.selectFirstProduct( { hasPlan: no, onSelect } );
		expect( onSelect ).not.toHaveBeenCalled();
		expect( request ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is not made by who may make none', async () => {
		may( false );
		answer( { 'GET status': none } );
		const { act, said } = open();
		await act.selectFirstProduct( { hasPlan: no, onSelect: jest.fn() } );
		expect( request ).toHaveBeenCalledTimes( 1 );
		expect( said() ).toEqual( [] );
	} );

	it( 'is not made where one is selected', async () => {
		answer( { 'GET status': none } );
		const { act } = open();
		await act.selectFirstProduct( {
			hasPlan: () => true,
			onSelect: jest.fn(),
		} );
		expect( request ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is not what a donations block asked for', async () => {
		answer( {
			'GET status': { ...none, connect_url: 'https://example.org' },
		} );
		const { act, ask } = open();
		await ask.getDonationPlans( 'USD' );
		answer( { 'GET status': STATUS } );
		const onSelect = jest.fn();
		await act.selectFirstProduct( { hasPlan: no, onSelect } );
		expect( onSelect ).toHaveBeenCalledWith( 7 );
	} );
} );
