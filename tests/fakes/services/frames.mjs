/** Pages that are shown in frames, and the scripts that draw something: each says what it was asked for. */
export const hosts = [
	'calendar.google.com',
	'docs.google.com',
	'nextdoor.com',
	'www.exploretock.com',
	'www.goodreads.com',
	'www.opentable.com',
];

const script = ( body ) => ( {
	status: 200,
	headers: { 'Content-Type': 'text/javascript' },
	body: Buffer.from( body ),
} );

/** Draws into the element whose ID is in the query, as the widgets of Goodreads do. */
const drawShelf = ( kind, id ) =>
	script(
		`document.getElementById( "gr_${ kind }_widget_${ Number( id ) }" ).innerHTML = "<p>A fake shelf</p>";`
	);

/** Runs the calls that waited for it, as Tock's script does. */
const TOCK = `( function () {
	const run = ( name, business ) => {
		document.getElementById( 'Tock_widget_container' ).innerHTML = '<button type="button">A fake table of ' + business + '</button>';
	};
	window.tock.callMethod = run;
	window.tock.queue.forEach( ( call ) => run( ...call ) );
} )();`;

const page = ( text ) => ( {
	status: 200,
	headers: { 'Content-Type': 'text/html; charset=utf-8' },
	body: Buffer.from(
		`<!doctype html><html lang="en"><title>${ text }</title><body style="background:#e8f0d8;font-family:sans-serif"><p>${ text }</p></body></html>`
	),
} );

export function handle( { host, path: asked, query } ) {
	if ( host === 'docs.google.com' ) {
		return page( 'A fake document' );
	}
	if ( host === 'nextdoor.com' ) {
		return page( 'A fake post' );
	}
	if ( host === 'www.exploretock.com' ) {
		return asked === '/tock.js' ? script( TOCK ) : undefined;
	}
	if ( host === 'www.goodreads.com' ) {
		const kind = /^\/review\/(custom|grid)_widget\//.exec( asked )?.[ 1 ];
		return kind && drawShelf( kind, query.get( 'widget_id' ) );
	}
	if ( host === 'calendar.google.com' ) {
		return asked === '/calendar/embed'
			? page( 'A fake calendar' )
			: undefined;
	}
	if ( asked === '/widget/reservation/canvas' ) {
		return page( 'A fake table' );
	}
	return asked === '/widget/reservation/loader'
		? script(
				'document.currentScript.insertAdjacentHTML( "afterend", "<p>A fake form</p>" );'
			)
		: undefined;
}
