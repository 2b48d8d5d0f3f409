import { ConnectNudge } from './connect';
import { PlanInspector } from './plan-inspector';
import { PlanNotice } from './plan-notice';
import { PlanToolbar } from './plan-toolbar';
import type { Plans } from './types';

/**
 * All of it: the menu of plans or the button that connects, the form for a new plan, and what stands in the block while
 * something is wrong. While the site's host asks for a plan of its own, neither connecting nor plans are offered (part 3, section 6).
 */
export function PlanControls( {
	plans,
	hasNudge = true,
}: {
	plans: Plans;
	/** Whether the block asks to connect; false where the one around it does. */
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
