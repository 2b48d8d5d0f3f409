import { getUnavailableReason } from '@shared/upgrade/features';

/** Why films can't be hosted here (specification part 3, section 6). */
export type VideoProblem = 'missing_module' | 'missing_plan' | 'unknown';

/** What keeps films from being hosted here; null for nothing. */
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
