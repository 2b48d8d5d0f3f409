/**
 * Jest's jsdom environment. It keeps what V8 made of a module: each test file loads its modules
 * anew, in a context of its own, and the process parsed React DOM's megabyte again for each of
 * them. That was an eighth of the unit tests' time.
 */
const vm = require( 'node:vm' );
const { TestEnvironment } = require( 'jest-environment-jsdom' );

/** Characters. A shorter module is compiled as fast as it is taken from the cache. */
const WORTH_KEEPING = 4_000;

/** @type {Map<string, {code: string, data: Buffer}>} By path; with the code because a test may write the file. */
const compiled = new Map();

const { compileFunction } = vm;

vm.compileFunction = ( code, parameters, options ) => {
	if ( ! options?.filename || code.length < WORTH_KEEPING ) {
		return compileFunction( code, parameters, options );
	}
	const known = compiled.get( options.filename );
	if ( known?.code === code ) {
		return compileFunction( code, parameters, {
			...options,
			cachedData: known.data,
		} );
	}
	const result = compileFunction( code, parameters, {
		...options,
		produceCachedData: true,
	} );
	if ( result.cachedData ) {
		compiled.set( options.filename, { code, data: result.cachedData } );
	}
	return result;
};

module.exports = TestEnvironment;
