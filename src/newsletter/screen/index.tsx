/** Mainstreet > Newsletter (PHP prints the frame and the state). */
import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { readExportLink } from '@shared/admin/export-link';
import { toRecord } from '@shared/guards';
import { App } from './app';
import './style.scss';

domReady( () => {
	const frame = document.getElementById( 'mainstreet-newsletter' );
	if ( frame ) {
		const printed: unknown = (
			window as { mainstreetNewsletter?: unknown }
		 ).mainstreetNewsletter;
		createRoot( frame ).render(
			<App exportLink={ readExportLink( toRecord( printed ).export ) } />
		);
	}
} );
