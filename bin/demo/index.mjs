/** The demo page: every block of the bundle with the content of its demo.html. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

const here = path.join( root, 'bin/demo' );

/** Pictures of core's theme, all of one size; the order is that of {{image:N:…}}. */
const PICTURES = [
	[
		'flower-meadow-square.webp',
		'A meadow full of yellow and red flowers below a lone tree',
	],
	[ 'coral-square.webp', 'Coral reef on a sandy sea floor in blue light' ],
	[
		'marshland-birds-square.webp',
		'Two wading birds in shallow water, dark against an orange evening',
	],
	[
		'parthenon-square.webp',
		'The columns of a Greek temple in an old photograph',
	],
	[
		'dallas-creek-square.webp',
		'A red columbine flower on its stem before a dark background',
	],
	[ 'ruins-image.webp', 'A round stone tower among cliff dwellings' ],
];

const escape = ( text ) =>
	text
		.replace( /&/g, '&amp;' )
		.replace( /</g, '&lt;' )
		.replace( />/g, '&gt;' );

function block( name, html, attributes = '' ) {
	return `<!-- wp:${ name }${ attributes } -->\n${ html }\n<!-- /wp:${ name } -->`;
}

/**
 * Puts the demo page together.
 *
 * @param {string} folder The blocks' folder.
 * @return {string} Block markup, with {{image:N:id}}, …:url}}, …:width}} and …:height}} in it.
 */
export function buildContent( folder = path.join( root, 'blocks' ) ) {
	const sections = fs
		.readdirSync( folder )
		.map( ( slug ) => path.join( folder, slug ) )
		.filter( ( dir ) => fs.existsSync( path.join( dir, 'demo.html' ) ) )
		.map( ( dir ) => ( {
			...JSON.parse(
				fs.readFileSync( path.join( dir, 'block.json' ), 'utf8' )
			),
			demo: fs
				.readFileSync( path.join( dir, 'demo.html' ), 'utf8' )
				.trim(),
		} ) )
		.sort( ( a, b ) => a.title.localeCompare( b.title, 'en' ) )
		.map( ( { title, description, demo } ) =>
			[
				block(
					'heading',
					`<h2 class="wp-block-heading">${ escape( title ) }</h2>`
				),
				block( 'paragraph', `<p>${ escape( description ) }</p>` ),
				demo,
			].join( '\n\n' )
		);
	const intro = block(
		'paragraph',
		'<p>Every block of the bundle, as an editor would use it. Open this page in the editor to change anything.</p>'
	);
	return [ intro, ...sections ].join( '\n\n' );
}

/**
 * PHP that creates the demo page, or refreshes it when a demo.html has changed.
 *
 * @param {string} url Address of the site; addresses of pictures hold its port.
 * @return {string} Code without an opening tag, and an expression at its end that gives id, url and changed.
 */
export function getDemoCode( url ) {
	const content = buildContent();
	const input = {
		content,
		title: 'Mainstreet demo',
		pictures: PICTURES,
		hash: crypto
			.createHash( 'sha256' )
			.update( url + content )
			.digest( 'hex' ),
	};
	const encoded = Buffer.from( JSON.stringify( input ) ).toString( 'base64' );
	const code = fs
		.readFileSync( path.join( here, 'create-demo.php' ), 'utf8' )
		.replace( '<?php', '' );
	return `${ code }\nreturn mainstreet_create_demo( json_decode( base64_decode( '${ encoded }' ), true ) );`;
}

/**
 * The same as a file of PHP for WordPress Playground, where nobody is logged in while a step runs:
 * what nobody writes loses markup.
 *
 * @return {string} PHP that makes the page as the administrator.
 */
export const getPlaygroundDemo = () =>
	`<?php\nwp_set_current_user( 1 );\n${ getDemoCode( 'https://playground.wordpress.net' ) }\n`;

/**
 * Creates the demo page, or refreshes it when a demo.html has changed.
 *
 * @param {Object} wordpress Of startWordPress().
 * @return {Promise<{id: number, url: string, editUrl: string, changed: boolean}>} The page.
 */
export async function createDemo( wordpress ) {
	const page = await wordpress.runPhp( getDemoCode( wordpress.url ) );
	return {
		...page,
		editUrl: `${ wordpress.adminUrl }/post.php?post=${ page.id }&action=edit`,
	};
}
