import { useSelect } from '@wordpress/data';
import { hasFunctions } from '@shared/guards';

/** By name: screens that edit no post (Widgets, the customizer) have no such store, and importing it would load it there. */
const STORE = 'core/editor';

/** What is asked of the post being edited; core's store has more. */
export type PostSelectors = {
	getCurrentPostId: () => unknown;
	getCurrentPostType: () => unknown;
	/** As it is stored. */
	getCurrentPostAttribute: ( name: string ) => unknown;
	/** With what was changed and is not stored yet. */
	getEditedPostAttribute: ( name: string ) => unknown;
	/** `public`, `password` or `private`. */
	getEditedPostVisibility: () => unknown;
	isCurrentPostPublished: () => boolean;
	isEditedPostNew: () => boolean;
	isEditedPostDirty: () => boolean;
	isInserterOpened: () => boolean;
	isPublishSidebarOpened: () => boolean;
	didPostSaveRequestFail: () => boolean;
	isSavingPost: () => boolean;
	/** Whether what is being saved is an autosave. */
	isAutosavingPost: () => boolean;
};

/** What is done with the post being edited. */
export type PostActions = {
	editPost: ( changes: Record< string, unknown > ) => unknown;
	savePost: () => Promise< unknown >;
	/** Stores what is written, and nothing else: neither status nor date. */
	autosave: () => Promise< unknown >;
	lockPostSaving: ( lock: string ) => unknown;
	unlockPostSaving: ( lock: string ) => unknown;
};

type SelectorName = keyof PostSelectors;
type ActionName = keyof PostActions;

const hasSelectors = < Name extends SelectorName >(
	store: unknown,
	names: Name[]
): store is Pick< PostSelectors, Name > => hasFunctions( store, ...names );

const hasActions = < Name extends ActionName >(
	store: unknown,
	names: Name[]
): store is Pick< PostActions, Name > => hasFunctions( store, ...names );

/**
 * Selectors of the post being edited.
 *
 * @param registry        Registry of the editor's stores, or its `select` alone.
 * @param registry.select Gives a store's selectors.
 * @param names           Those that are needed.
 * @return Null where no post is edited, or this WordPress lacks one of them.
 */
export function getPostSelectors< Name extends SelectorName >(
	registry: { select: ( store: string ) => unknown },
	...names: Name[]
): Pick< PostSelectors, Name > | null {
	const store = registry.select( STORE );
	return hasSelectors( store, names ) ? store : null;
}

/**
 * Actions of the post being edited.
 *
 * @param registry          Registry of the editor's stores.
 * @param registry.dispatch Gives a store's actions.
 * @param names             Those that are needed.
 * @return Null where no post is edited, or this WordPress lacks one of them.
 */
export function getPostActions< Name extends ActionName >(
	registry: { dispatch: ( store: string ) => unknown },
	...names: Name[]
): Pick< PostActions, Name > | null {
	const store = registry.dispatch( STORE );
	return hasActions( store, names ) ? store : null;
}

/**
 * Something about the post being edited, kept current.
 *
 * @param names Selectors that are needed; the same at each call.
 * @param read  Reads it with them: a plain value, or an object of plain values.
 * @return What `read` gave; null where no post is edited.
 */
export const usePost = < Name extends SelectorName, Value >(
	names: readonly Name[],
	read: ( post: Pick< PostSelectors, Name > ) => Value
): Value | null =>
	useSelect( ( select ) => {
		const post = getPostSelectors( { select }, ...names );
		return post && read( post );
		// Both say the same at each call.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
