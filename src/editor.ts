/**
 * The one editor script: registers every block and extension. What a block draws
 * in the editor arrives in a chunk of its own on first use.
 */
import '@shared/editor-state/public-path';
import { blocks, extensions } from 'registrations';
import { identifyUser } from '@shared/analytics';
import { installRouteMiddleware } from '@shared/api';
import { registerBlocks } from '@shared/register-block';
import { startWithFirstModal } from './uploads/screen/start-in-editor';

installRouteMiddleware();
identifyUser();
// In front of the blocks: some change how these are registered.
extensions.forEach( ( setUp ) => setUp() );
registerBlocks( blocks );
startWithFirstModal();
