/** Mainstreet > Form responses (PHP prints the frame and the state). */
import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { App } from './app';
import { record, text } from '@shared/admin/guards';
import './style.scss';

domReady( () => {
	const frame = document.getElementById( 'mainstreet-responses' );
	if ( frame ) {
		const printed: unknown = ( window as { mainstreetResponses?: unknown } )
			.mainstreetResponses;
		const { url, nonce } = record( record( printed ).export );
		createRoot( frame ).render(
			<App exportLink={ { url: text( url ), nonce: text( nonce ) } } />
		);
	}
} );
