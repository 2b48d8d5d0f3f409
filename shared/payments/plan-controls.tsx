import { ConnectNudge } from './connect';
import { PlanInspector } from './plan-inspector';
import { PlanNotice } from './plan-notice';
import { PlanToolbar } from './plan-toolbar';
import type { Plans } from './types';

/**
 * All controls for plans: the menu or the connect button, the form for a new plan, and notices in the block. None of
 * them is shown if a host gates payments.
 */
export function PlanControls( {
	plans,
	hasNudge = true,
}: {
	plans: Plans;
	/** Whether the block shows the connect notice; false if its parent does. */
	hasNudge?: boolean;
} ) {
	if ( plans.isLoading || plans.shouldUpgrade ) {
		return null;
	}
	if ( ! plans.isConnected ) {
		return hasNudge ? (
			<ConnectNudge connectUrl={ plans.connectUrl } />
		) : null;
	}
	return (
		<>
			<PlanToolbar plans={ plans } />
			<PlanInspector plans={ plans } />
			<PlanNotice plans={ plans } />
		</>
	);
}
