import { isRecord, toList, toRecord, toText } from '@shared/guards';

/** State that PHP prints before the editor script (src/registration/class-editor-script.php). */
export type EditorState = {
	/** URL of the build folder with a trailing slash, or '' when not in WordPress. */
	publicPath: string;
	version: string;
	/**
	 * Blocks this plugin registered on the server: name => style sheets, by file name
	 * without ending (`style`, `editor`). Null when not in WordPress.
	 */
	blocks: Record< string, string[] > | null;
	/** Tails whose compatible path another plugin serves => `own`. */
	routes: Record< string, string >;
	/** Service => its key, where editors' browsers ask the service themselves. */
	keys: Record< string, string >;
	/** Other libraries that this user can choose pictures from. */
	mediaSources: string[];
	/** Address of Settings > Mainstreet. */
	settingsUrl: string;
	/** Where permission to upload large files is asked for, the nonce of that, and whose files they are (a user's id); '' for who may not upload. */
	uploads: { url: string; nonce: string; user: string };
	/** Address of the site's front page, for what it shows in frames; '' when not in WordPress. */
	homeUrl: string;
	/** Name of the host whose account the user must connect first; '' for nothing to connect. */
	connectTo: string;
	/** `self-hosted`, or where the site's host says so `simple` or `atomic`. */
	siteType: string;
	isRtl: boolean;
	forms: {
		/** Who gets answers to a form that names nobody: `author` of the page, or `admin`. */
		recipient: string;
		/** The administration address, for who may know it. */
		email: string;
		/** Whether the site's own newsletter takes sign-ups. */
		signups: boolean;
		/** What the button of a sign-up says. */
		signupWords: string[];
		/** Where subscribers are seen, for who may see them. */
		subscribers: string;
	};
};

/**
 * Reads the printed state. Total: what is missing or of a wrong type becomes empty.
 *
 * @return The state as printed at page load.
 */
export function getEditorState(): EditorState {
	const printed: unknown = ( window as { mainstreetBlocks?: unknown } )
		.mainstreetBlocks;
	const state = toRecord( printed );
	const forms = toRecord( state.forms );
	const routes: Record< string, string > = {};
	for ( const [ tail, owner ] of Object.entries(
		toRecord( state.routes )
	) ) {
		routes[ tail ] = toText( owner );
	}
	return {
		publicPath: toText( state.publicPath ),
		version: toText( state.version ),
		blocks: isRecord( state.blocks )
			? Object.fromEntries(
					Object.entries( state.blocks ).map(
						( [ name, sheets ] ) => [
							name,
							toList( sheets ).map( toText ),
						]
					)
				)
			: null,
		routes,
		keys: Object.fromEntries(
			Object.entries( toRecord( state.keys ) ).map( ( [ id, key ] ) => [
				id,
				toText( key ),
			] )
		),
		mediaSources: toList( state.mediaSources ).map( toText ),
		settingsUrl: toText( state.settingsUrl ),
		uploads: {
			url: toText( toRecord( state.uploads ).url ),
			nonce: toText( toRecord( state.uploads ).nonce ),
			user: toText( toRecord( state.uploads ).user ),
		},
		homeUrl: toText( state.homeUrl ),
		connectTo: toText( state.connectTo ),
		siteType: toText( state.siteType ),
		isRtl: state.isRtl === true,
		forms: {
			recipient: toText( forms.recipient ),
			email: toText( forms.email ),
			signups: forms.signups === true,
			signupWords: toList( forms.signupWords ).map( toText ),
			subscribers: toText( forms.subscribers ),
		},
	};
}
