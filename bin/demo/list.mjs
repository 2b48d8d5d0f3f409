/** The list of every block, each with the content of its demo.html. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

/** Pictures of core's theme, all of one size; the order is that of {{image:N:…}}. */
export const PICTURES = [
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
