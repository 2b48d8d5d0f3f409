/** Tells which npm packages end up in the files that webpack writes. */

const FOLDER = /[\\/]node_modules[\\/]/;

/** A package's name at the beginning of a path. */
const NAME = /^(?:@[^\\/]+[\\/])?[^\\/!|?]+/;

/** The folder of a file's package below node_modules: `entities`, or `a/node_modules/entities` for a copy of its own. */
function findPackage( file ) {
	const parts = file.split( FOLDER ).slice( 1 );
	return parts.length
		? [ ...parts.slice( 0, -1 ), NAME.exec( parts.at( -1 ) )[ 0 ] ]
				.join( '/node_modules/' )
				.replace( /\\/g, '/' )
		: '';
}

/** The modules inside of a module: webpack joins several into one. */
const parts = ( module ) =>
	module.modules ? [ ...module.modules ].flatMap( parts ) : [ module ];

/** Loaders stand before the `!` of an identifier and leave nothing in the file. */
const fileOf = ( module ) =>
	( module.resource ?? module.identifier() ).split( '!' ).pop();

/**
 * Lists the packages of which something is in a chunk.
 *
 * @param {import('webpack').Compilation} compilation When it is done.
 * @return {string[]} Their folders below node_modules; some may stand twice.
 */
exports.listPackages = ( { chunkGraph, modules } ) =>
	[ ...modules ]
		.filter( ( module ) => chunkGraph.getNumberOfModuleChunks( module ) )
		.flatMap( parts )
		// A module that stays outside has a size, but no source.
		.filter( ( module ) => module.constructor.name !== 'ExternalModule' )
		.map( ( module ) => findPackage( fileOf( module ) ) )
		.filter( Boolean );
