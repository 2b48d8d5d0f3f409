import { PARAMETERS } from './parameters';

/** Loads the notices only if the URL has one of their parameters. */
export default function setUp(): void {
	const parameters = new URLSearchParams( window.location.search );
	if ( PARAMETERS.some( ( name ) => parameters.has( name ) ) ) {
		import(
			/* webpackChunkName: "payment-notices" */ './show-notices'
		).then(
			( { showNotices } ) => showNotices(),
			() => {
				// Offline: the notice is only information.
			}
		);
	}
}
