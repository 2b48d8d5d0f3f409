import { toRecord, toText } from '@shared/guards';
import { getGatedBlocks } from '@shared/upgrade/gated-blocks';
import { isFeatureAvailable } from '@shared/upgrade/features';

/** Name of the feature that a host may gate. */
export const FEATURE = 'republicize';

/** Whether a published post can be shared: yes, with a plan that can be bought, or not (part 3, section 4). */
export type Again = {
	state: 'enabled' | 'disabled' | 'hidden';
	/** Slug of the plan that is needed, and where it is bought. */
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

/** Reads what the server printed: nothing there means that it is free. */
export function getAgain(): Again {
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

/** A screen that the server named; '' for none. */
function getScreenUrl( name: string ): string {
	const { adminUrls } = toRecord(
		( window as { mainstreetBlocks?: unknown } ).mainstreetBlocks
	);
	const url = toText( toRecord( adminUrls )[ name ] );
	return /^https?:\/\//i.test( url ) ? url : '';
}

/** Where accounts are connected; '' for nowhere. */
export const getConnectUrl = (): string => getScreenUrl( 'connections' );

/** Where accounts are signed in at again that are for everybody; '' for who may not. */
export const getSharedUrl = (): string => getScreenUrl( 'sharedConnections' );
