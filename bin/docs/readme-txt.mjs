/** Writes readme.txt, which WordPress.org shows and every zip holds. */
import fs from 'node:fs';
import path from 'node:path';
import { readNamed } from './notices.mjs';
import { readEntry } from './php-strings.mjs';
import { collectServices } from './services.mjs';

/** Images of docs/images in the order of WordPress.org's `screenshot-1.png` …, with their captions. */
export const SCREENSHOTS = [
	[
		'page.webp',
		'A bakery: opening hours that say whether it is open now, contact details and a map.',
	],
	[
		'editor.webp',
		'The same page in the editor, with the inserter open at the blocks of this plugin.',
	],
	[ 'form-dark.webp', 'A form on a dark background.' ],
	[ 'form-mail.webp', 'The email about a response, in a dark inbox.' ],
	[ 'responses.webp', 'Mainstreet > Form responses, with a response open.' ],
	[ 'form-picker.webp', 'The ready-made forms of the Form block.' ],
	[ 'map.webp', 'A map of OpenStreetMap: it needs no key.' ],
	[
		'hours-editor.webp',
		'Business Hours in the editor: one line for each day, which opens its fields.',
	],
	[ 'image-compare.webp', 'Image Compare: two images with a slider.' ],
	[ 'markdown.webp', 'Markdown, with a button that converts it to blocks.' ],
	[
		'page-phone.webp',
		'A theatre on a phone: tickets, a membership and donations.',
	],
	[
		'publish-panel.webp',
		'Before publishing: send the post to subscribers, at once or later.',
	],
	[ 'payments.webp', 'Mainstreet > Payments: orders in test mode.' ],
	[ 'settings.webp', 'Settings > Mainstreet: a switch for each module.' ],
	[
		'services.webp',
		'Settings > Mainstreet, tab Privacy: what each service receives.',
	],
];

const read = ( root, file ) =>
	fs.readFileSync( path.join( root, file ), 'utf8' );

/** Names and descriptions of the modules, as the settings screen shows them. */
function listModules( root ) {
	const files = [ 'blocks', 'src' ].flatMap( ( place ) =>
		fs
			.readdirSync( path.join( root, place ), { recursive: true } )
			.filter(
				( name ) =>
					path.basename( name ) === 'module.php' &&
					! /[\\/]test[\\/]/.test( name )
			)
			.map( ( name ) => path.join( place, name ) )
	);
	return (
		files
			.map( ( file ) => read( root, file ) )
			// Shown to sites alone that have such a form.
			.filter( ( source ) => ! source.includes( "'is_hidden'" ) )
			.map(
				( source ) =>
					`* **${ readEntry( source, 'label' ) }**: ${ readEntry( source, 'description' ) }`
			)
			.sort()
			.join( '\n' )
	);
}

function describeService( { name, hosts, asked, sent, terms, privacy } ) {
	const links = [
		terms && `[terms](${ terms })`,
		privacy && `[privacy policy](${ privacy })`,
	].filter( Boolean );
	return [
		`= ${ name } =`,
		'',
		`* When: ${ asked }`,
		`* What is sent: ${ sent }`,
		...( hosts.length ? [ `* Hosts: ${ hosts.join( ', ' ) }` ] : [] ),
		...( links.length ? [ `* See its ${ links.join( ' and ' ) }.` ] : [] ),
	].join( '\n' );
}

/** The newest version of CHANGELOG.md, its headings as words: readme.txt knows only one level. */
function readChanges( root, version ) {
	const sections = read( root, 'CHANGELOG.md' ).split( /^## /m ).slice( 1 );
	const newest =
		sections.find( ( text ) => text.startsWith( `[${ version }]` ) ) ??
		sections[ 0 ];
	const lines = newest
		.split( '\n' )
		.slice( 1 )
		.filter( ( line ) => line && ! line.startsWith( '[' ) )
		.map( ( line ) => line.replace( /^### (.*)$/, '\n$1:\n' ) )
		.map( ( line ) => line.replace( /^- /, '* ' ) );
	return [ `= ${ version } =`, ...lines ].join( '\n' );
}

/** What the plugin's header says, which readme.txt repeats, and the newest WordPress that the tests run on. */
function readHeader( root ) {
	const source = read( root, 'plugin.php' );
	const field = ( name ) =>
		new RegExp( `^ \\* ${ name }: +(\\S+)$`, 'm' ).exec( source )?.[ 1 ];
	return {
		wordpress: field( 'Requires at least' ),
		tested: /"WordPress\/WordPress#([\d.]+)-branch"/.exec(
			read( root, '.wp-env.json' )
		)?.[ 1 ],
		php: field( 'Requires PHP' ),
		version: field( 'Version' ),
	};
}

/**
 * Writes readme.txt.
 *
 * @param {string} root    The repository.
 * @param {string} notices Text of THIRD-PARTY-NOTICES.txt.
 * @return {string} Text.
 */
export function writeReadmeTxt( root, notices ) {
	const header = readHeader( root );
	const { services, links } = collectServices( root );
	const names = readNamed( notices ).map( ( folder ) =>
		folder.split( '/node_modules/' ).pop()
	);
	const values = {
		...header,
		modules: listModules( root ),
		services: services.map( describeService ).join( '\n\n' ),
		links: links.join( ', ' ),
		packages: `${ names.length } packages`,
		names: names.join( ', ' ),
		screenshots: SCREENSHOTS.map(
			( [ , caption ], index ) => `${ index + 1 }. ${ caption }`
		).join( '\n' ),
		changelog: readChanges( root, header.version ),
	};
	return read( root, 'bin/docs/readme-template.txt' ).replace(
		/\{\{(\w+)\}\}/g,
		( all, key ) => {
			if ( ! values[ key ] ) {
				throw new Error( `readme.txt: nothing for ${ all }.` );
			}
			return values[ key ];
		}
	);
}
