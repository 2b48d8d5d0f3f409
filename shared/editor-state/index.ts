import { toRecord } from '@shared/guards';

/** State that PHP prints before the editor script (src/registration/editor/class-editor-script.php). */
export type EditorState = {
	/** URL of the build folder with a trailing slash, or '' when not in WordPress. */
	publicPath: string;
	version: string;
	/**
	 * Blocks that the plugin registered on the server: name => style sheets, by file name without extension (`style`,
	 * `editor`). Null when not in WordPress.
	 */
	blocks: Record< string, string[] > | null;
	/** Tails whose compatible path another plugin serves => `own`. */
	routes: Record< string, string >;
	/** Service => its key, for services that the browser requests directly. */
	keys: Record< string, string >;
	/** Other media libraries for this user. */
	mediaSources: string[];
	/** Address of Settings > Mainstreet. */
	settingsUrl: string;
	/** URL and nonce for the permission to upload large files, and the user's id; '' for users who may not upload. */
	uploads: { url: string; nonce: string; user: string };
	/** Address of the site's front page, for what it shows in frames; '' when not in WordPress. */
	homeUrl: string;
	/** Name of the host whose account the user must connect first; '' for nothing to connect. */
	connectTo: string;
	/** `self-hosted`, or `simple` or `atomic` if the host sets it. */
	siteType: string;
	isRtl: boolean;
	/** What can be drafted with AI; absent where no provider is connected in WordPress. */
	ai?: { text: boolean; image: boolean };
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

/** Defaults if PHP printed nothing. */
const EMPTY: EditorState = {
	publicPath: '',
	version: '',
	blocks: null,
	routes: {},
	keys: {},
	mediaSources: [],
	settingsUrl: '',
	uploads: { url: '', nonce: '', user: '' },
	homeUrl: '',
	connectTo: '',
	siteType: '',
	isRtl: false,
	forms: {
		recipient: '',
		email: '',
		signups: false,
		signupWords: [],
		subscribers: '',
	},
};

let printed: unknown;
let state = EMPTY;

/**
 * Reads and caches the printed state.
 *
 * @return The state as printed at page load; missing values are empty.
 */
export function getEditorState(): EditorState {
	const now: unknown = ( window as { mainstreetBlocks?: unknown } )
		.mainstreetBlocks;
	if ( now !== printed ) {
		printed = now;
		// Printed by this plugin, so types need no check.
		const own = toRecord( now ) as Partial< EditorState >;
		state = {
			...EMPTY,
			...own,
			uploads: { ...EMPTY.uploads, ...own.uploads },
			forms: { ...EMPTY.forms, ...own.forms },
		};
	}
	return state;
}
