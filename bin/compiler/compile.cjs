/**
 * Runs some of the compilations of webpack.config.js, in a process of their own: two processes
 * use two cores, and webpack itself uses one.
 *
 *   node bin/compiler/compile.cjs <name,name> [--watch]     (started by compile.mjs)
 *
 * Messages to the parent: { percent }, and after each compilation { assets, packages, errors }.
 */
const names = process.argv[ 2 ].split( ',' );
const watches = process.argv.includes( '--watch' );
process.env.NODE_ENV = watches ? 'development' : 'production';

const webpack = require( 'webpack' );
const { listPackages } = require( './packages.cjs' );
const configs = require( '../../webpack.config.js' ).filter( ( { name } ) =>
	names.includes( name )
);

const send = ( message ) => process.connected && process.send( message );
// Ends with its parent, however that ended.
process.on( 'disconnect', () => process.exit() );

const compiler = webpack( configs );
new webpack.ProgressPlugin( ( fraction ) =>
	send( { percent: Math.floor( fraction * 100 ) } )
).apply( compiler );

/** Tells the parent what was written, or why not. */
function report( error, result ) {
	if ( error ) {
		send( {
			assets: [],
			packages: [],
			errors: String( error.stack ?? error ),
		} );
		return;
	}
	send( {
		// Without the query: chunks are files, and their names carry a version.
		assets: result.stats.flatMap( ( { compilation } ) =>
			Object.keys( compilation.assets ).map(
				( asset ) => asset.split( '?' )[ 0 ]
			)
		),
		packages: result.stats.flatMap( ( { compilation } ) =>
			listPackages( compilation )
		),
		errors: result.hasErrors()
			? result.toString( { preset: 'errors-only', colors: false } )
			: '',
	} );
}

if ( watches ) {
	// Editors write a file in several steps: one compilation for all of them.
	compiler.watch( { aggregateTimeout: 50 }, report );
} else {
	compiler.run( ( error, result ) => {
		report( error, result );
		// Writes the cache.
		compiler.close( () => process.disconnect() );
	} );
}
