/** Pages that are shown in frames, and the script that draws one: each says what it was asked for. */
export const hosts = [ 'calendar.google.com', 'www.opentable.com' ];

const page = ( text ) => ( {
	status: 200,
	headers: { 'Content-Type': 'text/html; charset=utf-8' },
	body: Buffer.from(
		`<!doctype html><html lang="en"><title>${ text }</title><body style="background:#e8f0d8;font-family:sans-serif"><p>${ text }</p></body></html>`
	),
} );

export function handle( { host, path: asked } ) {
	if ( host === 'calendar.google.com' ) {
		return asked === '/calendar/embed'
			? page( 'A fake calendar' )
			: undefined;
	}
	if ( asked === '/widget/reservation/canvas' ) {
		return page( 'A fake table' );
	}
	return asked === '/widget/reservation/loader'
		? {
				status: 200,
				headers: { 'Content-Type': 'text/javascript' },
				body: Buffer.from(
					'document.currentScript.insertAdjacentHTML( "afterend", "<p>A fake form</p>" );'
				),
			}
		: undefined;
}
