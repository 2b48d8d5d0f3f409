/** Finds files by a pattern. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * The files a pattern names, sorted.
 *
 * @param {string} pattern Path in which a folder or file may be `*`.
 * @return {string[]} Paths.
 */
export function findFiles( pattern ) {
	return pattern.split( path.sep ).reduce(
		( places, part ) =>
			part === '*'
				? places.flatMap( ( place ) =>
						fs.statSync( place ).isDirectory()
							? fs
									.readdirSync( place )
									.sort()
									.map( ( name ) => path.join( place, name ) )
							: []
					)
				: places
						.map( ( place ) => path.join( place || '/', part ) )
						.filter( ( place ) => fs.existsSync( place ) ),
		[ '' ]
	);
}
