import { useRegistry } from '@wordpress/data';
import { toRecord, toText } from '@shared/guards';
import { getPostActions, usePost } from '@shared/post-editor';
import {
	useSubscriberCount,
	type SubscriberCount,
} from '@shared/subscriber-count';
import type { Newsletter } from './campaign';

/** Meta that excludes a post from the newsletter (docs/server-contract.md A.11). */
const META = '_jetpack_dont_email_post_to_subs';

/** Meta of the email's texts and time (`Newsletter_Meta`). */
const LETTER_META = {
	subject: '_mainstreet_newsletter_subject',
	preview: '_mainstreet_newsletter_preview',
	time: '_mainstreet_newsletter_time',
} as const;

/** Settings of the email; `time` is in the site's time zone, such as `2026-11-24T08:00`; '' for soon after publishing. */
export type Choices = Newsletter & { time: string };

type Facts = {
	id: number;
	/** Whether the post is public: only then it is sent. */
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

/** Newsletter settings of the edited post, with setters. */
export function useSending(): Facts & {
	count: SubscriberCount;
	setKept: ( isKept: boolean ) => void;
	choose: ( choices: Partial< Choices > ) => void;
	/** Saves the content without changing status or date. */
	store: () => Promise< unknown >;
} {
	const registry = useRegistry();
	const saved = usePost( READ, ( post ) => {
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
		...( saved ?? NO_POST ),
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
