/** The saved and drawn pages of our blocks that tests compare with, for the scripts of visitors' pages. */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join( __dirname, '../../..' );

/** Recorded renderings of the module's block, as this site's own. */
export function readRenderings( file: string ): string {
	const folder = path.join( ROOT, path.dirname( file ), 'test/rendered' );
	return (
		( fs.existsSync( folder ) ? fs.readdirSync( folder ) : [] )
			.map( ( name ) =>
				fs.readFileSync( path.join( folder, name ), 'utf8' )
			)
			.join( '' )
			// In JSON its slashes are escaped.
			.replaceAll(
				/https:(?:\\?\/){2}harbour\.example/g,
				location.origin
			)
	);
}
