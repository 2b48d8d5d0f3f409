import { loadScript, onWanted } from '@shared/view/embed';

/** What Eventbrite's script leaves behind. */
type Widgets = {
	EBWidgets?: { createWidget: ( settings: object ) => void };
};

/** Loads their script, once for a page, and makes a widget of it. */
const show = ( { dataset }: HTMLElement, place: object ) =>
	loadScript( dataset.src ?? '' ).then( () => {
		const { EBWidgets }: Widgets = Object( window );
		if ( ! EBWidgets ) {
			throw Error();
		}
		EBWidgets.createWidget( {
			widgetType: 'checkout',
			eventId: dataset.event,
			...place,
		} );
	} );

onWanted( '.mainstreet-embed[data-embed="eventbrite"]', ( box ) => {
	const place = document.createElement( 'div' );
	place.id = `${ box.parentElement?.id }-place`;
	box.append( place );
	show( box, {
		iframeContainerId: place.id,
		iframeContainerHeight: 425,
	} ).then(
		() => box.querySelector( 'a' )?.remove(),
		// The link stays.
		() => place.remove()
	);
} );

document
	.querySelectorAll< HTMLElement >(
		'.wp-block-jetpack-eventbrite[data-event]'
	)
	.forEach( ( block ) => {
		const link = block.querySelector( 'a' );
		let isReady = false;
		link?.addEventListener( 'click', ( event ) => {
			if (
				event.altKey ||
				event.ctrlKey ||
				event.metaKey ||
				event.shiftKey
			) {
				return;
			}
			event.preventDefault();
			if ( ! isReady ) {
				show( block, {
					modal: true,
					modalTriggerElementId: link.id,
				} ).then(
					() => {
						isReady = true;
						// Theirs listens only now.
						link.click();
					},
					() => location.assign( link.href )
				);
			}
		} );
	} );
