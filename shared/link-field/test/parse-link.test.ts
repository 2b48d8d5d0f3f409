import { parseLink } from '..';

describe( 'parseLink', () => {
	it.each( [
		[ ' https://example.org/a ', 'https://example.org/a' ],
		[ 'example.org/a?b=1', 'https://example.org/a?b=1' ],
		[ '/about/', '/about/' ],
		[ '#top', '#top' ],
		[ 'mailto:a@example.org', 'mailto:a@example.org' ],
		[ 'tel:+123', 'tel:+123' ],
		[ '', '' ],
		[ 'javascript:alert(1)', null ],
		[ 'JavaScript://x.example/%0aalert(1)', null ],
		[ 'data:text/html,x', null ],
		[ 'hello', null ],
		[ 'https://', null ],
	] )( 'reads %j as %j', ( typed, expected ) => {
		expect( parseLink( typed ) ).toBe( expected );
	} );
} );
