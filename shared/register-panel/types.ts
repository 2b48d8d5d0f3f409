import type { ComponentType } from 'react';
import type { PostSelectors } from '@shared/post-editor';

/** Where a panel can stand: among the post's settings, and in the sidebar before and after publishing. */
export type Place = 'Settings' | 'BeforePublishing' | 'AfterPublishing';

/** What a panel is offered by. */
export type PanelPost = Pick<
	PostSelectors,
	| 'getCurrentPostId'
	| 'getCurrentPostType'
	| 'getEditedPostAttribute'
	| 'getEditedPostVisibility'
	| 'isCurrentPostPublished'
	| 'isEditedPostDirty'
	| 'isPublishSidebarOpened'
>;

/** A panel of the post editor. */
export type Panel< P extends Place = Place > = {
	/** Unique, with the plugin's prefix: core keeps by it whether the author has it open. */
	name: string;
	/** Translated; asked when the panel is drawn. */
	getTitle: () => string;
	places: readonly P[];
	/** Types of post it is for; all when absent. */
	postTypes?: readonly string[];
	/**
	 * Cheap predicate: no request, no new objects. Asked again on each change until it says true; from then
	 * on the panel is there as long as a post of such a type is edited.
	 */
	when?: ( post: PanelPost ) => boolean;
	/** Asked once after that, such as the server. False or a failure: no panel. */
	confirm?: () => Promise< boolean >;
	/** Imports the panel's bodies, one component for each place. Called when one is opened first. */
	load: () => Promise< Record< P, ComponentType > >;
};
