import { PARAMETERS } from './parameters';

/** The code of the notices is fetched only by who comes back from such a page. */
export default function setUp(): void {
	const parameters = new URLSearchParams( window.location.search );
	if ( PARAMETERS.some( ( name ) => parameters.has( name ) ) ) {
		import( /* webpackChunkName: "payment-notices" */ './show' ).then(
			( { showNotices } ) => showNotices(),
			() => {
				// Offline: what happened has happened all the same.
			}
		);
	}
}
