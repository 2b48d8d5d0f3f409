/**
 * Loader for the complete build of DataViews: it brings a store that WordPress has registered already, and
 * registering it again logs an error.
 */
module.exports = function skipRegisteredStores( source ) {
	const register = /^register\(store\);$/gm;
	if ( source.match( register )?.length !== 1 ) {
		throw new Error( 'DataViews registers its stores in another way now.' );
	}
	return source.replace(
		register,
		'if ( ! select( store ) ) register( store );'
	);
};
