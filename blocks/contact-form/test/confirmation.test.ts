import type { SubmissionResult } from '@shared/view/visitor-form';
import { fillConfirmation, restoreForm } from '../view/confirmation';

const fill = ( parts: SubmissionResult[ 'parts' ] ) => {
	const thanks = document.createElement( 'div' );
	thanks.innerHTML =
		'<h4 data-mainstreet-part="heading">Message Sent</h4>' +
		'<p>We <em>read</em> it.</p>' +
		'<p data-mainstreet-part="note"></p>' +
		'<dl data-mainstreet-part="summary"></dl>';
	fillConfirmation( thanks, { parts } );
	return thanks;
};

describe( 'The thank-you of a contact form', () => {
	it( 'is filled with what was sent, as text', () => {
		expect(
			fill( {
				heading: 'Welcome',
				note: 'An e-mail is on <b>its</b> way.',
				summary: [
					[ 'Name', '<img src=x onerror=alert(1)>' ],
					[ 'Message', 'one\r\ntwo' ],
				],
			} ).innerHTML
		).toBe(
			'<h4 data-mainstreet-part="heading">Welcome</h4>' +
				'<p>We <em>read</em> it.</p>' +
				'<p data-mainstreet-part="note">An e-mail is on &lt;b&gt;its&lt;/b&gt; way.</p>' +
				'<dl data-mainstreet-part="summary"><dt>Name</dt><dd>&lt;img src=x onerror=alert(1)&gt;</dd>' +
				'<dt>Message</dt><dd>one<br>two</dd></dl>'
		);
	} );

	it.each( [
		[ { heading: '', note: '', summary: [] } ],
		[ {} ],
		[ undefined ],
	] )(
		'keeps the author’s heading, and leaves out what has nothing to say: %j',
		( parts ) => {
			expect( fill( parts ).textContent ).toBe(
				'Message SentWe read it.'
			);
			expect( fill( parts ).querySelector( 'dl' ) ).toBeNull();
		}
	);
} );

describe( 'The way back to the form', () => {
	it( 'puts the form in the place of the thanks, empty and with the focus', () => {
		document.body.innerHTML =
			'<div><p>Sent.</p><a class="contact-form-submission__back" href="/page/#form">Back</a></div>' +
			'<form><input class="grunion-field"></form>';
		const [ thanks, form, input ] = [ 'div', 'form', 'input' ].map(
			( name ) => document.querySelector( name )
		);
		if (
			! thanks ||
			! ( form instanceof HTMLFormElement ) ||
			! ( input instanceof HTMLInputElement )
		) {
			throw new Error( 'The page is not as it was written.' );
		}
		input.value = 'Ada';
		form.remove();
		restoreForm( thanks, form );
		thanks.querySelector( 'a' )?.click();
		expect( thanks ).not.toBeInTheDocument();
		expect( form ).toBeInTheDocument();
		expect( input ).toHaveValue( '' );
		expect( input ).toHaveFocus();
	} );
} );
