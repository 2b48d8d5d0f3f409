import type { ComponentType, FunctionComponent } from 'react';
import type { PostSelectors } from '@shared/post-editor';
import type { PanelProps } from './editor-parts';

/** Locations of a panel: post settings, before and after publishing. */
export type Place = 'Settings' | 'BeforePublishing' | 'AfterPublishing';

/** Selectors passed to `isWanted`. */
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

/** Props of bodies, for panels with `hasOwnFrame`. */
export type BodyProps = {
	/** Core's panel. */
	frame: ComponentType< PanelProps >;
	title: string;
};

/** A panel of the post editor. */
export type Panel< P extends Place = Place > = {
	/** Unique name with the plugin's prefix, by which core stores whether the panel is open. */
	name: string;
	/** Translated title, read on render. */
	getTitle: () => string;
	places: readonly P[];
	/**
	 * Position before publishing, from 1; panels without it follow. Core renders panels in the order of registration,
	 * so such a panel is registered at once and hidden until it is wanted.
	 */
	order?: number;
	/** Whether the bodies render core's panel themselves (`BodyProps`), or nothing. */
	hasOwnFrame?: boolean;
	/** Types of post it is for; all when absent. */
	postTypes?: readonly string[];
	/**
	 * Cheap predicate, called on each change until it returns true; then the panel stays as long as a post of such a
	 * type is edited.
	 */
	when?: ( post: PanelPost ) => boolean;
	/** Called once afterwards, for example with a request. False or a rejection: no panel. */
	confirm?: () => Promise< boolean >;
	/** Imports the bodies, one component per location, when one is first opened. */
	load: () => Promise<
		Record< P, FunctionComponent | FunctionComponent< BodyProps > >
	>;
};
