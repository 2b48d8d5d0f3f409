import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve( __dirname, '../..' );

/** A picture of the media library, with its size in pixels. */
type Picture = { id: number; url: string; width: number; height: number };

/** Pictures in the media library, made by the global setup. */
export function getPictures(): Picture[] {
	return JSON.parse( process.env.MAINSTREET_PICTURES ?? '[]' );
}

/**
 * Puts real pictures into content with tokens such as `{{image:2:id}}`.
 *
 * @param content Serialised blocks.
 */
export function fillPictures( content: string ): string {
	const pictures = getPictures();
	return content.replace(
		/\{\{image:(\d):(id|url|width|height)\}\}/g,
		( token, number: string, field: keyof Picture ) =>
			String( pictures[ Number( number ) - 1 ]?.[ field ] ?? token )
	);
}

/** Contents of the demo of every block that has one, by slug; with MAINSTREET_BLOCK=map only of that one. */
export function readDemos(): Record< string, string > {
	const blocks = path.join( root, 'blocks' );
	const only = process.env.MAINSTREET_BLOCK;
	return Object.fromEntries(
		fs
			.readdirSync( blocks )
			.filter( ( slug ) => ! only || slug === only )
			.map( ( slug ) => [ slug, path.join( blocks, slug, 'demo.html' ) ] )
			.filter( ( [ , file ] ) => file && fs.existsSync( file ) )
			.map( ( [ slug = '', file = '' ] ) => [
				slug,
				fillPictures( fs.readFileSync( file, 'utf8' ) ),
			] )
	);
}
