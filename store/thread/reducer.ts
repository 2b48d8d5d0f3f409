import type { Card, Thread } from './types';

/** What happens in the store; made by its thunks only. */
export type Action =
	| { type: 'START' }
	| {
			type: 'RECEIVE';
			thread: Pick< Thread, 'posts' | 'warnings' | 'marks' | 'ends' >;
	  }
	| { type: 'FAIL'; error: string }
	| { type: 'CLEAR' }
	| { type: 'SET_CARDS'; cards: Record< string, Card > };

export const INITIAL: Thread = {
	status: 'idle',
	posts: [],
	warnings: [],
	marks: {},
	ends: [],
	error: '',
	cards: {},
};

export function reducer( state: Thread = INITIAL, action: Action ): Thread {
	switch ( action.type ) {
		case 'START':
			// What is known already stays until something else is known.
			return state.status === 'idle'
				? { ...state, status: 'parsing' }
				: state;
		case 'RECEIVE':
			return { ...state, ...action.thread, status: 'ready', error: '' };
		case 'FAIL':
			return { ...state, status: 'failed', error: action.error };
		case 'CLEAR':
			return { ...INITIAL, cards: state.cards };
		case 'SET_CARDS':
			return { ...state, cards: { ...state.cards, ...action.cards } };
		default:
			return state;
	}
}
