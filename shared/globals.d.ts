/* Ambient declarations: what webpack adds, and files without types of their own. */

// eslint-disable-next-line camelcase -- webpack's own name.
declare let __webpack_public_path__: string;

declare module '*.scss';

interface RequireContext {
	keys(): string[];
	< T >( id: string ): T;
}

interface NodeRequire {
	context( folder: string, deep: boolean, filter: RegExp ): RequireContext;
}

declare module '@wordpress/block-library' {
	export function registerCoreBlocks(): void;
}
