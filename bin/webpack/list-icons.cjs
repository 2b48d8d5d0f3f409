/** Loader for the module `block-icons`: the icon of each block, from the icon.ts(x) in its folder, by the block's name. */
const fs = require( 'fs' );
const path = require( 'path' );
const { listBlocks } = require( '../lib/find-blocks.cjs' );

const root = path.resolve( __dirname, '../..' );

module.exports = function listIcons() {
	// Webpack's cache can't see the environment, which names further blocks.
	this.cacheable( false );
	this.addContextDependency( path.join( root, 'blocks' ) );
	const imports = [];
	const entries = [];
	for ( const folder of listBlocks() ) {
		const file = [ 'icon.ts', 'icon.tsx' ]
			.map( ( name ) => path.join( folder, name ) )
			.find( fs.existsSync );
		if ( file ) {
			const request = path
				.relative( this.context, file )
				.replace( /\\/g, '/' );
			const { name } = JSON.parse(
				fs.readFileSync( path.join( folder, 'block.json' ), 'utf8' )
			);
			const icon = `icon${ entries.length }`;
			imports.push(
				`import { icon as ${ icon } } from ${ JSON.stringify( request ) };`
			);
			entries.push( `${ JSON.stringify( name ) }: ${ icon }` );
		}
	}
	return `${ imports.join( '\n' ) }
export const icons = { ${ entries.join( ', ' ) } };`;
};
