/** Posts parted into threads on a real site, measured by X's own library. */
import { parseTweet } from 'twitter-text';
import { expect, test } from './fixtures';

const WORDS =
	'bread dough oven flour baker window morning street rye crumb salt water harbour tide'.split(
		' '
	);
const EMOJI = [ '😀', '👨‍👩‍👧‍👦', '🏳️‍🌈', '🇩🇪', '👍🏽', '❤️', '#️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '©️' ];
const CJK = [
	'今日は港で新しいパンを焼きました。',
	'面包师每天清晨四点起床。',
	'「いらっしゃいませ」と彼女は言った。',
];
const LINKS = [
	'https://example.com/a',
	`https://example.com/${ 'path/'.repeat( 30 ) }`,
	'https://en.wikipedia.org/wiki/Rye_(bread)',
	'http://bäckerei.example.org/ü',
	'example.com',
	'node.js',
	'http://localhost:8080/x',
	'https://social.example/@a',
];
const MARKS = [
	'e\u0301t\u0327',
	'Z\u0351\u0344a\u0302lgo',
	'กำลัง',
	'नमस्ते',
];

/** Numbers that are the same in every run. */
function* numbers() {
	for ( let seed = 7; ; ) {
		seed = ( seed * 1103515245 + 12345 ) % 2147483648;
		yield seed;
	}
}

/** 200 texts of words, emoji, scripts without spaces, links and marks. */
function makeTexts(): string[] {
	const random = numbers();
	const below = ( most: number ): number =>
		( random.next().value ?? 0 ) % most;
	const kinds = [ WORDS, EMOJI, CJK, LINKS, MARKS ];
	return Array.from( { length: 200 }, ( _, index ) => {
		const special = kinds[ index % kinds.length ] ?? WORDS;
		return Array.from( { length: 1 + below( 90 ) }, () => {
			const list = below( 3 ) ? WORDS : special;
			return list[ below( list.length ) ] + ( below( 9 ) ? '' : '.' );
		} ).join( special === CJK ? '' : ' ' );
	} );
}

const squeeze = ( text: string ) => text.replace( /\s+|…/g, '' );

test( '200 texts fit X, and nothing of them is lost', async ( {
	requestUtils,
} ) => {
	test.slow();
	for ( const text of makeTexts() ) {
		const html = text.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' );
		const posts = await requestUtils.rest< { text: string }[] >( {
			method: 'POST',
			path: '/wpcom/v2/tweetstorm/parse',
			data: {
				blocks: [
					{
						attributes: {},
						clientId: 'one',
						block: {
							blockName: 'core/paragraph',
							attrs: {},
							innerHTML: `<p>${ html }</p>`,
							innerBlocks: [],
						},
					},
				],
			},
		} );
		for ( const post of posts ) {
			expect( parseTweet( post.text ) ).toMatchObject( { valid: true } );
		}
		expect(
			squeeze( posts.map( ( post ) => post.text ).join( ' ' ) )
		).toBe( squeeze( text ) );
	}
} );
