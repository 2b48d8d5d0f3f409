/** Mainstreet > Form responses (PHP prints the frame and the state). */
import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { readExportLink } from '@shared/admin/export-link';
import { toRecord } from '@shared/guards';
import { App } from './app';
import './style.scss';

domReady( () => {
	const frame = document.getElementById( 'mainstreet-responses' );
	if ( frame ) {
		const printed: unknown = ( window as { mainstreetResponses?: unknown } )
			.mainstreetResponses;
		createRoot( frame ).render(
			<App exportLink={ readExportLink( toRecord( printed ).export ) } />
		);
	}
} );
