/** Mainstreet > Get started (PHP prints the frame and the state). */
import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { App } from './app';
import { readState } from './types';
import './style.scss';

domReady( () => {
	const frame = document.getElementById( 'mainstreet-onboarding' );
	if ( frame ) {
		const printed: unknown = (
			window as { mainstreetOnboarding?: unknown }
		 ).mainstreetOnboarding;
		createRoot( frame ).render( <App state={ readState( printed ) } /> );
	}
} );
