/** Settings > Mainstreet (PHP prints the frame and the state). */
import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { App } from './app';
import { highlightMenuItem } from './highlight-menu-item';
import { readState } from './state';
import './style.scss';

domReady( () => {
	const frame = document.getElementById( 'mainstreet-settings' );
	if ( frame ) {
		highlightMenuItem();
		const printed: unknown = ( window as { mainstreetSettings?: unknown } )
			.mainstreetSettings;
		createRoot( frame ).render( <App state={ readState( printed ) } /> );
	}
} );
