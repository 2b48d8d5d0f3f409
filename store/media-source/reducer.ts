import type { MediaSource, MediaSources } from './types';

export type Action =
	| {
			type: 'REGISTER' | 'UPDATE';
			id: string;
			changes: Partial< Omit< MediaSource, 'id' > >;
	  }
	| { type: 'UNREGISTER' | 'SET_DEFAULT'; id: string }
	| { type: 'PLAY' | 'PAUSE' | 'TOGGLE' | 'FAIL'; id?: string };

const NEW: Omit< MediaSource, 'id' > = {
	state: 'paused',
	currentTime: 0,
	duration: 0,
	domId: '',
};

export const INITIAL: MediaSources = { sources: {}, defaultId: '' };

function change(
	state: MediaSources,
	id: string,
	changes: Partial< MediaSource >
): MediaSources {
	const source = state.sources[ id ];
	return source
		? {
				...state,
				sources: {
					...state.sources,
					[ id ]: { ...source, ...changes },
				},
			}
		: state;
}

function unregister( state: MediaSources, id: string ): MediaSources {
	const { [ id ]: removed, ...sources } = state.sources;
	return removed
		? {
				sources,
				defaultId:
					state.defaultId === id
						? ( Object.keys( sources )[ 0 ] ?? '' )
						: state.defaultId,
			}
		: state;
}

/** The state `error` is kept: a failed player also fires `pause`. */
const pause = ( state: MediaSources, id: string ): MediaSources =>
	state.sources[ id ]?.state === 'playing'
		? change( state, id, { state: 'paused' } )
		: state;

/** Plays a player and pauses the others. */
function play( state: MediaSources, id: string ): MediaSources {
	const silent = Object.values( state.sources ).reduce(
		( all, other ) => ( other.id === id ? all : pause( all, other.id ) ),
		state
	);
	return change( silent, id, { state: 'playing' } );
}

export function reducer(
	state: MediaSources = INITIAL,
	action: Action
): MediaSources {
	const id = action.id ?? state.defaultId;
	switch ( action.type ) {
		case 'REGISTER':
			return {
				sources: {
					...state.sources,
					[ id ]: { ...NEW, ...action.changes, id },
				},
				defaultId: state.defaultId || id,
			};
		case 'UPDATE':
			return change( state, id, action.changes );
		case 'UNREGISTER':
			return unregister( state, id );
		case 'SET_DEFAULT':
			return state.sources[ id ] ? { ...state, defaultId: id } : state;
		case 'PLAY':
			return play( state, id );
		case 'PAUSE':
			return pause( state, id );
		case 'TOGGLE':
			return state.sources[ id ]?.state === 'playing'
				? pause( state, id )
				: play( state, id );
		case 'FAIL':
			return change( state, id, { state: 'error' } );
		default:
			return state;
	}
}
