/** What WordPress's own paste handler makes of addresses and embed codes while all our blocks are there. */
import { pasteHandler, serialize, type Block } from '@wordpress/blocks';
import { findBlocks, registerAll, unregisterAll } from './all-blocks';

/** Plain text on the clipboard, and the block's attributes that follow from it. */
const pasted: Record< string, [ string, Record< string, unknown > ][] > = {
	'jetpack/calendly': [
		[
			'https://calendly.com/ada/half-hour',
			{ url: 'https://calendly.com/ada/half-hour' },
		],
		[
			'<!-- Calendly inline widget begin -->\n<div class="calendly-inline-widget" data-url="https://calendly.com/ada?primary_color=ff0000" style="min-width:320px;height:700px;"></div>\n<script type="text/javascript" src="https://assets.calendly.com/assets/external/widget.js" async></script>\n<!-- Calendly inline widget end -->',
			{
				url: 'https://calendly.com/ada',
				style: 'inline',
				primaryColor: 'ff0000',
			},
		],
	],
	'jetpack/eventbrite': [
		[
			'https://www.eventbrite.com/e/jazz-tickets-22',
			{ url: 'https://www.eventbrite.com/e/jazz-tickets-22' },
		],
		[
			'https://www.eventbrite.co.uk/e/jazz-tickets-22',
			{ url: 'https://www.eventbrite.co.uk/e/jazz-tickets-22' },
		],
	],
	'jetpack/google-calendar': [
		[
			'https://calendar.google.com/calendar/embed?src=a%40example.org',
			{
				url: 'https://calendar.google.com/calendar/embed?src=a%40example.org',
			},
		],
		[
			'<iframe src="https://calendar.google.com/calendar/embed?src=a%40example.org" style="border: 0" width="800" height="500" frameborder="0" scrolling="no"></iframe>',
			// WordPress hands on the address of a frame alone.
			{
				url: 'https://calendar.google.com/calendar/embed?src=a%40example.org',
			},
		],
		[
			'[googleapps domain="calendar" dir="calendar/embed" query="src=a%40example.org" width="800" height="500"]',
			{
				url: 'https://calendar.google.com/calendar/embed?src=a%40example.org',
				height: 500,
			},
		],
	],
	'jetpack/opentable': [
		[
			'https://www.opentable.com/restref/client/?rid=4021',
			{ rid: [ '4021' ] },
		],
	],
	'jetpack/pinterest': [
		[
			'https://www.pinterest.com/pin/1407443627394218/',
			{ url: 'https://www.pinterest.com/pin/1407443627394218/' },
		],
		[
			'https://www.pinterest.co.uk/ada/',
			{ url: 'https://www.pinterest.co.uk/ada/' },
		],
		[
			'https://www.pinterest.com/ada/boats/',
			{ url: 'https://www.pinterest.com/ada/boats/' },
		],
	],
	'jetpack/gif': [
		[
			'https://giphy.com/gifs/cat-funny-JIX9t2j0ZTN9S',
			{ giphyUrl: 'https://giphy.com/embed/JIX9t2j0ZTN9S' },
		],
		[
			'<iframe src="https://giphy.com/embed/JIX9t2j0ZTN9S" width="480" height="240" frameBorder="0" class="giphy-embed" allowFullScreen></iframe>',
			{ giphyUrl: 'https://giphy.com/embed/JIX9t2j0ZTN9S' },
		],
	],
};

/** Like those above, and none of them. */
const others = [
	'Book me: https://calendly.com/ada on weekdays',
	'https://calendly.com.example.org/ada',
	'https://evil.example/?https://calendly.com/ada',
	'<div class="calendly-inline-widget" data-url="javascript:alert(1)"></div>',
	'https://www.eventbrite.com/o/organiser-22',
	'https://www.eventbrite.com.example.org/e/jazz-tickets-22',
	'https://www.google.com/calendar.google.com/calendar/embed?src=a',
	'<iframe src="https://calendar.google.com.example.org/calendar/embed?src=a"></iframe>',
	'<iframe src="https://example.org/?https://giphy.com/embed/JIX9t2j0ZTN9S"></iframe>',
	'https://www.opentable.com.example.org/restref/client/?rid=4021',
	'https://www.pinterest.com.example.org/pin/1/',
	'https://notgiphy.com/gifs/JIX9t2j0ZTN9S',
];

const paste = ( plainText: string, HTML = '' ): Block[] => {
	const blocks: unknown = pasteHandler( {
		HTML,
		plainText,
		mode: 'BLOCKS',
	} );
	// Core says on the console what it made of it.
	jest.mocked( console.log ).mockClear();
	return blocks as Block[];
};

beforeAll( () => {
	registerAll( findBlocks() );
} );

afterAll( unregisterAll );

describe( 'What is pasted', () => {
	it.each(
		Object.entries( pasted ).flatMap( ( [ name, cases ] ) =>
			cases.map( ( [ text, attributes ] ) => ( {
				name,
				text,
				attributes,
			} ) )
		)
	)( 'becomes $name: $text', ( { name, text, attributes } ) => {
		const blocks = paste( text );
		expect( blocks.map( ( block ) => block.name ) ).toEqual( [ name ] );
		expect( blocks[ 0 ]?.attributes ).toMatchObject( attributes );
	} );

	it.each( [
		[
			'jetpack/calendly',
			'https://calendly.com/ada/half-hour',
			{ url: 'https://calendly.com/ada/half-hour' },
		],
		[
			'jetpack/eventbrite',
			'https://www.eventbrite.com/e/jazz-tickets-22',
			{ url: 'https://www.eventbrite.com/e/jazz-tickets-22' },
		],
		[
			'jetpack/gif',
			'https://media.giphy.com/media/square/giphy.gif',
			{ giphyUrl: 'https://giphy.com/embed/square' },
		],
		[
			'jetpack/pinterest',
			'https://pin.it/2Ab3cD4',
			{ url: 'https://pin.it/2Ab3cD4' },
		],
	] )(
		'becomes %s of a link between paragraphs: %s',
		( name, address, attributes ) => {
			const blocks = paste(
				'',
				`<p>Before</p><p><a href="${ address }">${ address }</a></p><p>More</p>`
			);
			expect( blocks.map( ( block ) => block.name ) ).toEqual( [
				'core/paragraph',
				name,
				'core/paragraph',
			] );
			expect( blocks[ 1 ]?.attributes ).toMatchObject( attributes );
		}
	);

	it( 'becomes Calendly of code that is text of a page, without its script', () => {
		const code =
			'<div class="calendly-inline-widget" data-url="https://calendly.com/ada"></div><script src="https://assets.calendly.com/assets/external/widget.js" async></script>';
		const blocks = paste(
			code,
			`<p>${ code.replaceAll( '<', '&lt;' ) }</p>`
		);
		expect( blocks.map( ( block ) => block.name ) ).toEqual( [
			'jetpack/calendly',
		] );
		expect( serialize( blocks ) ).not.toContain( 'script' );
	} );

	it.each( others )( 'is none of ours: %s', ( text ) => {
		expect( serialize( paste( text ) ) ).not.toContain( 'wp:jetpack/' );
	} );
} );
