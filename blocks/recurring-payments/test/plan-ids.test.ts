import { toCssWidth } from '../css-width';
import { getPlanIds, withPlan } from '../plan-ids';

describe( 'getPlanIds', () => {
	// As test/payment-button.test.php reads them.
	it.each( [
		[ { planId: 88 }, [ 88 ] ],
		[ { planId: '88' }, [ 88 ] ],
		[ { planId: '12+34' }, [ 12, 34 ] ],
		[ { planId: '12+34+12+x+-4' }, [ 12, 34 ] ],
		[ { planIds: [ 7, '8', 7, null, [], -1 ] }, [ 7, 8 ] ],
		[ { planIds: [], planId: 5 }, [ 5 ] ],
		[ { planIds: [ 9 ], planId: 5 }, [ 9 ] ],
		[ { planId: -1 }, [] ],
		[ { planId: 1.5 }, [] ],
		[ { planId: '99999999999999999999' }, [] ],
		[ {}, [] ],
	] )( 'reads %j', ( attributes, ids ) => {
		expect( getPlanIds( attributes ) ).toEqual( ids );
	} );
} );

describe( 'withPlan', () => {
	it( 'names one plan, and the button after it', () => {
		expect( withPlan( 88 ) ).toEqual( {
			planId: 88,
			planIds: undefined,
			uniqueId: 'recurring-payments-88',
		} );
	} );

	it( 'takes it away again', () => {
		expect( withPlan( 0 ) ).toEqual( {
			planId: undefined,
			planIds: undefined,
			uniqueId: 'id',
		} );
	} );
} );

describe( 'toCssWidth', () => {
	it.each( [
		[ '50%', 'calc(50% - var(--jetpack-payment-buttons-gap, 0) * 0.5)' ],
		[ '100%', 'calc(100% - var(--jetpack-payment-buttons-gap, 0) * 0)' ],
		[
			'12.5%',
			'calc(12.5% - var(--jetpack-payment-buttons-gap, 0) * 0.875)',
		],
		[ '12em', '12em' ],
		[ '', undefined ],
		[ undefined, undefined ],
	] )( 'writes %s as posts have it', ( width, css ) => {
		expect( toCssWidth( width ) ).toBe( css );
	} );
} );
