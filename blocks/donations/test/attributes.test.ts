import fc from 'fast-check';
import { hasPlan, normalize, readAmounts, readPlanId } from '../attributes';
import { INTERVALS } from '../types';

describe( 'normalize', () => {
	it( 'is total, and valid whatever is stored', () => {
		fc.assert(
			fc.property( fc.anything(), fc.anything(), ( part, whole ) => {
				for ( const stored of [
					whole,
					{
						oneTimeDonation: part,
						monthlyDonation: { amounts: part, planId: whole },
						currency: part,
						goalAmount: part,
						defaultInterval: whole,
					},
				] ) {
					const settings = normalize( stored );
					expect( settings.currency ).toMatch( /^[A-Z]{3}$/ );
					expect( settings.goalAmount ).toBeGreaterThanOrEqual( 0 );
					for ( const { attribute } of INTERVALS ) {
						const { amounts } = settings[ attribute ];
						expect( amounts ).toHaveLength( 3 );
						expect( Math.min( ...amounts ) ).toBeGreaterThan( 0 );
					}
				}
			} )
		);
	} );

	it( 'takes a text that is missing for the standard one, and leaves an empty one empty', () => {
		const { monthlyDonation } = normalize( {
			monthlyDonation: { show: true, planId: 7, heading: '' },
		} );
		expect( monthlyDonation ).toEqual( {
			show: true,
			planId: 7,
			amounts: [ 5, 15, 100 ],
			heading: '',
			extraText: 'Your contribution is appreciated.',
			buttonText: 'Donate monthly',
		} );
	} );

	it( 'knows plans that can be bought', () => {
		expect(
			[ 71, '71', -1, 0, null, 1.5, NaN, '-1', {} ].map( readPlanId )
		).toEqual( [ 71, 71, -1, null, null, null, null, null, null ] );
		const { oneTimeDonation } = normalize( {} );
		expect( hasPlan( oneTimeDonation ) ).toBe( false );
		expect( hasPlan( { ...oneTimeDonation, planId: 3 } ) ).toBe( true );
	} );

	it( 'has three tiers always', () => {
		expect( readAmounts( [ 7.5, -1 ] ) ).toEqual( [ 7.5, 15, 100 ] );
		expect( readAmounts( [ 1, 2, 3, 4 ] ) ).toEqual( [ 1, 2, 3 ] );
	} );
} );
