/**
 * The one editor script: registers every block and extension. What a block draws
 * in the editor arrives in a chunk of its own on first use.
 */
import '@shared/editor-state/public-path';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { select, subscribe } from '@wordpress/data';
import { blocks, extensions } from 'registrations';
import { identifyUser } from '@shared/analytics';
import { installRouteMiddleware } from '@shared/api';
import { preloadIcons, registerBlocks } from '@shared/register-block';
import { idle } from '@shared/register-block/preload';
import { startWithFirstModal } from './uploads/screen/start-in-editor';

installRouteMiddleware();
identifyUser();
// In front of the blocks: some change how these are registered.
extensions.forEach( ( setUp ) => setUp() );
registerBlocks( blocks );
startWithFirstModal();
// An empty post draws none of the icons, and has nothing that could be bound to the business details. Until that chunk is loaded, bound blocks show the name of the source.
const unsubscribe = subscribe( () => {
	if ( select( blockEditorStore ).getBlockCount() ) {
		unsubscribe();
		idle( () => {
			preloadIcons().catch( () => {} );
			import(
				/* webpackChunkName: "business" */ './business/editor/bindings'
			).catch( () => {} );
		} );
	}
} );
