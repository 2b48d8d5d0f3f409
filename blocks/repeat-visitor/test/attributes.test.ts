import fc from 'fast-check';
import { isPositiveInteger } from '@shared/guards';
import { getThreshold, getVisit, normalize, parseVisit } from '../attributes';
import { CRITERIA } from '../types';

describe( 'parseVisit', () => {
	it.each( [
		[ '1', 'before-visits', 1 ],
		[ '1', 'after-visits', null ],
		[ '2', 'after-visits', 2 ],
		[ ' 12 ', 'after-visits', 12 ],
		[ '0', 'before-visits', null ],
		[ '-3', 'before-visits', null ],
		[ '1.5', 'before-visits', null ],
		[ '1e3', 'before-visits', null ],
		[ '', 'before-visits', null ],
		[ '99999999999999999999', 'before-visits', null ],
	] as const )( 'reads %j of %s as %j', ( text, criteria, expected ) => {
		expect( parseVisit( text, criteria ) ).toBe( expected );
	} );
} );

describe( 'a visit', () => {
	it( 'is the first that shows the content, or the last', () => {
		expect( getVisit( { criteria: 'after-visits', threshold: 3 } ) ).toBe(
			4
		);
		expect( getVisit( { criteria: 'before-visits', threshold: 3 } ) ).toBe(
			3
		);
	} );

	it( 'is kept when it is read back', () => {
		fc.assert(
			fc.property(
				fc.constantFrom( ...CRITERIA ),
				fc.integer( { min: 1 } ),
				( criteria, threshold ) => {
					const visit = getVisit( { criteria, threshold } );
					expect( getThreshold( criteria, visit ) ).toBe( threshold );
				}
			)
		);
	} );

	it( 'from the first on is none', () => {
		expect( getThreshold( 'after-visits', 1 ) ).toBe( 1 );
	} );
} );

describe( 'normalize', () => {
	it( 'gives a valid rule for anything', () => {
		fc.assert(
			fc.property(
				fc.dictionary( fc.string(), fc.anything() ),
				fc.anything(),
				fc.anything(),
				( rest, criteria, threshold ) => {
					const rule = normalize( { ...rest, criteria, threshold } );
					expect( [ 'after-visits', 'before-visits' ] ).toContain(
						rule.criteria
					);
					expect( isPositiveInteger( rule.threshold ) ).toBe( true );
				}
			)
		);
	} );

	it( 'keeps a valid rule', () => {
		fc.assert(
			fc.property(
				fc.constantFrom( ...CRITERIA ),
				fc.integer( { min: 1 } ),
				( criteria, threshold ) => {
					const rule = { criteria, threshold };
					expect( normalize( rule ) ).toEqual( rule );
				}
			)
		);
	} );
} );
