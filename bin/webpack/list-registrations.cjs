/**
 * Loader for the module `registrations`: one import for each block and editor panel. Unlike
 * require.context() it lets webpack join all of them into one scope, which is a good part of the
 * editor script. Paths are relative, so that the result is the same wherever the checkout lies.
 */
const fs = require( 'fs' );
const path = require( 'path' );
const { listBlocks } = require( '../lib/find-blocks.cjs' );

const root = path.resolve( __dirname, '../..' );

module.exports = function listRegistrations() {
	// Webpack's cache can't see the environment, which names further blocks.
	this.cacheable( false );
	const folders = {
		blocks: listBlocks(),
		extensions: fs
			.readdirSync( path.join( root, 'extensions' ) )
			.map( ( slug ) => path.join( root, 'extensions', slug ) ),
	};
	const lines = [];
	for ( const [ name, places ] of Object.entries( folders ) ) {
		this.addContextDependency( path.join( root, name ) );
		const files = places
			.flatMap( ( each ) => [
				`${ each }/index.ts`,
				`${ each }/index.tsx`,
			] )
			.filter( ( file ) => fs.existsSync( file ) );
		files.forEach( ( file, index ) => {
			const request = path
				.relative( this.context, file )
				.replace( /\\/g, '/' );
			lines.push(
				`import ${ name }${ index } from ${ JSON.stringify( request ) };`
			);
		} );
		lines.push(
			`export const ${ name } = [ ${ files
				.map( ( _, index ) => name + index )
				.join( ', ' ) } ];`
		);
	}
	return lines.join( '\n' );
};
