/** Loading style sheets, by name. */
const sheets = new Map< string, Promise< boolean > >();

/**
 * Loads a style sheet of the build for content that a script adds. Its URL is derived from the running script. It has
 * no RTL version, so use logical properties only.
 *
 * @param name Path in the build without its ending, such as `blocks/slideshow/carousel`.
 * @return Whether it is there.
 */
export function loadSheet( name: string ): Promise< boolean > {
	const known = sheets.get( name );
	if ( known ) {
		return known;
	}
	const sheet = new Promise< boolean >( ( resolve ) => {
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		// eslint-disable-next-line camelcase -- webpack's own name.
		link.href = `${ __webpack_public_path__ }${ name }.css?ver=${ process.env.MAINSTREET_VERSION }`;
		link.addEventListener( 'load', () => resolve( true ) );
		link.addEventListener( 'error', () => resolve( false ) );
		document.head.append( link );
	} );
	sheets.set( name, sheet );
	return sheet;
}
