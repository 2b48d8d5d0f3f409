import type { Answer } from '@shared/view/visitor-form';
import { fillThankYou } from '../view/thank-you';

const fill = ( parts: Answer[ 'parts' ] ) => {
	const thanks = document.createElement( 'div' );
	thanks.innerHTML =
		'<h4 data-mainstreet-part="heading">Message Sent</h4>' +
		'<p>We <em>read</em> it.</p>' +
		'<p data-mainstreet-part="note"></p>' +
		'<dl data-mainstreet-part="summary"></dl>';
	fillThankYou( thanks, { parts } );
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
