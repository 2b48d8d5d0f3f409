/** Writes the files of a new block from the templates beside this file. */
import fs from 'node:fs';
import path from 'node:path';
import { findBlocks } from '../lib/find-blocks.cjs';
import { root } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';

const templates = path.join( root, 'bin/create-block/templates' );

const SLUG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** No character that JSON, PHP, HTML or Markdown would have to escape. */
const TITLE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,()’–-]{0,49}$/u;

/** Files of templates that only some blocks have. */
const FLAG_OF = { 'view.ts': 'view', 'render.php': 'dynamic' };

const toWords = ( slug ) =>
	slug
		.split( '-' )
		.map( ( word ) => word.charAt( 0 ).toUpperCase() + word.slice( 1 ) );

/** Refuses a slug or title that does not fit. */
function check( slug, title, folder ) {
	if ( ! slug || ! SLUG.test( slug ) || slug.length > 40 ) {
		throw new Problem(
			`"${ slug ?? '' }" is no slug; use at most 40 small letters and digits with single hyphens between words, such as opening-times.`
		);
	}
	if ( ! TITLE.test( title ) ) {
		throw new Problem(
			`"${ title }" is no title; use at most 50 letters, digits, spaces and . , ( ) ’ – -`
		);
	}
	if ( fs.existsSync( path.join( folder, slug ) ) ) {
		throw new Problem(
			`The folder blocks/${ slug } exists; choose another slug.`
		);
	}
	const name = `jetpack/${ slug }`;
	const existing = (
		fs.existsSync( folder ) ? findBlocks( folder ) : []
	).find(
		( block ) =>
			JSON.parse(
				fs.readFileSync( path.join( block, 'block.json' ), 'utf8' )
			).name === name
	);
	if ( existing ) {
		throw new Problem(
			`The block ${ name } exists, in blocks/${ path.relative( folder, existing ) }; choose another slug.`
		);
	}
}

/**
 * Fills a template in: `{{name}}` is a value; lines between `{{#flag}}` and `{{/flag}}` stay if
 * the flag is set, those between `{{^flag}}` and `{{/flag}}` if it is not.
 *
 * @param {string} text   Template.
 * @param {Object} values Texts and flags by name.
 * @return {string} Content of the file.
 */
const fill = ( text, values ) =>
	text
		.replace(
			/^\{\{([#^])(\w+)\}\}\n([\s\S]*?)^\{\{\/\2\}\}\n/gm,
			( _, sign, flag, lines ) =>
				Boolean( values[ flag ] ) === ( sign === '#' ) ? lines : ''
		)
		.replace( /\{\{(\w+)\}\}/g, ( _, name ) => values[ name ] );

/**
 * Creates a block.
 *
 * @param {Object}  options
 * @param {string}  options.slug      Folder and last part of the name.
 * @param {string}  [options.title]   Title in the inserter; made of the slug by default.
 * @param {boolean} [options.view]    Whether visitors get a script.
 * @param {boolean} [options.dynamic] Whether PHP renders the block.
 * @param {string}  options.folder    Folder of all blocks.
 * @return {string[]} Paths of the files it wrote, below the block's folder.
 */
export function createBlock( { slug, title, view, dynamic, folder } ) {
	const words = toWords( slug ?? '' );
	const values = {
		slug,
		title: title ?? words.join( ' ' ),
		namespace: words.join( '_' ),
		view,
		dynamic,
	};
	check( slug, values.title, folder );
	const names = fs
		.readdirSync( templates, { recursive: true } )
		.filter( ( name ) => name.endsWith( '.txt' ) )
		.map( ( name ) => name.replace( /\.txt$/, '' ) )
		.filter( ( name ) => ! FLAG_OF[ name ] || values[ FLAG_OF[ name ] ] )
		.sort();
	for ( const name of names ) {
		const file = path.join( folder, slug, name );
		fs.mkdirSync( path.dirname( file ), { recursive: true } );
		fs.writeFileSync(
			file,
			fill(
				fs.readFileSync(
					path.join( templates, `${ name }.txt` ),
					'utf8'
				),
				values
			)
		);
	}
	return names;
}
