/**
 * Blocks turned into ours and ours into others by the editor's own function, with core's real
 * blocks: what comes out opens valid when it was saved.
 */
import { registerBlockType, serialize, type Block } from '@wordpress/blocks';
import { findBlocks, registerAll, unregisterAll } from './all-blocks';
import { turn } from './turn';

beforeAll( () => {
	registerAll( findBlocks() );
	// The widgets screen brings it along.
	registerBlockType( 'core/legacy-widget', {
		apiVersion: 3,
		title: 'Legacy Widget',
		category: 'widgets',
		attributes: {
			idBase: { type: 'string' },
			instance: { type: 'object' },
		},
	} );
} );

afterAll( unregisterAll );

const image = ( id: number, caption: string ) =>
	`<!-- wp:image {"id":${ id },"sizeSlug":"large"} -->
<figure class="wp-block-image size-large"><img src="https://example.org/${ id }.jpg" alt="Quay &amp; ${ id }" class="wp-image-${ id }"/>${
		caption &&
		`<figcaption class="wp-element-caption">${ caption }</figcaption>`
	}</figure>
<!-- /wp:image -->`;

const GALLERY = `<!-- wp:gallery {"linkTo":"none","align":"wide"} -->
<figure class="wp-block-gallery alignwide has-nested-images columns-default is-cropped">${ image(
	31,
	'The <em>quay</em> &amp; more'
) }

${ image( 32, '' ) }</figure>
<!-- /wp:gallery -->`;

/** The format before pictures were blocks; core migrates it when it opens. */
const OLD_GALLERY = `<!-- wp:gallery {"ids":[31,32]} -->
<figure class="wp-block-gallery columns-2 is-cropped"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><img src="https://example.org/31.jpg" alt="A" data-id="31" data-link="https://example.org/a/" class="wp-image-31"/><figcaption class="blocks-gallery-item__caption">Ünë</figcaption></figure></li><li class="blocks-gallery-item"><figure><img src="https://example.org/32.jpg" alt="" data-id="32" class="wp-image-32"/></figure></li></ul></figure>
<!-- /wp:gallery -->`;

const slides = ( [ block ]: Block[] ) =>
	( block?.attributes.images as Array< Record< string, unknown > > ).map(
		( { id, url, alt, caption } ) => [ id, url, alt, caption ?? '' ]
	);

describe( 'A subscription form', () => {
	const button = ( text: string ) =>
		`<!-- wp:button {"backgroundColor":"accent","style":{"color":{"text":"#ffffff"}}} -->
<div class="wp-block-button"><a class="wp-block-button__link has-accent-background-color has-text-color has-background wp-element-button" href="https://example.org/join" style="color:#ffffff">${ text }</a></div>
<!-- /wp:button -->`;
	const row = ( ...texts: string[] ) =>
		`<!-- wp:buttons -->
<div class="wp-block-buttons">${ texts.map( button ).join( '\n\n' ) }</div>
<!-- /wp:buttons -->`;

	it( 'is made of a single button, with its text and colours', () => {
		const [ form ] = turn(
			row( 'Join <strong>Tom &amp; Co</strong>' ),
			'jetpack/subscriptions'
		);
		expect( form?.attributes ).toMatchObject( {
			submitButtonText: 'Join Tom &amp; Co',
			buttonBackgroundColor: 'accent',
			customTextColor: '#ffffff',
		} );
	} );

	it( 'is not made of several, of which one would be left', () => {
		expect( () =>
			turn( row( 'Join', 'Leave' ), 'jetpack/subscriptions' )
		).toThrow( 'There is no way' );
	} );
} );

describe( 'Pictures with links', () => {
	const linked = ( id: number, href: string, kind: string ) =>
		`<!-- wp:image {"id":${ id },"sizeSlug":"large","linkDestination":"${ kind }"} -->
<figure class="wp-block-image size-large"><a href="${ href }"><img src="https://example.org/${ id }-1024x683.jpg" alt="" class="wp-image-${ id }"/></a></figure>
<!-- /wp:image -->`;
	const gallery = ( linkTo: string, ...images: string[] ) =>
		`<!-- wp:gallery {"linkTo":"${ linkTo }"} -->
<figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ images.join(
			'\n\n'
		) }</figure>
<!-- /wp:gallery -->`;
	const FILES = [ 31, 32 ].map( ( id ) => `https://example.org/${ id }.jpg` );
	const PAGES = [ 31, 32 ].map(
		( id ) => `https://example.org/?attachment_id=${ id }`
	);
	const OWN = [ 'https://example.org/shop/?a=1&amp;b=2', PAGES[ 1 ] ?? '' ];
	const getLinks = ( blocks: Block[] ) =>
		[ ...serialize( blocks ).matchAll( /<a href="([^"]*)"><img/g ) ].map(
			( [ , href ] ) => href
		);

	it.each( [
		[ 'media', FILES, [ 'media', 'media' ] ],
		[ 'attachment', PAGES, [ 'attachment', 'attachment' ] ],
		[ 'none', OWN, [ 'custom', 'attachment' ] ],
	] )( 'keep them from block to block: %s', ( linkTo, hrefs, kinds ) => {
		const first = gallery(
			linkTo,
			...hrefs.map( ( href, at ) =>
				linked( 31 + at, href, kinds[ at ] ?? '' )
			)
		);
		for ( const way of [
			[ 'jetpack/tiled-gallery', 'core/gallery' ],
			[ 'jetpack/slideshow', 'core/gallery' ],
			[ 'jetpack/tiled-gallery', 'jetpack/slideshow' ],
			[ 'jetpack/slideshow', 'jetpack/tiled-gallery' ],
		] ) {
			let content = first;
			for ( const name of way ) {
				const made = turn( content, name );
				expect( getLinks( made ) ).toEqual( hrefs );
				content = serialize( made );
			}
		}
	} );
} );

