/** Files in a form, in the browser: what is told of them before they are sent. */
import { findMissing } from '../view/find-missing';
import { getFault, type Rules } from '../view/files/field';
import { followFiles } from '../view/files/transfers';
import {
	formatName,
	formatSize,
	formatTime,
	fillPlaceholders,
} from '../view/files/format';

const rules: Rules = {
	limit: 2,
	bytes: 2048,
	endings: [ 'txt', 'pdf' ],
	many: 'Please select no more than 2 files.',
	large: '“%s” is too large. The maximum size is 2 KB.',
	type: '“%s” is not an allowed file type. Allowed types: txt, pdf.',
	remove: 'Remove',
	removeOne: 'Remove “%s”',
	chosen: 'Selected files',
	sending: 'Sending',
	progress: '%1$s – %2$s of %3$s',
	timed: '%1$s – %2$s of %3$s – %4$s left',
	sent: '%s sent',
	wait: 'Waiting',
	cancel: 'Cancel',
	cancelOne: 'Cancel “%s”',
	cancelled: 'Canceled',
	cut: 'Not sent. All is still here.',
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
		).toBe( '“b.pdf” is too large. The maximum size is 2 KB.' );
		expect(
			getFault( [ file( '1.txt' ), file( '2.txt' ), file( '3' ) ], rules )
		).toBe( rules.many );
	} );

	it.each( [ 'txt', 'a.exe', 'a.txt.exe', 'a.', '' ] )(
		'refuses “%s”, which ends in nothing allowed',
		( name ) => {
			expect( getFault( [ file( name ) ], rules ) ).toContain(
				'is not an allowed file type'
			);
		}
	);

	it( 'refuses an empty file, as the server does', () => {
		expect( getFault( [ file( 'a.txt', 0 ) ], rules ) ).toContain(
			'is not an allowed file type'
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
		expect( formatName( 'a\u202etxt.exe\0\n.txt' ) ).toBe( 'atxt.exe.txt' );
		expect( formatName( '<b>.txt' ) ).toBe( '<b>.txt' );
		const long = formatName( `${ '🛶'.repeat( 300 ) }.txt` );
		expect( [ ...long ] ).toHaveLength( 61 );
		expect( long ).toMatch( /^🛶{40}…🛶{16}\.txt$/u );
	} );

	it( 'puts names into sentences as they are', () => {
		expect( fillPlaceholders( '“%s” is it', '$& %s %1$s' ) ).toBe(
			'“$& %s %1$s” is it'
		);
		expect( fillPlaceholders( '%2$s of %1$s', 'a', 'b' ) ).toBe( 'b of a' );
	} );

	it.each( [
		[ 1, '1 byte' ],
		[ 300, '300 bytes' ],
		[ 1024, '1 kB' ],
		[ 20 * 1024 * 1024, '20 MB' ],
		[ 1.5 * 1024 ** 3, '1.5 GB' ],
	] )( 'reads %d bytes as %s', ( bytes, text ) => {
		document.documentElement.lang = 'en-US';
		expect( formatSize( bytes ) ).toBe( text );
	} );

	it( 'reads sizes on a page whose language is none', () => {
		document.documentElement.lang = 'not a language';
		expect( formatSize( 2048 ) ).toContain( '2' );
		document.documentElement.lang = '';
	} );
} );

describe( 'files on their way', () => {
	const files = [ file( 'one.txt', 100 ), file( 'two.pdf', 300 ) ];
	const drop = jest.fn();
	let now = 0;

	beforeEach( () => {
		now = 0;
		jest.spyOn( performance, 'now' ).mockImplementation( () => now );
		document.documentElement.lang = 'en-US';
	} );
	afterEach( () => {
		jest.restoreAllMocks();
		document.documentElement.lang = '';
	} );

	it( 'have a bar and a button each', () => {
		const { list, show } = followFiles( files, rules, drop );
		const bars = [ ...list.querySelectorAll( 'progress' ) ];
		show( 150 );
		expect( bars.map( ( { value, max } ) => [ value, max ] ) ).toEqual( [
			[ 100, 100 ],
			[ 50, 300 ],
		] );
		const [ , second ] = list.querySelectorAll( 'button' );
		expect( second ).toHaveAccessibleName( 'Cancel “two.pdf”' );
		second?.click();
		expect( drop ).toHaveBeenCalledWith( files[ 1 ] );
		expect( list.inert ).toBe( false );
		// The body is a little more than its files.
		show( 410 );
		expect( list.inert ).toBe( true );
	} );

	it( 'have a time left once a speed is known', () => {
		const { left } = followFiles( files, rules, drop );
		now = 1000;
		expect( left( 100 ) ).toBe( '' );
		now = 4000;
		expect( left( 0 ) ).toBe( '' );
		expect( left( 100 ) ).toBe( '12 sec' );
		expect( left( 10 ) ).toBe( '3 min' );
		expect( left( 400 ) ).toBe( '' );
		expect( formatTime( 59.2 ) ).toBe( '60 sec' );
	} );

	it( 'need no list where there is one', () => {
		const { list } = followFiles( files.slice( 1 ), rules, drop );
		expect( list.childElementCount ).toBe( 0 );
	} );
} );
