/** Mainstreet > Shares (PHP prints the root element and the state). */
import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { App } from './app';
import { readState } from './types';
import './style.scss';

domReady( () => {
	const frame = document.getElementById( 'mainstreet-shares' );
	if ( frame ) {
		const printed: unknown = ( window as { mainstreetShares?: unknown } )
			.mainstreetShares;
		createRoot( frame ).render( <App state={ readState( printed ) } /> );
	}
} );
