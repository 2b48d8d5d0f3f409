/* Ambient declarations: what webpack adds, and files without types of their own. */

// eslint-disable-next-line camelcase -- webpack's own name.
declare let __webpack_public_path__: string;

declare module '*.scss';

/** Made by webpack.config.js of the index files of blocks/ and extensions/. */
declare module 'registrations' {
	import type { BlockDefinition } from '@shared/register-block';

	export const blocks: BlockDefinition[];
	/** Each sets up its panel. */
	export const extensions: Array< () => void >;
}

/** Made by webpack.config.js of the icon.ts(x) of each block. */
declare module 'block-icons' {
	import type { ReactElement } from 'react';

	/** By name of the block. */
	export const icons: Record< string, ReactElement | undefined >;
}

declare module '@wordpress/block-library' {
	export function registerCoreBlocks(): void;
}
