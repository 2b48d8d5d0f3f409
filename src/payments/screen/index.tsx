/** Mainstreet > Payments (PHP prints the frame and the state). */
import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { App } from './app';
import { readState } from './types';
import './style.scss';

domReady( () => {
	const frame = document.getElementById( 'mainstreet-payments' );
	if ( frame ) {
		const printed: unknown = ( window as { mainstreetPayments?: unknown } )
			.mainstreetPayments;
		createRoot( frame ).render( <App state={ readState( printed ) } /> );
	}
} );
