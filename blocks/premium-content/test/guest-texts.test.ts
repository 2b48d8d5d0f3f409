import { findOtherTexts, getGuestTexts } from '../edit/guest-texts';
import { getGuestTemplate } from '../edit/template';

const MONTHLY = getGuestTexts( '1 month' );
const ONCE = getGuestTexts( 'one-time' );

const makeBlocks = ( texts: typeof ONCE ) => [
	{
		clientId: 'heading',
		name: 'core/heading',
		attributes: { content: { toString: () => texts.heading } },
	},
	{
		clientId: 'text',
		name: 'core/paragraph',
		attributes: { content: texts.text },
	},
	{
		clientId: 'button',
		name: 'jetpack/button',
		attributes: { text: texts.button },
	},
];

describe( 'The guest view', () => {
	it( 'begins with words of subscriptions, on the button as well', () => {
		expect( JSON.stringify( getGuestTemplate() ) ).toMatch(
			/Subscribe to get access.*when you subscribe today.*"text":"Subscribe"/
		);
	} );

	it.each( [
		[ 'one-time', MONTHLY, ONCE ],
		[ '1 month', ONCE, MONTHLY ],
		[ '1 year', ONCE, MONTHLY ],
	] )( 'follows a plan that is %s', ( interval, from, to ) => {
		expect( findOtherTexts( makeBlocks( from ), interval ) ).toEqual( [
			[ 'heading', { content: to.heading } ],
			[ 'text', { content: to.text } ],
			[ 'button', { text: to.button } ],
		] );
		expect( findOtherTexts( makeBlocks( to ), interval ) ).toEqual( [] );
	} );

	it( 'keeps what somebody wrote, and the words of old posts', () => {
		const own = makeBlocks( {
			heading: 'The tide table',
			text: '',
			button: 'Contribute',
		} );
		expect( findOtherTexts( own, 'one-time' ) ).toEqual( [] );
		expect(
			findOtherTexts(
				[ { clientId: 'a', name: 'core/heading', attributes: null } ],
				'one-time'
			)
		).toEqual( [] );
	} );
} );
