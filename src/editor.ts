/**
 * The one editor script: registers every block and extension. What a block draws
 * in the editor arrives in a chunk of its own on first use.
 */
import './public-path';
import { blocks, extensions } from 'registrations';
import { installRouteMiddleware } from '@shared/api';
import { registerBlocks } from '@shared/register-block';

installRouteMiddleware();
registerBlocks( blocks );
extensions.forEach( ( setUp ) => setUp() );
