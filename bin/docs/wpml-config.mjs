/**
 * wpml-config.xml: tells WPML, and Polylang, which texts of our blocks, shortcodes, settings and posts can be translated. For blocks it
 * is made from the attributes with the role "content".
 */
import fs from 'node:fs';
import path from 'node:path';
import finder from '../lib/find-blocks.cjs';

export const WPML_CONFIG = 'wpml-config.xml';

/** The texts within an attribute that is an object or a list; `*` is any key. Everything else in it is kept. */
export const INNER = {
	'*/extraFields': [ '*/label', '*/placeholder', '*/options/*' ],
	'*/options': [ '*' ],
	'jetpack/business-hours/specialDays': [ '*/label' ],
	'jetpack/donations/annualDonation': [
		'heading',
		'extraText',
		'buttonText',
	],
	'jetpack/donations/monthlyDonation': [
		'heading',
		'extraText',
		'buttonText',
	],
	'jetpack/donations/oneTimeDonation': [
		'heading',
		'extraText',
		'buttonText',
	],
	'jetpack/image-compare/imageAfter': [ 'alt' ],
	'jetpack/image-compare/imageBefore': [ 'alt' ],
	'jetpack/map/points': [ '*/title', '*/caption' ],
	'jetpack/story/mediaFiles': [ '*/alt', '*/caption', '*/title' ],
};

/** Addresses, which WPML lets translators replace as links. */
const LINKS = new Set( [ 'url', 'giphyUrl', 'src' ] );

/** Content that is the same in every language. */
const SAME = new Set( [
	'countryCode',
	'email',
	'featuredMediaUrl',
	'guid',
	'id',
	'ids',
	'instagramUser',
	'phone',
	'phoneNumber',
	'postal',
	'rating',
	'rid',
] );

const SHORTCODES = {
	'contact-field': [ 'label', 'options', 'placeholder', 'default' ],
	'contact-form': [
		'subject',
		'submit_button_text',
		'customThankyouHeading',
		'customThankyouMessage',
	],
	jetpack_subscription_form: [
		'subscribe_placeholder',
		'submit_button_text',
		'success_message',
	],
};

/** Settings within the option mainstreet_settings. */
export const SETTINGS = [
	'feedback_from_name',
	'map_tiles_attribution',
	'newsletter_address',
	'newsletter_from_name',
];

/** Options of the same names as in Jetpack. */
export const OPTIONS = [ 'advanced_seo_front_page_description' ];

export const META = {
	advanced_seo_description: 'translate',
	jetpack_seo_html_title: 'translate',
	jetpack_seo_noindex: 'copy',
	_wpas_mess: 'translate',
};

/**
 * The outermost elements with text of their own. Saved markup repeats what the block's comment holds, and WPML gives the same text the
 * same translation.
 */
const SAVED_TEXT =
	'//*[text()[normalize-space()]][not(ancestor::*[text()[normalize-space()]])]';

const escape = ( text ) =>
	text.replaceAll( '&', '&amp;' ).replaceAll( '"', '&quot;' );

/** `.a b` as XPath: only elements, classes and descent, which is all that attributes of ours use. */
function toXpath( selector ) {
	return selector
		.trim()
		.split( /\s+/ )
		.map( ( step ) => {
			const [ element, ...classes ] = step.split( '.' );
			return `//${ element || '*' }${ classes
				.map(
					( name ) =>
						`[contains(concat(' ',normalize-space(@class),' '),' ${ name } ')]`
				)
				.join( '' ) }`;
		} )
		.join( '' );
}

/** The places in saved markup where an attribute is read from. */
function getXpaths( { source, selector = '', attribute, query }, before = '' ) {
	const place = before + ( selector ? toXpath( selector ) : '' );
	if ( source === 'query' ) {
		return Object.values( query ?? {} ).flatMap( ( inner ) =>
			inner.source === 'attribute' && inner.attribute !== 'alt'
				? []
				: getXpaths( inner, place )
		);
	}
	return source === 'attribute'
		? [ `${ place }/@${ attribute }` ]
		: [ place ];
}

