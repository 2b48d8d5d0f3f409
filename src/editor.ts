/**
 * The one editor script: registers every block and extension. What a block draws
 * in the editor arrives in a chunk of its own on first use.
 */
import './public-path';
import { blocks, extensions } from 'registrations';
import { installRouteMiddleware } from '@shared/api';
import { getEditorState } from '@shared/editor-state';
import {
	installLater,
	registerBlocks,
	wantLater,
} from '@shared/register-block';
import { fetchLater, fetchLaterNow } from './editor/fetch-later';

installRouteMiddleware();
installLater( fetchLater, fetchLaterNow );
registerBlocks( blocks );
if ( getEditorState().isUsed ) {
	// The server put the chunk before this script: its parts are there before anything is read.
	wantLater();
}
extensions.forEach( ( setUp ) => setUp() );
