/** Parses the plugin's PHP and walks through it. */
import fs from 'node:fs';
import path from 'node:path';
import phpParser from 'php-parser';

const engine = new phpParser.Engine( {
	parser: { extractDoc: true, php7: true },
	ast: { withPositions: true },
} );

/** Statements in these have doc comments of their own. */
const IS_SCOPE = /^(?:block|method|function|class|closure|arrowfunc)$/;

const isNode = ( value ) => typeof value?.kind === 'string';

const getChildren = ( node ) =>
	Object.entries( node )
		.filter( ( [ key ] ) => ! /Comments$|^loc$/.test( key ) )
		.flatMap( ( [ , value ] ) => value )
		.filter( isNode );

const getDoc = ( node ) =>
	( node.leadingComments ?? [] ).findLast(
		( { kind, value } ) =>
			kind === 'commentblock' && value.startsWith( '/**' )
	)?.value;

/**
 * Calls a function for each node.
 *
 * @param {Object}                                                 node  From parsePhp().
 * @param {(node: Object, doc: string, parents: Object[]) => void} visit Receives the node, the doc comment of its statement and the
 *                                                                       nodes around it, the innermost last.
 */
export function walk( node, visit, doc = '', parents = [] ) {
	const own = getDoc( node ) ?? doc;
	visit( node, own, parents );
	const inner = IS_SCOPE.test( node.kind ) ? '' : own;
	getChildren( node ).forEach( ( child ) =>
		walk( child, visit, inner, [ ...parents, node ] )
	);
}

/**
 * Parses PHP.
 *
 * @param {string} source PHP.
 * @param {string} file   Its name.
 * @return {{file: string, source: string, tree: Object}} Parsed file.
 */
export const parseSource = ( source, file ) => ( {
	file,
	source,
	tree: engine.parseCode( source, file ),
} );

/**
 * Parses the PHP files of the plugin, without tests.
 *
 * @param {string} root The repository.
 * @return {{file: string, source: string, tree: Object}[]} Files, sorted by name.
 */
export function parsePhp( root ) {
	return [ 'blocks', 'extensions', 'shared', 'src' ]
		.flatMap( ( place ) =>
			fs
				.readdirSync( path.join( root, place ), { recursive: true } )
				.map(
					( name ) =>
						`${ place }/${ name.split( path.sep ).join( '/' ) }`
				)
		)
		.filter(
			( name ) => name.endsWith( '.php' ) && ! name.includes( '/test/' )
		)
		.sort()
		.map( ( file ) =>
			parseSource(
				fs.readFileSync( path.join( root, file ), 'utf8' ),
				file
			)
		);
}
