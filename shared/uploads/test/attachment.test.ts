import { getIds, isTransient, parseId } from '../attachment';

describe( 'parseId', () => {
	it.each( [
		[ '31', 31 ],
		[ 31, 31 ],
		[ '0', null ],
		[ '-1', null ],
		[ -5, null ],
		[ '1e3', null ],
		[ 'undefined', null ],
		[ 'tempid-5', null ],
		[ '99999999999999999999', null ],
		[ 1.5, null ],
		[ null, null ],
		[ undefined, null ],
	] )( 'reads %j as %j', ( id, expected ) => {
		expect( parseId( id ) ).toBe( expected );
	} );
} );

describe( 'getIds', () => {
	it( 'gives the numbers of those that have one, in order', () => {
		expect(
			getIds( [ { id: '32' }, {}, { id: 'x' }, { id: 31 } ] )
		).toEqual( [ 32, 31 ] );
	} );
} );

describe( 'isTransient', () => {
	it.each( [
		[ 'blob:https://example.org/1', true ],
		[ 'https://example.org/blob:1', false ],
		[ undefined, false ],
	] )( 'tells of %s: %s', ( url, expected ) => {
		expect( isTransient( url ) ).toBe( expected );
	} );
} );
