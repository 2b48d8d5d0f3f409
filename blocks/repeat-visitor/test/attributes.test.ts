import fc from 'fast-check';
import { isPositiveInteger } from '@shared/guards';
import { normalise, parseThreshold } from '../attributes';
import { CRITERIA } from '../types';

describe( 'parseThreshold', () => {
	it.each( [
		[ '1', 1 ],
		[ ' 12 ', 12 ],
		[ '0', null ],
		[ '-3', null ],
		[ '1.5', null ],
		[ '1e3', null ],
		[ '', null ],
		[ '99999999999999999999', null ],
	] )( 'reads %j as %j', ( text, expected ) => {
		expect( parseThreshold( text ) ).toBe( expected );
	} );
} );

describe( 'normalise', () => {
	it( 'gives a valid rule for anything', () => {
		fc.assert(
			fc.property(
				fc.dictionary( fc.string(), fc.anything() ),
				fc.anything(),
				fc.anything(),
				( rest, criteria, threshold ) => {
					const rule = normalise( { ...rest, criteria, threshold } );
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
					expect( normalise( rule ) ).toEqual( rule );
				}
			)
		);
	} );
} );
