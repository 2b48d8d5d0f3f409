import { useDispatch, useSelect } from '@wordpress/data';
import {
	useSubscriberCount,
	type SubscriberCount,
} from '@shared/subscriber-count';

/** Meta that keeps a post from subscribers (docs/server-contract.md A.11). */
const META = '_jetpack_dont_email_post_to_subs';

const EDITOR = 'core/editor';

type Facts = {
	id: number;
	isPost: boolean;
	/** Whether everybody may read it: only then it is sent. */
	isPublic: boolean;
	isPublished: boolean;
	isKept: boolean;
};

type Editor = {
	getCurrentPostId: () => unknown;
	getCurrentPostType: () => unknown;
	getEditedPostVisibility: () => unknown;
	isCurrentPostPublished: () => boolean;
	getEditedPostAttribute: ( name: string ) => unknown;
};

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

/** What becomes of the post being written, and how to change it. */
export function useSending(): Facts & {
	count: SubscriberCount;
	setKept: ( isKept: boolean ) => void;
	/** Stores what is written, and nothing else: neither status nor date. */
	store: () => Promise< unknown >;
} {
	const facts: Facts = useSelect( ( select ) => {
		const editor: Editor = select( EDITOR );
		const meta = editor.getEditedPostAttribute( 'meta' );
		const id = editor.getCurrentPostId();
		return {
			id: typeof id === 'number' ? id : 0,
			isPost: editor.getCurrentPostType() === 'post',
			isPublic: editor.getEditedPostVisibility() === 'public',
			isPublished: editor.isCurrentPostPublished(),
			isKept: isRecord( meta ) && meta[ META ] === true,
		};
	}, [] );
	const { autosave, editPost } = useDispatch( EDITOR );
	return {
		...facts,
		count: useSubscriberCount( facts.isPost ),
		store: async () => autosave(),
		setKept: ( isKept ) => editPost( { meta: { [ META ]: isKept } } ),
	};
}
