import fs from 'node:fs';
import path from 'node:path';
import { startWordPress } from '../wordpress/index.mjs';
import { weigh } from './measure-build.mjs';

/** A page without our blocks. */
export const NONE = '<!-- wp:paragraph --><p>None.</p><!-- /wp:paragraph -->';

/** Handles that must not come along with a block of ours. */
const UNWANTED = /wp-polyfill|jquery|react|lodash|moment|interactivity/;

/**
 * Contents of the demo files, without the tokens for pictures.
 *
 * @param {string} root Repository folder.
 * @return {Object<string, string>} By slug.
 */
export function readDemos( root ) {
	const blocks = path.join( root, 'blocks' );
	return Object.fromEntries(
		fs
			.readdirSync( blocks )
			.map( ( slug ) => [ slug, path.join( blocks, slug, 'demo.html' ) ] )
			.filter( ( [ , file ] ) => fs.existsSync( file ) )
			.map( ( [ slug, file ] ) => [
				slug,
				fs
					.readFileSync( file, 'utf8' )
					.replaceAll( /\{\{image:(\d):id\}\}/g, '$1' )
					.replaceAll( /\{\{image:\d:(?:width|height)\}\}/g, '800' )
					.replaceAll(
						/\{\{image:(\d):url\}\}/g,
						'/wp-content/uploads/$1.jpg'
					),
			] )
	);
}

/**
 * Publishes posts.
 *
 * @param {Object}                 site     Of startWordPress().
 * @param {Object<string, string>} contents Their contents, by name.
 * @return {Promise<Object<string, string>>} Their addresses.
 */
export function publish( site, contents ) {
	const encoded = Buffer.from( JSON.stringify( contents ) ).toString(
		'base64'
	);
	return site.runPhp( `
		$links = array();
		foreach ( json_decode( base64_decode( '${ encoded }' ), true ) as $slug => $content ) {
			$id = wp_insert_post( wp_slash( array( 'post_title' => 'Bench ' . $slug, 'post_status' => 'publish', 'post_content' => $content ) ) );
			$links[ $slug ] = get_permalink( $id );
		}
		return $links;` );
}

/** What a page loads: our scripts and style sheets, and scripts that should not be there. */
async function measurePage( url, base ) {
	const html = await ( await fetch( url ) ).text();
	const sources = [
		...html.matchAll( /<script\b[^>]*\bsrc=["']([^"']+)/g ),
	].map( ( [ , source ] ) => source.replaceAll( '&#038;', '&' ) );
	const sheets = [
		...html.matchAll( /<link\b[^>]*rel=["']stylesheet["'][^>]*>/g ),
	]
		.map( ( [ tag ] ) => /href=["']([^"']+)/.exec( tag )?.[ 1 ] ?? '' )
		.filter( ( href ) => href.includes( '/mainstreet-blocks/' ) );
	const inline = [
		...html.matchAll(
			/<style\b[^>]*id=["'](jetpack-[^"']+)["'][^>]*>([\s\S]*?)<\/style>/g
		),
	];
	const ours = sources.filter( ( src ) =>
		src.includes( '/mainstreet-blocks/' )
	);
	const read = async ( address ) =>
		( await fetch( new URL( address, base ) ) ).text();
	const js = ( await Promise.all( ours.map( read ) ) ).map( weigh );
	const css = [
		...( await Promise.all( sheets.map( read ) ) ),
		...inline.map( ( [ , , text ] ) => text ),
	].map( weigh );
	const total = ( list ) => list.reduce( ( sum, { gzip } ) => sum + gzip, 0 );
	return {
		js: total( js ),
		css: total( css ),
		unwanted: sources.filter( ( src ) => UNWANTED.test( src ) ),
		foreign: sources
			.concat( sheets )
			.filter(
				( src ) => new URL( src, base ).host !== new URL( base ).host
			),
	};
}

/**
 * Publishes each block's demo in a real WordPress and reads what its page loads.
 *
 * @param {string} root Repository folder.
 * @return {Promise<Object>} By slug, and `''` for a page without our blocks: `js` and
 *   `css` (bytes, gzip, ours), `unwanted` (scripts), `foreign` (other hosts).
 */
export async function measurePages( root ) {
	const demos = {
		'': NONE,
		...readDemos( root ),
	};
	const site = await startWordPress( { testing: true } );
	try {
		const links = await publish( site, demos );
		const pages = {};
		for ( const [ slug, link ] of Object.entries( links ) ) {
			pages[ slug ] = await measurePage( link, site.url );
		}
		return pages;
	} finally {
		await site.stop();
	}
}
