/**
 * Who may import whom (architecture): src → blocks, extensions → store → shared, never
 * back, and never from one block or extension to another. Visitor modules import
 * shared/view and their own folder only.
 */
const path = require( 'path' );

const root = path.resolve( __dirname, '../..' );

const BELOW = {
	src: [ 'blocks', 'extensions', 'store', 'shared' ],
	blocks: [ 'store', 'shared' ],
	extensions: [ 'store', 'shared' ],
	store: [ 'shared' ],
	shared: [],
};

/** Where a file stands: its layer, and the block, extension, store or topic it belongs to. */
function locate( file ) {
	const [ layer, owner = '', ...rest ] = path
		.relative( root, file )
		.split( path.sep );
	return { layer, owner, inside: [ owner, ...rest ].join( '/' ) };
}

/** The file an import names, or null for a package. */
function resolve( source, from ) {
	if ( source.startsWith( '.' ) ) {
		return path.resolve( path.dirname( from ), source );
	}
	const alias = /^@(shared|store|tests)\/(.*)$/.exec( source );
	return alias ? path.join( root, alias[ 1 ], alias[ 2 ] ) : null;
}

const isVisitors = ( { layer, inside } ) =>
	( [ 'blocks', 'src' ].includes( layer ) &&
		/\/view(?:\.ts$|\/)/.test( inside ) ) ||
	( layer === 'shared' && inside.startsWith( 'view/' ) );

/** What is wrong with an import, or null. */
function judge( source, from ) {
	const here = locate( from );
	if ( ! BELOW[ here.layer ] || /\/test\//.test( here.inside ) ) {
		return null;
	}
	const target = resolve( source, from );
	if ( ! target ) {
		return isVisitors( here ) && /^(?:@wordpress\/|react)/.test( source )
			? 'Visitor modules import no editor package.'
			: null;
	}
	const there = locate( target );
	const isOwn = there.layer === here.layer && there.owner === here.owner;
	if (
		isVisitors( here ) &&
		! isOwn &&
		! isVisitors( { ...there, inside: `${ there.inside }/` } )
	) {
		return 'Visitor modules import only shared/view and their own folder.';
	}
	if ( isOwn || BELOW[ here.layer ].includes( there.layer ) ) {
		return null;
	}
	if ( there.layer !== here.layer ) {
		return 'Imports go src → blocks, extensions → store → shared, never back.';
	}
	return [ 'blocks', 'extensions' ].includes( here.layer )
		? 'A block or extension never imports another’s folder; move it to shared/.'
		: null;
}

module.exports = {
	judge,
	rule: {
		meta: { type: 'problem', schema: [] },
		create( context ) {
			const check = ( node ) => {
				const source = node.source?.value;
				const message =
					typeof source === 'string' &&
					judge( source, context.filename );
				if ( message ) {
					context.report( { node, message } );
				}
			};
			return {
				ImportDeclaration: check,
				ImportExpression: check,
				ExportNamedDeclaration: check,
				ExportAllDeclaration: check,
			};
		},
	},
};
