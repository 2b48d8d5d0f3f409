import { onWanted } from '@shared/view/embed';

/** The service's own script draws its form beside itself. What it is asked is printed by the server; whom, stands here. */
const LOADER = 'https://www.opentable.com/widget/reservation/loader?';

onWanted( '.mainstreet-embed[data-embed="opentable"]', ( box ) => {
	const { query } = box.dataset;
	if ( query === undefined ) {
		return;
	}
	const script = document.createElement( 'script' );
	script.src = LOADER + query;
	script.onload = () =>
		box
			.querySelectorAll( '.mainstreet-opentable__links' )
			.forEach( ( links ) => links.remove() );
	box.append( script );
} );
