/** Sets the height of each frame as its page reports it. Messages of other windows and other origins are ignored. */

/** Maximum height in pixels. */
const MAX = 4000;

/** Origins of the service, as in the table of services (a test compares them). */
const ORIGIN =
	/^https:\/\/(?:www\.)?nextdoor\.(?:ca|com|com\.au|co\.uk|de|dk|es|fr|it|nl|no|se)$/;

/** Reads the height of a message: a number, or an object or JSON with the member `height`. */
const getHeight = ( data: unknown ): number => {
	try {
		const value: unknown =
			typeof data === 'string' ? JSON.parse( data ) : data;
		return Math.ceil(
			Number( ( value as { height?: unknown } )?.height ?? value )
		);
	} catch {
		return 0;
	}
};

addEventListener( 'message', ( { data, origin, source } ) => {
	if ( ! ORIGIN.test( origin ) ) {
		return;
	}
	const height = getHeight( data );
	document
		.querySelectorAll< HTMLIFrameElement >(
			'.wp-block-jetpack-nextdoor iframe'
		)
		.forEach( ( frame ) => {
			if ( source && source === frame.contentWindow && height > 0 ) {
				frame.height = `${ Math.min( height, MAX ) }`;
			}
		} );
} );
