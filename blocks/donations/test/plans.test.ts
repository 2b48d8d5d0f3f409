import { getPlanChange } from '../edit/use-plans';
import type { Attributes } from '../types';
import { ATTRIBUTES, PRODUCTS, product } from './given';

jest.mock( '@wordpress/block-editor', () => ( {
	store: 'core/block-editor',
} ) );

describe( 'Plan ids', () => {
	const ready = ( products = PRODUCTS ) => ( {
		status: 'ready' as const,
		products,
		error: '',
	} );
	const known = {
		plans: ready(),
		others: null,
		accountCurrency: 'USD',
		isBlocked: false,
	};
	const idsOf = ( change: Partial< Attributes > | null ) =>
		change && [
			change.oneTimeDonation?.planId,
			change.monthlyDonation?.planId,
			change.annualDonation?.planId,
		];

	it( 'are the server’s; those it knows stay', () => {
		expect( idsOf( getPlanChange( ATTRIBUTES, 'USD', known ) ) ).toEqual( [
			81, 82, 83,
		] );
		const mine = [ 71, 72, 73 ].map( ( id, index ) =>
			product( id, PRODUCTS[ index ]?.interval ?? '' )
		);
		expect(
			getPlanChange( ATTRIBUTES, 'USD', {
				...known,
				plans: ready( [ ...PRODUCTS, ...mine ] ),
			} )
		).toBeNull();
	} );

	it( 'are -1 where an upgrade or a connection is needed', () => {
		expect(
			idsOf(
				getPlanChange( ATTRIBUTES, 'USD', {
					...known,
					isBlocked: true,
				} )
			)
		).toEqual( [ -1, -1, -1 ] );
	} );

	it( 'say the currency of a block of later releases, which leaves it out', () => {
		const euros = [ 71, 72, 73 ].map( ( id, index ) =>
			product( id, PRODUCTS[ index ]?.interval ?? '', 'EUR' )
		);
		expect(
			getPlanChange( ATTRIBUTES, 'USD', {
				...known,
				accountCurrency: 'EUR',
				others: ready( euros ),
			} )
		).toEqual( { currency: 'EUR' } );
	} );
} );
