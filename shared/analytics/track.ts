import { doAction } from '@wordpress/hooks';
import { isRecord, toRecord } from '@shared/guards';

/** Names that begin otherwise are none of this suite's events, and are told to nobody. */
const PREFIXES = [ 'akismet_', 'jetpack_', 'mainstreet_' ];

type Globals = {
	mainstreetBlocks?: unknown;
	Mainstreet_Editor_Initial_State?: unknown;
};

const getGlobals = (): Globals => window as Globals;

/** Whether the site's own code asked to be told what people do in the editor (filter `mainstreet_tracking_enabled`). */
export const isTracking = (): boolean =>
	toRecord( getGlobals().mainstreetBlocks ).tracking === true;

/**
 * Tells the site's own hooks what somebody did: the JavaScript action `mainstreet.track`. Nothing leaves the site by
 * itself, and on a site that did not ask nothing is told at all.
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
 * Tells the site's own hooks who uses the editor, once and in front of all events: the JavaScript action
 * `mainstreet.trackUser`. Only where the site's code printed it (filter `mainstreet_tracking_user`).
 */
export function introduceUser(): void {
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
