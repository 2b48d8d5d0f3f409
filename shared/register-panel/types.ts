import type { ComponentType, FunctionComponent } from 'react';
import type { PostSelectors } from '@shared/post-editor';
import type { PanelProps } from './editor-parts';

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

/** What bodies get; those of a panel with `hasOwnFrame` need it. */
export type BodyProps = {
	/** Core's panel. */
	frame: ComponentType< PanelProps >;
	title: string;
};

/** A panel of the post editor. */
export type Panel< P extends Place = Place > = {
	/** Unique, with the plugin's prefix: core keeps by it whether the author has it open. */
	name: string;
	/** Translated; asked when the panel is drawn. */
	getTitle: () => string;
	places: readonly P[];
	/**
	 * Place among our panels in the sidebar before publishing: 1 is the first. Panels without it follow, as they come.
	 * Core draws panels in the order in which they were added, so this one is added at once and hidden until it is wanted.
	 */
	order?: number;
	/** Whether the bodies draw core's panel themselves (`BodyProps`), and so decide each time whether there is one. */
	hasOwnFrame?: boolean;
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
	load: () => Promise<
		Record< P, FunctionComponent | FunctionComponent< BodyProps > >
	>;
};
