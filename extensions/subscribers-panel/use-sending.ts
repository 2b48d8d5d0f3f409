import { useRegistry } from '@wordpress/data';
import { toRecord } from '@shared/guards';
import { getPostActions, usePost } from '@shared/post-editor';
import {
	useSubscriberCount,
	type SubscriberCount,
} from '@shared/subscriber-count';

/** Meta that keeps a post from subscribers (docs/server-contract.md A.11). */
const META = '_jetpack_dont_email_post_to_subs';

type Facts = {
	id: number;
	/** Whether everybody may read it: only then it is sent. */
	isPublic: boolean;
	isPublished: boolean;
	isKept: boolean;
};

const NO_POST: Facts = {
	id: 0,
	isPublic: false,
	isPublished: false,
	isKept: false,
};

const READ = [
	'getCurrentPostId',
	'getEditedPostVisibility',
	'isCurrentPostPublished',
	'getEditedPostAttribute',
] as const;

/** What becomes of the post being written, and how to change it. */
export function useSending(): Facts & {
	count: SubscriberCount;
	setKept: ( isKept: boolean ) => void;
	/** Stores what is written, and nothing else: neither status nor date. */
	store: () => Promise< unknown >;
} {
	const registry = useRegistry();
	const facts = usePost( READ, ( post ) => {
		const id = post.getCurrentPostId();
		return {
			id: typeof id === 'number' ? id : 0,
			isPublic: post.getEditedPostVisibility() === 'public',
			isPublished: post.isCurrentPostPublished(),
			isKept:
				toRecord( post.getEditedPostAttribute( 'meta' ) )[ META ] ===
				true,
		};
	} );
	return {
		...( facts ?? NO_POST ),
		count: useSubscriberCount(),
		store: async () => getPostActions( registry, 'autosave' )?.autosave(),
		setKept: ( isKept ) => {
			getPostActions( registry, 'editPost' )?.editPost( {
				meta: { [ META ]: isKept },
			} );
		},
	};
}