/** <key> elements for names, which may be paths such as `days/label`. */
function writeKeys( paths, depth, attributes = '' ) {
	const tabs = '\t'.repeat( depth );
	const names = [ ...new Set( paths.map( ( [ name ] ) => name ) ) ];
	return names.flatMap( ( name ) => {
		const inner = paths
			.filter( ( [ first, ...rest ] ) => first === name && rest.length )
			.map( ( [ , ...rest ] ) => rest );
		return inner.length
			? [
					`${ tabs }<key name="${ escape( name ) }">`,
					...writeKeys( inner, depth + 1 ),
					`${ tabs }</key>`,
				]
			: [ `${ tabs }<key name="${ escape( name ) }"${ attributes } />` ];
	} );
}

function getKeys( block, name, { type } ) {
	const inner = INNER[ `${ block }/${ name }` ] ?? INNER[ `*/${ name }` ];
	if ( inner ) {
		return writeKeys(
			inner.map( ( each ) => [ name, ...each.split( '/' ) ] ),
			3
		);
	}
	return [ type ].flat().includes( 'string' )
		? writeKeys( [ [ name ] ], 3, LINKS.has( name ) ? ' type="link"' : '' )
		: [];
}

function describeBlock( { name, attributes = {} } ) {
	const content = Object.entries( attributes ).filter(
		( [ attribute, { role } ] ) =>
			role === 'content' && ! SAME.has( attribute )
	);
	const keys = content
		.filter( ( [ , { source } ] ) => ! source )
		.flatMap( ( [ attribute, schema ] ) =>
			getKeys( name, attribute, schema )
		);
	const xpaths = content
		.filter( ( [ , { source } ] ) => source )
		.flatMap( ( [ , schema ] ) => getXpaths( schema ) );
	if ( keys.length ) {
		xpaths.push( SAVED_TEXT );
	}
	const lines = [
		...[ ...new Set( xpaths ) ].map(
			( xpath ) => `\t\t\t<xpath>${ escape( xpath ) }</xpath>`
		),
		...keys,
	];
	return lines.length
		? [
				`\t\t<gutenberg-block type="${ name }" translate="1">`,
				...lines,
				'\t\t</gutenberg-block>',
			]
		: [];
}

/**
 * Writes wpml-config.xml.
 *
 * @param {string} root The repository.
 * @return {string} Its contents.
 */
export function writeWpmlConfig( root ) {
	const blocks = finder
		.findBlocks( path.join( root, 'blocks' ) )
		.map( ( folder ) =>
			JSON.parse(
				fs.readFileSync( path.join( folder, 'block.json' ), 'utf8' )
			)
		)
		.sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) );
	return [
		'<!-- Written by npm run docs. -->',
		'<wpml-config>',
		'\t<gutenberg-blocks>',
		...blocks.flatMap( describeBlock ),
		'\t</gutenberg-blocks>',
		'\t<shortcodes>',
		...Object.entries( SHORTCODES ).flatMap( ( [ tag, names ] ) => [
			'\t\t<shortcode>',
			`\t\t\t<tag>${ tag }</tag>`,
			'\t\t\t<attributes>',
			...names.map(
				( name ) => `\t\t\t\t<attribute>${ name }</attribute>`
			),
			'\t\t\t</attributes>',
			'\t\t</shortcode>',
		] ),
		'\t</shortcodes>',
		'\t<admin-texts>',
		'\t\t<key name="mainstreet_settings">',
		...writeKeys(
			SETTINGS.map( ( name ) => [ name ] ),
			3
		),
		'\t\t</key>',
		...writeKeys(
			OPTIONS.map( ( name ) => [ name ] ),
			2
		),
		'\t</admin-texts>',
		'\t<custom-fields>',
		...Object.entries( META ).map(
			( [ name, action ] ) =>
				`\t\t<custom-field action="${ action }">${ name }</custom-field>`
		),
		'\t</custom-fields>',
		'</wpml-config>',
		'',
	].join( '\n' );
}
