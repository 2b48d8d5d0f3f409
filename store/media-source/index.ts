import { createReduxStore, register, select } from '@wordpress/data';
import { reducer, type Action } from './reducer';
import type { MediaSource, MediaSources } from './types';

export type { MediaSource, MediaSourceState } from './types';

type Changes = Partial< Omit< MediaSource, 'id' > >;

const NAME = 'mainstreet/media-source';

const actions = {
	/** Registers a player; the first one is the default. */
	registerMediaSource: ( id: string, changes: Changes = {} ): Action => ( {
		type: 'REGISTER',
		id,
		changes,
	} ),
	updateMediaSource: ( id: string, changes: Changes ): Action => ( {
		type: 'UPDATE',
		id,
		changes,
	} ),
	/** Removes a player; if it was the default, the first remaining one becomes the default. */
	unregisterMediaSource: ( id: string ): Action => ( {
		type: 'UNREGISTER',
		id,
	} ),
	setDefaultMediaSource: ( id: string ): Action => ( {
		type: 'SET_DEFAULT',
		id,
	} ),
	// Without an id, the following actions apply to the default player.
	playMediaSource: ( id?: string ): Action => ( { type: 'PLAY', id } ),
	pauseMediaSource: ( id?: string ): Action => ( { type: 'PAUSE', id } ),
	toggleMediaSource: ( id?: string ): Action => ( { type: 'TOGGLE', id } ),
	failMediaSource: ( id?: string ): Action => ( { type: 'FAIL', id } ),
};

const selectors = {
	/** Returns a player by its id, or the default one. */
	getMediaSource: (
		{ sources, defaultId }: MediaSources,
		id?: string
	): MediaSource | undefined => sources[ id ?? defaultId ],
	getDefaultMediaSource: ( {
		sources,
		defaultId,
	}: MediaSources ): MediaSource | undefined => sources[ defaultId ],
	getMediaSources: ( {
		sources,
	}: MediaSources ): Record< string, MediaSource > => sources,
};

/** Players on the screen (spec part 3, "Media source registry"). */
export const mediaSourceStore = createReduxStore( NAME, {
	reducer,
	actions,
	selectors,
} );

// Several chunks may contain the store.
if ( ! select( NAME ) ) {
	register( mediaSourceStore );
}
