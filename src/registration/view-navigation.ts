/**
 * Starts and stops blocks in Query Loops that change pages without reloading (“Reload full page” off). Core draws their content
 * anew from a copy of the markup, which it takes as soon as the page is there: nothing in it may change before.
 */
import { getElement, store } from '@wordpress/interactivity';
import type { Cleanup, StartEvent } from '@shared/view/init-blocks';

type Start = StartEvent[ 'detail' ];

/** A block that was started. */
type Started = {
	/** Post of the loop that holds it. The block's own element may be replaced, such as a form by its confirmation. */
	holder: Element;
	cleanup: Cleanup | void;
};

/** By `init` of a module, and element. */
const started = new Map< Parameters< Start >[ 1 ], Map< Element, Started > >();

/** Stops blocks whose post was removed, and starts new ones. */
const start: Start = ( selector, init ) => {
	const blocks = started.get( init ) ?? new Map< Element, Started >();
	started.set( init, blocks );
	for ( const [ element, { holder, cleanup } ] of blocks ) {
		if ( ! holder.isConnected ) {
			blocks.delete( element );
			cleanup?.();
		}
	}
	document
		.querySelectorAll< HTMLElement >( selector )
		.forEach( ( element ) => {
			const region = element.closest( '[data-wp-init--mainstreet]' );
			if ( region && ! blocks.has( element ) ) {
				const holder = element.closest( '[data-wp-key]' ) ?? region;
				blocks.set( element, { holder, cleanup: init( element ) } );
			}
		} );
};

function update(): void {
	// Core does not copy the content of templates. The server has put it into an attribute (Client_Navigation).
	document
		.querySelectorAll< HTMLTemplateElement >(
			'template[data-mainstreet-html]'
		)
		.forEach( ( template ) => {
			template.innerHTML = template.dataset.mainstreetHtml ?? '';
			delete template.dataset.mainstreetHtml;
		} );
	dispatchEvent( new CustomEvent( 'mainstreet-start', { detail: start } ) );
}

store( 'mainstreet/navigation', {
	callbacks: {
		/** Runs once for each loop, after core has taken over its markup. */
		watch() {
			const { ref } = getElement();
			if ( ref ) {
				update();
				new MutationObserver( update ).observe( ref, {
					childList: true,
					subtree: true,
				} );
			}
		},
	},
} );
