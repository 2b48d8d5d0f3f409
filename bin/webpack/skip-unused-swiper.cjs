/**
 * Loader for the core of Swiper on visitors' pages. The library cannot be imported without these parts, and nothing
 * here turns them on: sizes are observed by our carousel, `breakpoints` and `grabCursor` are never set. They
 * are 1.4 kB of 20.4 after gzip.
 */
const UNUSED = [
	/^Swiper\.use\(\[Resize, Observer\]\);\n/gm,
	/^ {4}grabCursor,\n/gm,
	/^ {4}breakpoints,\n/gm,
];

module.exports = function skipUnusedSwiper( source ) {
	return UNUSED.reduce( ( kept, part ) => {
		if ( kept.match( part )?.length !== 1 ) {
			throw new Error( `Swiper has no ${ part } to leave out now.` );
		}
		return kept.replace( part, '' );
	}, source );
};
