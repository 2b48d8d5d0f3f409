import {
	getKind,
	getVariation,
	readDocument,
	readPasted,
} from '../read-document';
import addresses from './addresses.json';

it.each( addresses.map( ( row: unknown[] ) => row ) )(
	'%j is read as %s',
	( text: unknown, kind: unknown, src: unknown ) => {
		const found = readDocument( text );
		expect( found?.kind ?? null ).toBe( kind );
		expect( found?.src ?? null ).toBe( src );
	}
);

it( 'reads embed code', () => {
	expect(
		readPasted(
			'<iframe width="9" src="https://docs.google.com/presentation/d/e/2PACX-1vR/embed?start=false&amp;loop=false" onload="alert(1)"></iframe>'
		)
	).toEqual( {
		kind: 'presentation',
		url: 'https://docs.google.com/presentation/d/e/2PACX-1vR/embed?start=false&loop=false',
		src: 'https://docs.google.com/presentation/d/e/2PACX-1vR/embed',
	} );
	expect(
		readPasted( '<iframe src="https://example.org/document/d/1"></iframe>' )
	).toBeNull();
} );

it( 'reads the variation with and without its prefix', () => {
	expect( getKind( 'google-sheets' ) ).toBe( 'spreadsheets' );
	expect( getKind( getVariation( 'presentation' ) ) ).toBe( 'presentation' );
	expect( getKind( undefined ) ).toBe( 'document' );
	expect( getKind( [ 'google-sheets' ] ) ).toBe( 'document' );
} );
