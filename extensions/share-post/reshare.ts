import { toRecord, toText } from '@shared/guards';
import { getGatedBlocks } from '@shared/upgrade/gated-blocks';
import { isFeatureAvailable } from '@shared/upgrade/features';

/** Name of the feature that a host may gate. */
export const FEATURE = 'republicize';

/** Whether a published post can be shared again: enabled, gated by a plan, or hidden. */
export type ReshareState = {
	state: 'enabled' | 'disabled' | 'hidden';
	/** Slug of the required plan, and the URL to buy it. */
	plan: string;
	upgradeUrl: string;
};

/** Whether the site's code has switched sharing of published posts off (docs/server-contract.md C.3). */
const isSwitchedOff = (): boolean =>
	toRecord(
		toRecord(
			( window as { Mainstreet_Editor_Initial_State?: unknown } )
				.Mainstreet_Editor_Initial_State
		).jetpack
	).republicize_enabled === false;

/** Reads the printed state; a missing entry means that it is not gated. */
export function getReshareState(): ReshareState {
	const upgrade = isSwitchedOff()
		? undefined
		: getGatedBlocks().get( FEATURE );
	const isFree = ! isSwitchedOff() && isFeatureAvailable( FEATURE );
	const offered = upgrade?.url ? 'disabled' : 'hidden';
	return {
		state: isFree ? 'enabled' : offered,
		plan: upgrade?.plan ?? '',
		upgradeUrl: upgrade?.url ?? '',
	};
}

/** URL of an admin screen; '' for none. */
function getScreenUrl( name: string ): string {
	const { adminUrls } = toRecord(
		( window as { mainstreetBlocks?: unknown } ).mainstreetBlocks
	);
	const url = toText( toRecord( adminUrls )[ name ] );
	return /^https?:\/\//i.test( url ) ? url : '';
}

/** URL where accounts are connected; '' for none. */
export const getConnectUrl = (): string => getScreenUrl( 'connections' );

/** URL where shared accounts are connected again; '' for users who may not. */
export const getSharedConnectionsUrl = (): string =>
	getScreenUrl( 'sharedConnections' );
