import { select, subscribe } from '@wordpress/data';
import { getPostSelectors } from '@shared/post-editor/post-store';
import { createFrame } from './frame';
import { getEditorParts } from './editor-parts';
import type { Panel, PanelPost, Place } from './types';

/** Above the `order` of any panel. */
const LAST = 99;

const panels: Panel[] = [];
/** Panels that were evaluated for the current post type. */
const offered = new Set< Panel >();
/** Registered panels, and functions that reveal the waiting ones. */
const shown = new Map< Panel, () => void >();
let postType: string | null = null;
let unsubscribe: ( () => void ) | null = null;
let isWatchingType = false;

const supportsPostType = ( { postTypes }: Panel ): boolean =>
	! postTypes || ( postType !== null && postTypes.includes( postType ) );

const getPost = (): PanelPost | null =>
	getPostSelectors(
		{ select },
		'getCurrentPostId',
		'getCurrentPostType',
		'getEditedPostAttribute',
		'getEditedPostVisibility',
		'isCurrentPostPublished',
		'isEditedPostDirty',
		'isPublishSidebarOpened'
	);

/** Adds a panel, once. */
function add( panel: Panel, isWaiting: boolean ): void {
	const editor = getEditorParts();
	if ( editor && ! shown.has( panel ) ) {
		const { Frame, reveal } = createFrame( panel, editor, isWaiting );
		shown.set( panel, reveal );
		editor.registerPlugin( panel.name, { render: Frame } );
	}
}

function show( panel: Panel ): void {
	add( panel, false );
	shown.get( panel )?.();
}

function hide( panel: Panel ): void {
	shown.delete( panel );
	getEditorParts()?.unregisterPlugin( panel.name );
}

async function offer( panel: Panel ): Promise< void > {
	offered.add( panel );
	try {
		const isWanted = ( await panel.confirm?.() ) ?? true;
		if ( isWanted && supportsPostType( panel ) ) {
			show( panel );
		}
	} catch {
		// Offline: editing and publishing work without panels.
	}
}

/** The post editor also edits templates: panels are removed there, and return with the post. */
function followType( type: string ): void {
	postType = type;
	for ( const panel of panels.filter(
		( each ) => ! supportsPostType( each )
	) ) {
		offered.delete( panel );
		if ( shown.has( panel ) ) {
			hide( panel );
		}
	}
}

/** Watches the post type for all panels with one subscription to one store. */
function watchType(): void {
	if ( ! isWatchingType ) {
		isWatchingType = true;
		subscribe( () => {
			if ( getPost()?.getCurrentPostType() !== postType ) {
				check();
			}
		}, 'core/editor' );
	}
}

/** Registers panels that are wanted; checks again on changes while others are waiting. */
function check(): void {
	const post = getPost();
	const type = post?.getCurrentPostType();
	if ( ! post || typeof type !== 'string' ) {
		return;
	}
	watchType();
	if ( type !== postType ) {
		followType( type );
	}
	let isWaiting = false;
	for ( const panel of panels ) {
		if ( ! supportsPostType( panel ) || offered.has( panel ) ) {
			continue;
		}
		if ( panel.order ) {
			add( panel, true );
		}
		if ( panel.when?.( post ) ?? true ) {
			offer( panel );
		} else {
			isWaiting = true;
		}
	}
	if ( isWaiting ) {
		wait();
	} else {
		unsubscribe?.();
		unsubscribe = null;
	}
}

function wait(): void {
	unsubscribe ??= subscribe( check );
}

/**
 * Registers a panel of the post editor. While it is closed only its title is rendered: its code is not loaded, and no
 * store is subscribed to. Does nothing without a post.
 */
export function registerPanel< P extends Place >( panel: Panel< P > ): void {
	panels.push( panel as unknown as Panel );
	panels.sort( ( a, b ) => ( a.order ?? LAST ) - ( b.order ?? LAST ) );
	wait();
}
