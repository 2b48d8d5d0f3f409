import { select, subscribe } from '@wordpress/data';
import { toRecord } from '@shared/guards';
import { getPostSelectors } from '@shared/post-editor';
import { isFeatureAvailable } from '@shared/upgrade/features';

type Mode = { start: () => void; stop: () => void };

/** Whether the post that is edited is going to be a thread: only while it is not published, and is shared at all. */
function isThread(): boolean {
	const post = getPostSelectors(
		{ select },
		'getEditedPostAttribute',
		'isCurrentPostPublished'
	);
	const meta = toRecord( post?.getEditedPostAttribute( 'meta' ) );
	return (
		meta.jetpack_is_tweetstorm === true &&
		meta.jetpack_publicize_feature_enabled !== false &&
		post?.isCurrentPostPublished() === false
	);
}

/** Starts and stops thread mode with the post's setting, independently of the panel. Its code loads when it is needed. */
export default function setUp(): void {
	if ( ! isFeatureAvailable( 'publicize' ) ) {
		return;
	}
	let isWanted = false;
	let mode: Promise< Mode > | null = null;
	const follow = async () => {
		try {
			mode ??= import( /* webpackChunkName: "thread-mode" */ './mode' );
			const { start, stop } = await mode;
			( isWanted ? start : stop )();
		} catch {
			// Offline: the setting is saved anyway. Retried when the mode is chosen again.
			mode = null;
		}
	};
	const check = () => {
		if ( isThread() !== isWanted ) {
			isWanted = ! isWanted;
			void follow();
		}
	};
	// Edits, saved values and ID of the post.
	subscribe( check, 'core' );
	subscribe( check, 'core/editor' );
}
