/** Files in a form, in the browser: what is told of them before they are sent. */
import { findMissing } from '../view/missing';
import { getFault, type Rules } from '../view/files/field';
import { readName, readSize, say } from '../view/files/words';

const rules: Rules = {
	limit: 2,
	bytes: 2048,
	endings: [ 'txt', 'pdf' ],
	many: 'Please choose at most 2 files.',
	large: '“%s” is too large; the limit is 2 KB.',
	type: '“%s” can’t be accepted. Allowed are: txt, pdf.',
	remove: 'Remove',
	removeOne: 'Remove “%s”',
	chosen: 'Chosen files',
	sending: 'Sending',
	progress: '%1$s – %2$s of %3$s',
	sent: '%s sent',
	wait: 'Waiting',
	cancel: 'Cancel',
	cancelled: 'Cancelled',
	again: 'Try again',
};

const file = ( name: string, size = 3 ) =>
	new File( [ 'a'.repeat( size ) ], name );

describe( 'files of a form', () => {
	it( 'says what is wrong with the first that is', () => {
		expect( getFault( [], rules ) ).toBe( '' );
		expect(
			getFault( [ file( 'a.TXT' ), file( 'b.pdf', 2048 ) ], rules )
		).toBe( '' );
		expect(
			getFault( [ file( 'a.txt' ), file( 'b.pdf', 2049 ) ], rules )
		).toBe( '“b.pdf” is too large; the limit is 2 KB.' );
		expect(
			getFault( [ file( '1.txt' ), file( '2.txt' ), file( '3' ) ], rules )
		).toBe( rules.many );
	} );

	it.each( [ 'txt', 'a.exe', 'a.txt.exe', 'a.', '' ] )(
		'refuses “%s”, which ends in nothing allowed',
		( name ) => {
			expect( getFault( [ file( name ) ], rules ) ).toContain(
				'can’t be accepted'
			);
		}
	);

	it( 'refuses an empty file, as the server does', () => {
		expect( getFault( [ file( 'a.txt', 0 ) ], rules ) ).toContain(
			'can’t be accepted'
		);
	} );

	it( 'is found by the check of the form, and of a step, as what is missing is', () => {
		document.body.innerHTML =
			'<form><input type="file" name="f[papers][]"><input name="f[boat]" required></form>';
		const form = document.querySelector( 'form' );
		const input = form?.querySelector( 'input' );
		input?.setCustomValidity( rules.many );
		const texts = { fill: 'Please fill in this field.', check: 'Check.' };
		expect( form && findMissing( form, texts ) ).toEqual( {
			fields: { papers: rules.many, boat: texts.fill },
			message: 'Check.',
		} );
	} );

	it( 'shows a name without what turns, hides or ends it, and long ones cut', () => {
		expect( readName( 'a\u202etxt.exe\0\n.txt' ) ).toBe( 'atxt.exe.txt' );
		expect( readName( '<b>.txt' ) ).toBe( '<b>.txt' );
		const long = readName( `${ '🛶'.repeat( 300 ) }.txt` );
		expect( [ ...long ] ).toHaveLength( 61 );
		expect( long ).toMatch( /^🛶{40}…🛶{16}\.txt$/u );
	} );

	it( 'puts names into sentences as they are', () => {
		expect( say( '“%s” is it', '$& %s %1$s' ) ).toBe(
			'“$& %s %1$s” is it'
		);
		expect( say( '%2$s of %1$s', 'a', 'b' ) ).toBe( 'b of a' );
	} );

	it.each( [
		[ 1, '1 byte' ],
		[ 300, '300 bytes' ],
		[ 1024, '1 kB' ],
		[ 20 * 1024 * 1024, '20 MB' ],
		[ 1.5 * 1024 ** 3, '1.5 GB' ],
	] )( 'reads %d bytes as %s', ( bytes, text ) => {
		document.documentElement.lang = 'en-US';
		expect( readSize( bytes ) ).toBe( text );
	} );

	it( 'reads sizes on a page whose language is none', () => {
		document.documentElement.lang = 'not a language';
		expect( readSize( 2048 ) ).toContain( '2' );
		document.documentElement.lang = '';
	} );
} );
