const fs = require( 'fs' );
const path = require( 'path' );

/**
 * Lists the folders below a folder that hold a block.json, inner blocks included. The
 * build, webpack and the content tests find the blocks by it; CommonJS, as webpack's
 * configuration is.
 *
 * @param {string} folder Absolute folder to search.
 * @return {string[]} Absolute block folders.
 */
function findBlocks( folder ) {
	return fs
		.readdirSync( folder, { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.flatMap( ( entry ) => {
			const child = path.join( folder, entry.name );
			const own = fs.existsSync( path.join( child, 'block.json' ) )
				? [ child ]
				: [];
			return [ ...own, ...findBlocks( child ) ];
		} );
}

module.exports = { findBlocks };
