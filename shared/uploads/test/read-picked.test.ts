import { splitPicked } from '../read-picked';

const fromModal = { id: 7, url: 'https://example.org/full.jpg' };

describe( 'splitPicked', () => {
	it( 'tells files from media, also of another window', () => {
		const file = { name: 'a.jpg', size: 1, slice: () => null };
		expect( splitPicked( [ file ] ).files ).toHaveLength( 1 );
		expect( splitPicked( [ fromModal ] ) ).toEqual( {
			files: [],
			media: [ fromModal ],
		} );
		expect( splitPicked( undefined ) ).toEqual( { files: [], media: [] } );
	} );
} );
