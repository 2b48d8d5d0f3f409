/** Generated posts: what the editor would preview, what the page says to an independent reader, and what networks get are one. */
import fc from 'fast-check';
import ogs from 'open-graph-scraper';
import { expect, test } from '@tests/e2e/fixtures';

type Card = Record<
	| 'title'
	| 'search_title'
	| 'description'
	| 'search_description'
	| 'url'
	| 'type',
	string
> & { image: { url: string; alt: string; width: number } | null };

/** Words that are hard for what escapes, decodes or parts texts. */
const HARD = [
	'<b>bold</b>',
	'a < b',
	'&amp;',
	'&lt;i&gt;x&lt;/i&gt;',
	'AT&T',
	'"quoted"',
	"it's",
	'100%ab',
	'[gallery]',
	'\\n\\',
	'</title>',
	'<!--x-->',
	'line\nbreak',
	'مخبز',
	'パンを焼きました',
	'👨‍👩‍👧‍👦',
	'e\u0301t',
	'--',
	'...',
	'(c)',
	'?a=1&b=2',
];

const text = ( most: number ) =>
	fc
		.array(
			fc.oneof(
				fc.constantFrom( ...HARD ),
				fc.constantFrom( 'bread', 'oven', 'rye', 'night', 'window' )
			),
			{ maxLength: most }
		)
		.map( ( words ) => words.join( ' ' ) );

const posts = fc.sample(
	fc.record( {
		title: text( 12 ),
		excerpt: fc.oneof( fc.constant( '' ), text( 60 ) ),
		description: fc.oneof( fc.constant( '' ), text( 60 ) ),
		seoTitle: fc.oneof( fc.constant( '' ), text( 8 ) ),
		hasMore: fc.boolean(),
		hasPicture: fc.boolean(),
	} ),
	{ numRuns: 30, seed: 14 }
);

const escape = ( html: string ) =>
	html.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' );

test( 'preview, page and networks say the same of generated posts', async ( {
	page,
	requestUtils,
} ) => {
	test.slow();
	await page.goto( '/' );
	const picture = await requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: '/wp/v2/media',
		headers: {
			'Content-Disposition': 'attachment; filename="loaf.png"',
			'Content-Type': 'image/png',
		},
		data: Buffer.from(
			await page.evaluate( () => {
				const canvas = document.createElement( 'canvas' );
				canvas.width = canvas.height = 400;
				return canvas.toDataURL().split( ',' )[ 1 ] ?? '';
			} ),
			'base64'
		),
	} );
	await requestUtils.rest( {
		method: 'POST',
		path: `/wp/v2/media/${ picture.id }`,
		data: { alt_text: 'A "loaf" & <knife>' },
	} );
	let drawn = '';
	for ( const post of posts ) {
		const words = `<!-- wp:paragraph --><p>${ escape(
			post.title
		) }</p><!-- /wp:paragraph -->`;
		const content = post.hasMore
			? `${ words }<!-- wp:more --><!--more--><!-- /wp:more -->${ words }`
			: words;
		const { id } = await requestUtils.rest< { id: number } >( {
			method: 'POST',
			path: '/wp/v2/posts',
			data: { title: 'Not yet', status: 'publish' },
		} );
		const card = ( data: object ) =>
			requestUtils.rest< Card >( {
				method: 'POST',
				path: `/mainstreet/v1/social/card/${ id }`,
				data,
			} );
		const media = post.hasPicture ? picture.id : 0;
		const previewed = await card( {
			title: post.title,
			excerpt: post.excerpt,
			content,
			description: post.description,
			seo_title: post.seoTitle,
			featured_media: media,
		} );
		await requestUtils.rest( {
			method: 'POST',
			path: `/wp/v2/posts/${ id }`,
			data: {
				title: post.title,
				excerpt: post.excerpt,
				content,
				featured_media: media,
				meta: {
					advanced_seo_description: post.description,
					jetpack_seo_html_title: post.seoTitle,
				},
			},
		} );
		// What networks get: the same function, of the post as it is stored.
		const { modified: _now, ...stored } = ( await card( {} ) ) as Card & {
			modified: string;
		};
		const { modified: _then, ...shown } = previewed as Card & {
			modified: string;
		};
		expect( shown ).toEqual( stored );
		// Without a picture one is drawn, where the font has the title's letters.
		if ( ! post.hasPicture && stored.image ) {
			expect( stored.image.alt ).toBe( stored.title );
			drawn = stored.image.url;
		}

		const response = await page.goto( `/?p=${ id }` );
		const html = ( await response?.text() ) ?? '';
		const { result } = await ogs( {
			html,
			customMetaTags: [
				{
					multiple: false,
					property: 'description',
					fieldName: 'description',
				},
			],
		} );
		const title = await page.evaluate( () => document.title );
		const [ image ] = result.ogImage ?? [];
		expect( {
			title: result.ogTitle,
			description: result.ogDescription,
			url: result.ogUrl,
			type: result.twitterCard,
			image: image && {
				url: image.url,
				alt: image.alt,
				width: Number( image.width ),
			},
			search_description: result.customMetaTags?.description ?? '',
			search_title: title,
		} ).toEqual( {
			// Where a page has no og:title, this reader takes its title.
			title: stored.title || stored.search_title,
			description: stored.description,
			url: stored.url,
			type: stored.type,
			image: stored.image
				? {
						url: stored.image.url,
						alt: stored.image.alt,
						width: stored.image.width,
					}
				: undefined,
			search_description: stored.search_description,
			search_title: stored.search_title,
		} );
	}
	const file = await page.request.get( drawn );
	expect( file.headers()[ 'content-type' ] ).toBe( 'image/png' );
} );