describe( 'A slideshow', () => {
	const SLIDES = [
		[
			'31',
			'https://example.org/31.jpg',
			'Quay & 31',
			'The <em>quay</em> &amp; more',
		],
		[ '32', 'https://example.org/32.jpg', 'Quay & 32', '' ],
	];

	it( 'is made of several images', () => {
		const made = turn(
			`${ image( 31, 'The <em>quay</em> &amp; more' ) }\n\n${ image( 32, '' ) }`,
			'jetpack/slideshow'
		);
		expect( slides( made ) ).toEqual( SLIDES );
		expect( made[ 0 ]?.attributes ).toMatchObject( {
			ids: [ 31, 32 ],
			sizeSlug: 'large',
		} );
	} );

	it( 'is made of a gallery, and becomes one again', () => {
		const made = turn( GALLERY, 'jetpack/slideshow' );
		expect( slides( made ) ).toEqual( SLIDES );
		expect( made[ 0 ]?.attributes.align ).toBe( 'wide' );

		const [ gallery ] = turn( serialize( made ), 'core/gallery' );
		expect( gallery?.attributes.align ).toBe( 'wide' );
		expect(
			slides(
				turn(
					serialize( gallery ? [ gallery ] : [] ),
					'jetpack/slideshow'
				)
			)
		).toEqual( SLIDES );
	} );

	it( 'is made of a gallery of the older format', () => {
		expect( slides( turn( OLD_GALLERY, 'jetpack/slideshow' ) ) ).toEqual( [
			[ '31', 'https://example.org/31.jpg', 'A', 'Ünë' ],
			[ '32', 'https://example.org/32.jpg', '', '' ],
		] );
	} );

	it( 'becomes one image per slide', () => {
		const images = turn(
			serialize( turn( GALLERY, 'jetpack/slideshow' ) ),
			'core/image'
		);
		expect(
			images.map( ( { name, attributes } ) => [
				name,
				attributes.id,
				attributes.url,
				attributes.alt,
				String( attributes.caption ?? '' ),
			] )
		).toEqual( [
			[
				'core/image',
				31,
				'https://example.org/31.jpg',
				'Quay & 31',
				'The <em>quay</em> &amp; more',
			],
			[ 'core/image', 32, 'https://example.org/32.jpg', 'Quay & 32', '' ],
		] );
	} );
} );

describe( 'Contact info', () => {
	const widget = ( raw: object ) =>
		`<!-- wp:legacy-widget ${ JSON.stringify( {
			idBase: 'widget_contact_info',
			instance: { raw },
		} ) } /-->`;

	it( 'is made of the widget', () => {
		const [ made ] = turn(
			widget( {
				title: 'Find us',
				address: '4 Quay Street, Oban',
				phone: '+44 1631 555',
				email: 'pier@example.org',
				hours: 'Mon–Fri 9–5',
				showmap: 1,
			} ),
			'jetpack/contact-info'
		);
		expect(
			made?.innerBlocks.map( ( { name, attributes } ) => [
				name,
				String(
					attributes.email ??
						attributes.phone ??
						attributes.address ??
						attributes.content
				),
			] )
		).toEqual( [
			[ 'core/heading', 'Find us' ],
			[ 'jetpack/email', 'pier@example.org' ],
			[ 'jetpack/phone', '+44 1631 555' ],
			[ 'jetpack/address', '4 Quay Street, Oban' ],
			[ 'core/paragraph', 'Mon–Fri 9–5' ],
			[ 'jetpack/map', '4 Quay Street, Oban' ],
		] );
	} );

	it( 'is not offered for a widget whose settings are not exposed', () => {
		const content =
			'<!-- wp:legacy-widget {"idBase":"widget_contact_info","instance":{"encoded":"x","hash":"y"}} /-->';
		expect( () => turn( content, 'jetpack/contact-info' ) ).toThrow(
			'There is no way'
		);
	} );
} );

describe( 'Markdown', () => {
	it.each( [
		[
			'paragraph',
			'<!-- wp:paragraph -->\n<p>High <strong>water</strong> at <em>six</em></p>\n<!-- /wp:paragraph -->',
			'High **water** at _six_',
		],
		[
			'heading',
			'<!-- wp:heading {"level":3} -->\n<h3 class="wp-block-heading">Tides</h3>\n<!-- /wp:heading -->',
			'### Tides',
		],
		[
			'list',
			'<!-- wp:list -->\n<ul class="wp-block-list"><!-- wp:list-item -->\n<li>Boat</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->',
			'- Boat',
		],
		[
			'code',
			'<!-- wp:code -->\n<pre class="wp-block-code"><code>a &lt; b</code></pre>\n<!-- /wp:code -->',
			'```\na < b\n```',
		],
	] )( 'is made of a %s', ( _name, content, source ) => {
		const [ made ] = turn( content, 'jetpack/markdown' );
		expect( made?.attributes.source ).toBe( source );
	} );
} );
