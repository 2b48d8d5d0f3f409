import { NO_KEY } from '../keys-state';
import { getReturnLink } from '../return-link';

describe( 'the way back to the editor', () => {
	const url = '/post.php?post=3&action=edit&stripe_connect_cancelled=1';
	const set = { ...NO_KEY, set: true };

	it( 'says that nothing was connected', () => {
		expect( getReturnLink( url, {} ) ).toBe( url );
		expect(
			getReturnLink( url, { 'stripe-secret': NO_KEY, mapbox: set } )
		).toBe( url );
	} );

	it( 'says that Stripe was, with a key of either mode', () => {
		for ( const id of [ 'stripe-secret', 'stripe-secret-test' ] ) {
			expect( getReturnLink( url, { [ id ]: set } ) ).toBe(
				'/post.php?post=3&action=edit&stripe_connect_success=1'
			);
		}
	} );

	it( 'is that of other screens as it is', () => {
		expect( getReturnLink( '', { 'stripe-secret': set } ) ).toBe( '' );
		expect( getReturnLink( '/edit.php', { 'stripe-secret': set } ) ).toBe(
			'/edit.php'
		);
	} );
} );
