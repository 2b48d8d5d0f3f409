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

/**
 * Lists the folders that MAINSTREET_EXTRA_BLOCKS names, separated as in PATH. tests/new-block adds
 * its blocks to a build this way, so that webpack's cache of the checkout serves this build, too.
 *
 * @return {string[]} Absolute block folders.
 */
function listExtraBlocks() {
	return ( process.env.MAINSTREET_EXTRA_BLOCKS ?? '' )
		.split( path.delimiter )
		.filter( Boolean );
}

/**
 * Lists the block folders that go into a build: those below blocks/, sorted, and extra ones.
 *
 * @return {string[]} Absolute block folders.
 */
function listBlocks() {
	return [
		...findBlocks( path.resolve( __dirname, '../../blocks' ) ).sort(),
		...listExtraBlocks(),
	];
}

module.exports = { findBlocks, listBlocks, listExtraBlocks };
