/** Eventbrite: pages of events, an organizer's site that leads to one, the script of widgets and what it shows. */
export const hosts = [ 'www.eventbrite.com', 'quay.eventbrite.com' ];

const SCRIPT = `window.EBWidgets = {
	createWidget( { eventId, iframeContainerId, iframeContainerHeight, modalTriggerElementId } ) {
		const frame = document.createElement( 'iframe' );
		frame.title = 'Checkout';
		frame.src = 'https://www.eventbrite.com/checkout-external?eid=' + eventId;
		if ( iframeContainerId ) {
			frame.style = 'border:0;width:100%;height:' + iframeContainerHeight + 'px';
			document.getElementById( iframeContainerId ).append( frame );
		} else {
			document.getElementById( modalTriggerElementId ).addEventListener( 'click', () => document.body.append( frame ) );
		}
	},
};`;

const answer = ( type, body ) => ( {
	status: 200,
	headers: { 'Content-Type': type },
	body,
} );

export function handle( { host, path: asked } ) {
	if ( host === 'quay.eventbrite.com' ) {
		return {
			status: 302,
			headers: {
				Location:
					'https://www.eventbrite.com/e/jazz-tickets-22?aff=site',
			},
			body: '',
		};
	}
	if ( asked.endsWith( '/eb_widgets.js' ) ) {
		return answer( 'text/javascript', SCRIPT );
	}
	return asked.includes( 'missing' )
		? undefined
		: answer(
				'text/html',
				'<!doctype html><html lang="en"><title>Tickets</title><p>Two tickets, please</p></html>'
			);
}
