import { useSelect } from '@wordpress/data';
import { hasFunctions } from '@shared/guards';

/** Accessed by name: screens without a post (Widgets, customizer) lack the store, and an import would load it there. */
const STORE = 'core/editor';

/** Selectors of the edited post that are used. */
export type PostSelectors = {
	getCurrentPostId: () => unknown;
	getCurrentPostType: () => unknown;
	/** As it is stored. */
	getCurrentPostAttribute: ( name: string ) => unknown;
	/** Including unsaved changes. */
	getEditedPostAttribute: ( name: string ) => unknown;
	/** Serialized blocks, including unsaved changes. */
	getEditedPostContent: () => string;
	/** `public`, `password` or `private`. */
	getEditedPostVisibility: () => unknown;
	isCurrentPostPublished: () => boolean;
	isEditedPostNew: () => boolean;
	isEditedPostDirty: () => boolean;
	isInserterOpened: () => boolean;
	isPublishSidebarOpened: () => boolean;
	didPostSaveRequestFail: () => boolean;
	isSavingPost: () => boolean;
	/** Whether the current save is an autosave. */
	isAutosavingPost: () => boolean;
};

/** Actions of the edited post. */
export type PostActions = {
	editPost: ( changes: Record< string, unknown > ) => unknown;
	savePost: () => Promise< unknown >;
	/** Saves the content without changing status or date. */
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
 * Returns selectors of the edited post.
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
 * Returns actions of the edited post.
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
 * Subscribes to a value of the edited post.
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
		// Both return the same result on each call.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
