import { readPicked } from '../picked';

const fromModal = { id: 7, url: 'https://example.org/full.jpg' };

describe( 'readPicked', () => {
	it( 'tells files from media, also of another window', () => {
		const file = { name: 'a.jpg', size: 1, slice: () => null };
		expect( readPicked( [ file ] ).files ).toHaveLength( 1 );
		expect( readPicked( [ fromModal ] ) ).toEqual( {
			files: [],
			media: [ fromModal ],
		} );
		expect( readPicked( undefined ) ).toEqual( { files: [], media: [] } );
	} );
} );
