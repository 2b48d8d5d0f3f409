import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Size in bytes as it is, and as a server sends it. */
export const weigh = ( data ) => ( {
	raw: Buffer.byteLength( data ),
	gzip: data.length ? gzipSync( data, { level: 9 } ).length : 0,
} );

const weighFile = ( file ) =>
	weigh( fs.existsSync( file ) ? fs.readFileSync( file ) : '' );

function listFiles( folder ) {
	return fs.existsSync( folder )
		? fs.readdirSync( folder ).filter( ( file ) => file.endsWith( '.js' ) )
		: [];
}

/** Name of a built block. */
const readName = ( folder ) =>
	JSON.parse( fs.readFileSync( path.join( folder, 'block.json' ), 'utf8' ) )
		.name;

/**
 * Reads the sizes of a build.
 *
 * @param {string} build The build folder.
 * @return {Object} `start` (editor script), `blocks` (by slug: `name`, `isInner`, `chunk`, `viewJs`,
 *   `viewCss`), `rooms` (`viewJs`, `viewCss`), `screens` (scripts of admin screens, by name), `lazy` (chunks that belong to no single block, by file).
 */
export function measureBuild( build ) {
	const slugs = fs.readdirSync( path.join( build, 'blocks' ) );
	const blocks = Object.fromEntries(
		slugs.map( ( slug ) => {
			const folder = path.join( build, 'blocks', slug );
			return [
				slug,
				{
					name: readName( folder ),
					isInner: Boolean(
						JSON.parse(
							fs.readFileSync( path.join( folder, 'block.json' ) )
						).parent
					),
					chunk: weighFile(
						path.join( build, 'chunks', `${ slug }.js` )
					),
					viewJs: weighFile( path.join( folder, 'view.js' ) ),
					viewCss: weighFile( path.join( folder, 'style.css' ) ),
				},
			];
		} )
	);
	const lazy = Object.fromEntries(
		[ 'chunks', 'view' ].flatMap( ( folder ) =>
			listFiles( path.join( build, folder ) )
				.filter(
					( file ) =>
						folder === 'view' ||
						! slugs.includes( path.basename( file, '.js' ) )
				)
				.map( ( file ) => [
					`${ folder }/${ file }`,
					weighFile( path.join( build, folder, file ) ),
				] )
		)
	);
	// What rooms load on visitors' pages, such as the facade of embeds.
	const rooms = Object.fromEntries(
		fs
			.readdirSync( build )
			.filter( ( room ) =>
				fs.existsSync( path.join( build, room, 'view.js' ) )
			)
			.map( ( room ) => [
				room,
				{
					viewJs: weighFile( path.join( build, room, 'view.js' ) ),
					viewCss: weighFile( path.join( build, room, 'style.css' ) ),
				},
			] )
	);
	const screens = Object.fromEntries(
		listFiles( build ).map( ( file ) => [
			path.basename( file, '.js' ),
			weighFile( path.join( build, file ) ),
		] )
	);
	return {
		screens,
		start: weighFile( path.join( build, 'editor.js' ) ),
		blocks,
		rooms,
		lazy,
	};
}
