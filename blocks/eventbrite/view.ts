import { loadScript, onEmbedRequest } from '@shared/view/embed';
import { initBlocks } from '@shared/view/init-blocks';
import { SCRIPT } from './widget';

/** What Eventbrite's script leaves behind. */
declare const EBWidgets: { createWidget: ( settings: object ) => void };

/** Loads their script, once for a page, and makes a widget of it. */
const show = async ( { dataset }: HTMLElement, place: object ) => {
	// Anybody who writes a post can write the attribute.
	if ( ! /^\d+$/.test( dataset.event ?? '' ) ) {
		return Promise.reject();
	}
	await loadScript( SCRIPT );
	EBWidgets.createWidget( {
		widgetType: 'checkout',
		eventId: dataset.event,
		...place,
	} );
};

onEmbedRequest( '[data-embed=eventbrite]', ( box ) => {
	show( box, {
		iframeContainerId: box.id,
		iframeContainerHeight: 425,
	} ).then(
		() => box.querySelector( 'a' )?.remove(),
		// The link stays.
		() => {}
	);
} );

initBlocks(
	'.wp-block-jetpack-eventbrite[data-event]:not( [data-embed] )',
	( block ) => {
		const link = block.querySelector( 'a' );
		if ( ! link ) {
			return;
		}
		let made: unknown;
		link.onclick = ( event ) => {
			const { altKey, ctrlKey, metaKey, shiftKey } = event;
			if ( ! ( altKey || ctrlKey || metaKey || shiftKey ) ) {
				event.preventDefault();
				made ??= show( block, {
					modal: true,
					modalTriggerElementId: link.id,
				} ).then(
					// Theirs listens only now. While the Enter key is being handled, browsers ignore click(): where the
					// script was there already, this runs within it.
					() => setTimeout( () => link.click() ),
					// Nothing is made then: whoever comes back from the event's page can press again.
					() =>
						( made =
							/^http/.test( link.protocol ) &&
							location.assign( link.href ) )
				);
			}
		};
	}
);
