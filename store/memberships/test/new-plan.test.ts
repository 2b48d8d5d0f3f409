import { NEW, PLAN, STATUS, answer, failure, open, request } from './server';

jest.mock( '@wordpress/api-fetch' );

describe( 'A new plan', () => {
	it( 'is stored, selected and announced', async () => {
		answer( { 'GET status': STATUS, 'POST product': { ...PLAN, id: 12 } } );
		const { act, ask, see, said } = open();
		await ask.getProducts();
		const onSelect = jest.fn();
		const result = await act.saveProduct( NEW, 'payment-plan', onSelect );
		expect( result ).toMatchObject( { ok: true, product: { id: 12 } } );
		expect( onSelect ).toHaveBeenCalledWith( 12 );
		expect( see.getProductsNoResolver().map( ( { id } ) => id ) ).toEqual( [
			7, 12,
		] );
		expect( said() ).toEqual( [
			[ 'snackbar', 'success', 'Successfully created payment plan' ],
		] );
	} );

	it.each( [
		[ 'Payment plan requires a name', 'payment-plan', { title: ' ' } ],
		[ 'Subscription requires a name', 'subscription', { title: '' } ],
		[
			'Minimum allowed price is $0.50.',
			'payment-plan',
			{ price: '0.49' },
		],
		[ 'Minimum allowed price is $0.50.', 'payment-plan', { price: -3 } ],
		[
			'Minimum allowed price is ¥50.',
			'subscription',
			{ price: 49, currency: 'JPY' },
		],
		[
			'Payment plan requires a valid price',
			'payment-plan',
			{ price: 'x' },
		],
		[
			'Payment plan requires a valid price',
			'payment-plan',
			{ price: '5.555' },
		],
		[
			'Subscription requires a valid price',
			'subscription',
			{ price: '1000000' },
		],
		[
			'Payment plan requires a valid price',
			'payment-plan',
			{ price: 0, currency: 'KRW' },
		],
		[
			'Payment plan requires a valid price',
			'payment-plan',
			{ price: '1.234', currency: 'KWD' },
		],
	] as const )( 'is refused: %s', async ( sentence, type, changes ) => {
		const { act, said } = open();
		const onSelect = jest.fn();
		const result = await act.saveProduct(
			{ ...NEW, ...changes },
			type,
			onSelect
		);
		expect( result ).toEqual( {
			ok: false,
			error: sentence,
			field: 'title' in changes ? 'title' : 'price',
		} );
		expect( said() ).toEqual( [ [ 'snackbar', 'error', sentence ] ] );
		expect( onSelect ).not.toHaveBeenCalled();
		expect( request ).not.toHaveBeenCalled();
	} );

	it.each( [
		[ 'There was an error when adding the payment plan.', 'payment-plan' ],
		[ 'There was an error when adding the subscription.', 'subscription' ],
	] as const )( 'that fails says: %s', async ( sentence, type ) => {
		answer( { 'POST product': failure( 'The database is full.' ) } );
		const { act, said } = open();
		expect( await act.saveProduct( NEW, type ) ).toEqual( {
			ok: false,
			error: 'The database is full.',
			field: '',
		} );
		expect( said() ).toEqual( [ [ 'snackbar', 'error', sentence ] ] );
		answer( { 'POST product': {} } );
		expect( await act.saveProduct( NEW, type ) ).toMatchObject( {
			error: sentence,
		} );
	} );
} );
