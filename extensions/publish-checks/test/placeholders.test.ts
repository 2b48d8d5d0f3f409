import { findPlaceholders } from '../before-publishing';

describe( 'Placeholders of a post', () => {
	it( 'are addresses and phone numbers that are nobody’s, each once', () => {
		expect(
			findPlaceholders(
				`<!-- wp:jetpack/email {"email":"hello@example.com"} -->
				<a href="mailto:hello@example.com">hello@example.com</a>
				<a href="https://www.example.org">Site</a> (555) 555-0123, +1 555 0199, 555.0100`
			)
		).toEqual( [
			'hello@example.com',
			'https://www.example.org',
			'(555) 555-0123',
			'+1 555 0199',
			'555.0100',
		] );
	} );

	it( 'are nothing that somebody may have', () => {
		expect(
			findPlaceholders(
				`hello@myexample.com, info@example.company, https://example.community,
				(555) 234-5678, 555-0234, 15550100, <!-- wp:jetpack/map {"zoom":5550100} /-->`
			)
		).toEqual( [] );
	} );
} );
