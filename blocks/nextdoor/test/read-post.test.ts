import { readPasted, readPost } from '../read-post';
import addresses from './addresses.json';

it.each( addresses.map( ( row: unknown[] ) => row ) )(
	'%j is read as %s',
	( text: unknown, src: unknown ) => {
		expect( readPost( text ) ).toBe( src );
	}
);

it( 'reads embed code', () => {
	expect(
		readPasted(
			'<iframe src="https://nextdoor.com/embed/qUaY77?a=1&amp;b=2" onload="alert(1)"></iframe>'
		)
	).toBe( 'https://nextdoor.com/embed/qUaY77' );
	expect(
		readPasted( '<iframe src="https://example.org/embed/qUaY77"></iframe>' )
	).toBeNull();
} );
