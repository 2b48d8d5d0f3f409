/** State that PHP prints before the editor script (src/php/class-editor.php). */
export type EditorState = {
	/** URL of the build folder with a trailing slash, or '' when not in WordPress. */
	publicPath: string;
	version: string;
	/** Names of the blocks this plugin registered on the server; null when not in WordPress. */
	blocks: string[] | null;
	/** Block name => its style sheets, by file name without ending (`style`, `editor`). */
	sheets: Record< string, string[] >;
	/** Route tail => who serves the compatible path. */
	routes: Record< string, string >;
	/** Address of Settings > Mainstreet. */
	settingsUrl: string;
	/** `self-hosted`, or where the site's host says so `simple` or `atomic`. */
	siteType: string;
	isRtl: boolean;
};

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const text = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

/**
 * Reads the printed state. Total: what is missing or of a wrong type becomes empty.
 *
 * @return The state as printed at page load.
 */
export function getEditorState(): EditorState {
	const printed: unknown = ( window as { mainstreetBlocks?: unknown } )
		.mainstreetBlocks;
	const state = isRecord( printed ) ? printed : {};
	const sheets: Record< string, string[] > = {};
	if ( isRecord( state.sheets ) ) {
		for ( const [ name, files ] of Object.entries( state.sheets ) ) {
			sheets[ name ] = Array.isArray( files ) ? files.map( text ) : [];
		}
	}
	const routes: Record< string, string > = {};
	if ( isRecord( state.routes ) ) {
		for ( const [ tail, owner ] of Object.entries( state.routes ) ) {
			routes[ tail ] = text( owner );
		}
	}
	return {
		publicPath: text( state.publicPath ),
		version: text( state.version ),
		blocks: Array.isArray( state.blocks ) ? state.blocks.map( text ) : null,
		sheets,
		routes,
		settingsUrl: text( state.settingsUrl ),
		siteType: text( state.siteType ),
		isRtl: state.isRtl === true,
	};
}
