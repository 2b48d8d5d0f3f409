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

/** Editor panels and the like: extensions/<slug>/index.ts, whose default export sets them up. */
const extensions = require.context(
	'../extensions',
	true,
	/^\.\/[a-z0-9-]+\/index\.tsx?$/
);

installRouteMiddleware();
registerBlocks(
	found
		.keys()
		.map( ( key ) => found< { default: BlockDefinition } >( key ).default )
);
extensions
	.keys()
	.forEach( ( key ) =>
		extensions< { default: () => void } >( key ).default()
	);
