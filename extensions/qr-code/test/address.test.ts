import { getAddress } from '../panel';

const SHORT = 'https://a.example/?p=7';
const base = 'https://a.example/';

describe( 'The address that is drawn', () => {
	it( 'is the post’s own as long as cameras can read it', () => {
		const link = base + 'x'.repeat( 250 - base.length );
		expect( getAddress( link, SHORT ) ).toBe( link );
		expect( getAddress( link + 'x', SHORT ) ).toBe( SHORT );
	} );

	it( 'counts bytes, as a code does', () => {
		expect( getAddress( base + 'é'.repeat( 125 ), SHORT ) ).toBe( SHORT );
	} );

	it( 'stays where there is no shorter one', () => {
		const link = base + 'x'.repeat( 300 );
		expect( getAddress( link, '' ) ).toBe( link );
		expect( getAddress( link, link + '?p=7' ) ).toBe( link );
	} );
} );
