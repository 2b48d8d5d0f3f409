import { getUnavailableReason } from '@shared/upgrade/features';

/** Reasons why videos cannot be hosted. */
export type VideoProblem = 'missing_module' | 'missing_plan' | 'unknown';

/** Why videos cannot be hosted; null if they can. */
export function getVideoProblem(): VideoProblem | null {
	const reason = getUnavailableReason( 'videopress/video' );
	if ( reason === '' ) {
		return null;
	}
	if ( reason === 'missing_module' ) {
		return reason;
	}
	return reason.startsWith( 'missing_plan' ) ? 'missing_plan' : 'unknown';
}
