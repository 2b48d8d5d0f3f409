import { loadScript, onEmbedRequest } from '@shared/view/embed';
import { initBlocks } from '@shared/view/init-blocks';
import { SCRIPT } from './widget';

const BOXES = '[data-embed=pinterest]';

// Pinterest's script draws all links so marked as soon as it is there: they get the mark back when they are wanted.
initBlocks( `${ BOXES } [data-pin-do]`, ( { dataset } ) => {
	dataset.kind = dataset.pinDo;
	delete dataset.pinDo;
} );

onEmbedRequest( BOXES, ( box ) => {
	const link = box.querySelector< HTMLElement >( '[data-kind]' );
	if ( link ) {
		link.dataset.pinDo = link.dataset.kind;
	}
	const { PinUtils } = window as {
		PinUtils?: { build: ( within: Element ) => void };
	};
	if ( PinUtils ) {
		PinUtils.build( box );
	} else {
		// Where it can't be had, the link stays.
		loadScript( SCRIPT ).catch( () => {} );
	}
} );
