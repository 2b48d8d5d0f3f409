/* Ambient declarations: what webpack adds, and files without types of their own. */

// eslint-disable-next-line camelcase -- webpack's own name.
declare let __webpack_public_path__: string;

// eslint-disable-next-line camelcase -- webpack's own name.
declare const __webpack_get_script_filename__: ( chunk: string ) => string;

// eslint-disable-next-line camelcase -- webpack's own name.
declare const __webpack_modules__: Record< string, unknown >;

/** A module that is there, by what `require.resolveWeak()` gives. */
// eslint-disable-next-line camelcase -- webpack's own name.
declare const __webpack_require__: < M >( id: string ) => M;

declare namespace NodeJS {
	interface Require {
		/** Webpack's id of a module, which this does not bring. */
		resolveWeak( path: string ): string;
	}
}

declare module '*.scss';

/** Made by webpack.config.js of the index files of blocks/ and extensions/. */
declare module 'registrations' {
	import type { BlockDefinition } from '@shared/register-block';

	export const blocks: BlockDefinition[];
	/** Each sets up its panel. */
	export const extensions: Array< () => void >;
}

/** Made by webpack.config.js of the later.ts files of blocks/. */
declare module 'later-parts' {
	import type { LaterParts } from '@shared/register-block';

	/** By block name. */
	export const later: Record< string, LaterParts >;
}

declare module '@wordpress/block-library' {
	export function registerCoreBlocks(): void;
}
