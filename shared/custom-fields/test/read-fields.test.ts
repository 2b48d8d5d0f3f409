import { readFields } from '..';

describe( 'readFields', () => {
	it( 'reads fields, whatever a post holds', () => {
		expect( readFields( undefined ) ).toEqual( [] );
		expect( readFields( { key: 'a' } ) ).toEqual( [] );
		expect(
			readFields( [
				null,
				'x',
				{ key: 'town', label: 7, required: 'yes' },
				{ key: 'pet', label: 'Pet', required: true },
			] )
		).toEqual( [
			{ key: 'town', label: '', required: false },
			{ key: 'pet', label: 'Pet', required: true },
		] );
	} );
} );
