/**
 * Pinterest: pages, short links, and a script that draws like pinit.js: every marked link of the page once it is there, and
 * those of an element when it is asked to. The number of a pin tells its height; `pin/404` does not exist.
 */
export const hosts = [
	'assets.pinterest.com',
	'widgets.pinterest.com',
	'www.pinterest.com',
	'pinterest.com',
	'pin.it',
];

const SHORT = {
	'/2Ab3cD4': 'https://www.pinterest.com/pin/123/sent/?invite_code=abc',
	'/elsewhere': 'https://www.pinterest.com/',
};

const SCRIPT = `( function () {
	const draw = ( link ) => {
		const url = new URL( link.href );
		const kind = link.getAttribute( 'data-pin-do' );
		const number = Number( url.pathname.split( '/' )[ 2 ] );
		link.removeAttribute( 'data-pin-do' );
		fetch( 'https://widgets.pinterest.com/v3/' + kind + url.pathname ).then( () => {
			const drawn = document.createElement( 'span' );
			drawn.className = 'fake-pin';
			drawn.setAttribute( 'data-kind', kind );
			drawn.style.cssText = 'display:block;background:#e60023;color:#fff;inline-size:236px;block-size:' + ( kind === 'embedPin' ? Math.min( 700, 300 + number ) : 330 ) + 'px';
			drawn.textContent = 'Drawn: ' + url.pathname;
			link.replaceWith( drawn );
		} );
	};
	const build = ( within ) => ( within || document ).querySelectorAll( 'a[data-pin-do]' ).forEach( draw );
	window.PinUtils = { build };
	build();
} )();`;

export function handle( { host, path }, { json } ) {
	if ( host === 'assets.pinterest.com' ) {
		return path === '/js/pinit.js'
			? {
					status: 200,
					headers: { 'Content-Type': 'text/javascript' },
					body: SCRIPT,
				}
			: undefined;
	}
	if ( host === 'widgets.pinterest.com' ) {
		return json( {} );
	}
	if ( host === 'pin.it' ) {
		return SHORT[ path ]
			? { status: 308, headers: { Location: SHORT[ path ] }, body: '' }
			: json( {}, 404 );
	}
	return path.startsWith( '/pin/404' )
		? json( {}, 404 )
		: {
				status: 200,
				headers: { 'Content-Type': 'text/html' },
				body: '<!doctype html><title>Pinterest</title>',
			};
}
