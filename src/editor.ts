/**
 * The one editor script: registers every block and extension. What a block draws
 * in the editor arrives in a chunk of its own on first use.
 */
import './public-path';
import { installRouteMiddleware } from '@shared/api';
import { registerBlocks, type BlockDefinition } from '@shared/register-block';

/** Registration files: blocks/<slug>/index.ts and those of inner blocks. */
const found = require.context(
	'../blocks',
	true,
	/^\.\/(?:(?!(?:edit|deprecated|test|save)\/)[a-z0-9-]+\/)+index\.ts$/
);

installRouteMiddleware();
registerBlocks(
	found
		.keys()
		.map( ( key ) => found< { default: BlockDefinition } >( key ).default )
);
