/**
 * Jest's transform of WordPress's packages: what they declare free of side effects is loaded when
 * it is used for the first time. A test file that needs one control of `@wordpress/components`
 * would otherwise load all of them, and each of our test files loads anew; that was half of the
 * unit tests' time.
 *
 * The same for what packages give each other in private: an object with all of it, which would
 * load the calendar for whoever needs a name in kebab case.
 *
 * It relies on how the packages are built: one `var import_name = require( "…" );` a line, and
 * names that occur nowhere else.
 */
const { createHash } = require( 'node:crypto' );
const fs = require( 'node:fs' );
const path = require( 'node:path' );

const REQUIRE =
	/^var (import_\w+) = (require\("([^"]+)"\)|__toESM\(require\("([^"]+)"\)(?:, 1)?\));$/gm;
const PRIVATE = /^ {2}(\w+): (import_\w+\.\w+),?$/gm;
const NAME = /(?<!\0)\bimport_\w+\b/g;
const MARK = /\0(\w+)\0/g;

const modules = path.resolve( __dirname, '../../node_modules' );
const version = fs.readFileSync( __filename );

/** A pattern of `sideEffects`, as source of a regular expression. */
const toSource = ( pattern ) =>
	pattern
		.replace( /[.+^${}()|[\]\\]/g, '\\$&' )
		.replace( /\*\*|\*/g, ( stars ) =>
			stars === '**' ? '.*' : '[^/]*'
		);

const effects = new Map();

/**
 * Which files of a package do something when they are loaded.
 *
 * @param {string} name Package.
 * @return {RegExp} Matches their paths in the package.
 */
function getEffects( name ) {
	if ( ! effects.has( name ) ) {
		const { sideEffects = [ '**' ] } = JSON.parse(
			fs.readFileSync(
				path.join( modules, name, 'package.json' ),
				'utf8'
			)
		);
		const patterns = sideEffects === true ? [ '**' ] : sideEffects || [];
		effects.set(
			name,
			new RegExp( `^(?:${ patterns.map( toSource ).join( '|' ) })$` )
		);
	}
	return effects.get( name );
}

/**
 * Whether a module may be loaded later than it is asked for.
 *
 * @param {string} target What is required.
 * @param {string} file   By which file.
 */
function canWait( target, file ) {
	if ( target.startsWith( '.' ) ) {
		const inModules = path
			.resolve( path.dirname( file ), target )
			.split( path.sep )
			.join( '/' )
			.replace( /^.*\/node_modules\//, '' );
		const [ scope, name, ...rest ] = inModules.split( '/' );
		return ! getEffects( `${ scope }/${ name }` ).test( rest.join( '/' ) );
	}
	const [ name ] = /^(?:@[^/]+\/)?[^/]+/.exec( target );
	return (
		fs.existsSync( path.join( modules, name, 'package.json' ) ) &&
		! getEffects( name ).test( 'build/index.cjs' )
	);
}

/**
 * Rewrites a module.
 *
 * @param {string} source CommonJS as esbuild prints it.
 * @param {string} file   Its path.
 * @return {string} The same with lazy requires.
 */
function makeLazy( source, file ) {
	const lazy = new Map();
	const exporting = file.endsWith( `${ path.sep }private-apis.cjs` )
		? source.replace( PRIVATE, '  get $1() { return $2; },' )
		: source;
	return exporting
		.replace( REQUIRE, ( line, name, value, plain, wrapped ) => {
			if ( ! canWait( plain ?? wrapped, file ) ) {
				return line;
			}
			lazy.set( name, value );
			return `\0${ name }\0`;
		} )
		.replace( NAME, ( name ) =>
			lazy.has( name ) ? `(${ name }$())` : name
		)
		.replace( MARK, ( _, name ) => {
			const value = lazy.get( name );
			return `var ${ name }; function ${ name }$() { return ${ name } ??= ${ value }; }`;
		} );
}

module.exports = {
	getCacheKey: ( source, file ) =>
		createHash( 'md5' )
			.update( version )
			.update( file )
			.update( source )
			.digest( 'hex' ),
	process: ( source, file ) => ( { code: makeLazy( source, file ) } ),
};
