/**
 * The words of the interface: what every text says that can be translated. People who know WordPress find its own terms.
 */
import path from 'node:path';
import { collect } from '../../bin/i18n/collect.mjs';

/** What a text should say; what finds those that do not; one that it finds. */
const RULES: [ string, RegExp, string ][] = [
	[ 'email, not e-mail', /\be-mail/iu, 'E-mail address' ],
	[ 'image, not picture', /\bpictures?\b/iu, 'Add pictures' ],
	[ 'video, not film', /\bfilm(?:s|ed)?\b/iu, 'This file is no film.' ],
	[ 'a curly apostrophe', /\p{L}'\p{L}/u, "The site's name" ],
	[
		'cannot, do not: no contractions',
		/n[’']t\b|\p{L}[’'](?:ll|re|ve|d|m)\b|\b(?:here|it|let|that|there|what|who)[’']s\b/iu,
		'This can’t be read.',
	],
	[
		'click; only keys are pressed',
		/\bpress(?:es|ed|ing)?\b(?! (?:Enter|the arrow keys)\b)/iu,
		'Press the button.',
	],
	[
		'no longer, not any more',
		/\bany ?more\b(?=[.,;:!?]|$)/iu,
		'It does not work any more.',
	],
	[
		'everyone, someone, no one',
		/\b(?:every|some|no)body\b/iu,
		'Nobody can read it.',
	],
	[
		'turned on, turned off',
		/\bswitch(?:es|ed|ing)? (?:on|off)\b/iu,
		'Likes are switched off.',
	],
	[ 'fullscreen', /\bfull[ -]screen\b/iu, 'Leave full screen' ],
	[
		'American spelling',
		/\b(?:cancelled|cancelling|centre|grey)\b|colour|favourite|licence/iu,
		'Enter a colour.',
	],
];

const EXCEPTIONS = new Set( [
	// The specification gives these texts word for word.
	"By submitting your information, you're giving us permission to email you. You may unsubscribe at any time.",
	'If you’re selling something, you need a price tag. Add yours here.',
	'Please add a brief title so that people know what they’re paying for.',
	"Preview unavailable: you haven't published enough posts with similar content.",
	"Success! You're on the list.",
	'We know every penny counts, but prices in this currency can’t contain decimal values.',
	"Whoops! There was an error and we couldn't process your subscription. Please reload the page and try again.",
	'You cancelled connecting your site to the card payment provider.',
	"Your calendar couldn't be embedded. Please double check your URL or Embed Code. Please note, you need to use the 'Public URL' or 'Embed Code', the 'Shareable Link' will not work.",
	"Your calendar couldn't be embedded. Please double check your URL or code.",
	"Your podcast couldn't be embedded. Please double check your URL.",
	// Donors say it of themselves.
	'I’d like to cover the payment fees',
	// What browsers call it.
	'Picture in picture',
] );

/** Keywords are what people may type when they look for a block, in any words. */
const isKeyword = ( context = '' ) => context.endsWith( ' keyword' );

const texts = collect( path.resolve( __dirname, '../..' ) )
	.filter( ( { msgctxt } ) => ! isKeyword( msgctxt ) )
	.flatMap( ( { msgid, msgid_plural: plural, references } ) =>
		[ msgid, ...( plural ? [ plural ] : [] ) ].map( ( text ) => ( {
			text,
			where: references.join( ', ' ),
		} ) )
	);

describe( 'texts of the interface', () => {
	it( 'are found', () => {
		expect( texts.length ).toBeGreaterThan( 3000 );
	} );

	it.each( RULES )( 'say: %s', ( _rule, pattern, fault ) => {
		expect( fault ).toMatch( pattern );
		expect(
			texts.filter(
				( { text } ) => pattern.test( text ) && ! EXCEPTIONS.has( text )
			)
		).toEqual( [] );
	} );

	it( 'need each exception', () => {
		const there = new Set( texts.map( ( { text } ) => text ) );
		expect(
			[ ...EXCEPTIONS ].filter(
				( text ) =>
					! there.has( text ) ||
					! RULES.some( ( [ , pattern ] ) => pattern.test( text ) )
			)
		).toEqual( [] );
	} );
} );
