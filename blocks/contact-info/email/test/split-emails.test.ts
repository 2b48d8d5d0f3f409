import fc from 'fast-check';
import { measureProcessorTime } from '@tests/jest/processor-time';
import { isEmail, splitEmails } from '../split-emails';

const link = ( address: string, rest = '' ) => ( {
	text: address,
	href: `mailto:${ address }${ rest }`,
} );

describe( 'splitEmails', () => {
	it( 'makes a word that is an address a link', () => {
		expect( splitEmails( 'pier@example.org' ) ).toEqual( [
			link( 'pier@example.org' ),
		] );
	} );

	it.each( [ ...'.,/#!$%^&*;:{}=-_`~()][' ] )(
		'leaves a trailing %s outside the link and keeps it in the href',
		( mark ) => {
			expect( splitEmails( `pier@example.org${ mark }` ) ).toEqual( [
				link( 'pier@example.org', mark ),
				{ text: mark },
			] );
		}
	);

	it( 'takes off a whole run of trailing punctuation', () => {
		expect( splitEmails( 'pier@example.org).!' ) ).toEqual( [
			link( 'pier@example.org', ').!' ),
			{ text: ').!' },
		] );
	} );

	it.each( [ '?', '"', "'", '>', '…', '+', '|' ] )(
		'knows %s not as punctuation, so the word is plain text',
		( mark ) => {
			const word = `pier@example.org${ mark }`;
			expect( splitEmails( word ) ).toEqual( [ { text: word } ] );
		}
	);

	it( 'leaves punctuation before an address in its word', () => {
		expect( splitEmails( '(pier@example.org)' ) ).toEqual( [
			{ text: '(pier@example.org)' },
		] );
	} );

	it( 'links several addresses and keeps words and white space between them', () => {
		expect(
			splitEmails( ' Ask a@example.org,\n\tor  b@example.org ' )
		).toEqual( [
			{ text: ' ' },
			{ text: 'Ask' },
			{ text: ' ' },
			link( 'a@example.org', ',' ),
			{ text: ',' },
			{ text: '\n\t' },
			{ text: 'or' },
			{ text: '  ' },
			link( 'b@example.org' ),
			{ text: ' ' },
		] );
	} );

	it( 'finds nothing in empty text', () => {
		expect( splitEmails( '' ) ).toEqual( [] );
	} );

	it( 'finds one word where addresses are joined by a comma without space', () => {
		const word = 'a@example.org,b@example.org';
		expect( splitEmails( word ) ).toEqual( [ { text: word } ] );
	} );

	it( 'never changes the text', () => {
		fc.assert(
			fc.property( fc.string( { unit: 'binary' } ), ( text ) => {
				expect(
					splitEmails( text )
						.map( ( piece ) => piece.text )
						.join( '' )
				).toBe( text );
			} )
		);
	} );

	it.each( [
		[ 'dots', `${ '.'.repeat( 500_000 ) }x` ],
		[ 'hyphens in a host', `a@a${ '-'.repeat( 500_000 ) }` ],
		[ 'at signs', '@'.repeat( 500_000 ) ],
		[ 'spaces', ' '.repeat( 500_000 ) ],
	] )( 'takes linear time on half a million %s', ( _, text ) => {
		expect(
			measureProcessorTime( () => splitEmails( text ) )
		).toBeLessThan( 2000 );
	} );
} );

describe( 'isEmail', () => {
	it.each( [
		'a@example.org',
		'first.last+tag@sub.example.co.uk',
		"o'brien@example.ie",
		'x@1a.example-host.museum',
		'A_B-C@EXAMPLE.ORG',
		`${ 'a'.repeat( 64 ) }@example.org`,
		`a@${ 'b'.repeat( 63 ) }.org`,
	] )( 'accepts %s', ( word ) => {
		expect( isEmail( word ) ).toBe( true );
	} );

	it.each( [
		'',
		'@',
		'a@',
		'@example.org',
		'a@localhost',
		'a@example.c',
		'a@127.0.0.1',
		'a@-example.org',
		'a@example-.org',
		'a@example..org',
		'a@.example.org',
		'a@example.org.',
		'.a@example.org',
		'a.@example.org',
		'a..b@example.org',
		'a@b@example.org',
		'a@exam ple.org',
		'a@münchen.de',
		'mailto:a@example.org',
		'"a b"@example.org',
		`${ 'a'.repeat( 65 ) }@example.org`,
		`a@${ 'b'.repeat( 64 ) }.org`,
		`a@${ 'b.'.repeat( 126 ) }org`,
	] )( 'refuses %s', ( word ) => {
		expect( isEmail( word ) ).toBe( false );
	} );
} );
