import { doAction } from '@wordpress/hooks';
import { isRecord, toRecord } from '@shared/guards';

/** Prefixes of events; others are ignored. */
const PREFIXES = [ 'akismet_', 'jetpack_', 'mainstreet_' ];

type Globals = {
	mainstreetBlocks?: unknown;
	Mainstreet_Editor_Initial_State?: unknown;
};

const getGlobals = (): Globals => window as Globals;

/** Whether the site has enabled tracking (filter `mainstreet_tracking_enabled`). */
export const isTracking = (): boolean =>
	toRecord( getGlobals().mainstreetBlocks ).tracking === true;

/**
 * Fires the JavaScript action `mainstreet.track`, if tracking is enabled. The plugin itself sends no data.
 *
 * @param name  Name of the event; it begins with `akismet_`, `jetpack_` or `mainstreet_`.
 * @param props Facts about it.
 */
export function track(
	name: string,
	props: Record< string, unknown > = {}
): void {
	if (
		isTracking() &&
		PREFIXES.some( ( prefix ) => name.startsWith( prefix ) )
	) {
		doAction( 'mainstreet.track', name, props );
	}
}

/**
 * Fires the JavaScript action `mainstreet.trackUser` once, before all events, if the user was printed (filter
 * `mainstreet_tracking_user`).
 */
export function identifyUser(): void {
	const { tracksUserData, wpcomBlogId } = toRecord(
		getGlobals().Mainstreet_Editor_Initial_State
	);
	if ( isTracking() && isRecord( tracksUserData ) ) {
		const { userid: userId, username } = tracksUserData;
		doAction( 'mainstreet.trackUser', {
			userId,
			username,
			blogId: wpcomBlogId,
		} );
	}
}
