import { useRegistry } from '@wordpress/data';
import { toRecord, toText } from '@shared/guards';
import { getPostActions, usePost } from '@shared/post-editor';
import {
	useSubscriberCount,
	type SubscriberCount,
} from '@shared/subscriber-count';
import type { Letter } from './campaign';

/** Meta that keeps a post from subscribers (docs/server-contract.md A.11). */
const META = '_jetpack_dont_email_post_to_subs';

/** Meta of what is for the mail alone (`Newsletter_Meta`). */
const LETTER_META = {
	subject: '_mainstreet_newsletter_subject',
	preview: '_mainstreet_newsletter_preview',
	time: '_mainstreet_newsletter_time',
} as const;

/** What is chosen for the mail; `time` is one of the site such as `2026-11-24T08:00`, '' for soon behind publishing. */
export type Choices = Letter & { time: string };

type Facts = {
	id: number;
	/** Whether everybody may read it: only then it is sent. */
	isPublic: boolean;
	isPublished: boolean;
	isKept: boolean;
	/** Title of the post. */
	title: string;
} & Choices;

const NO_POST: Facts = {
	id: 0,
	title: '',
	subject: '',
	preview: '',
	time: '',
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
	choose: ( choices: Partial< Choices > ) => void;
	/** Stores what is written, and nothing else: neither status nor date. */
	store: () => Promise< unknown >;
} {
	const registry = useRegistry();
	const facts = usePost( READ, ( post ) => {
		const id = post.getCurrentPostId();
		const meta = toRecord( post.getEditedPostAttribute( 'meta' ) );
		return {
			id: typeof id === 'number' ? id : 0,
			title: toText( post.getEditedPostAttribute( 'title' ) ),
			subject: toText( meta[ LETTER_META.subject ] ),
			preview: toText( meta[ LETTER_META.preview ] ),
			time: toText( meta[ LETTER_META.time ] ),
			isPublic: post.getEditedPostVisibility() === 'public',
			isPublished: post.isCurrentPostPublished(),
			isKept: meta[ META ] === true,
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
		choose: ( { subject, preview, time } ) => {
			getPostActions( registry, 'editPost' )?.editPost( {
				meta: {
					...( subject !== undefined && {
						[ LETTER_META.subject ]: subject,
					} ),
					...( preview !== undefined && {
						[ LETTER_META.preview ]: preview,
					} ),
					...( time !== undefined && { [ LETTER_META.time ]: time } ),
				},
			} );
		},
	};
}
