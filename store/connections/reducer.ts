import type { Account, Connections } from './types';

/** Actions of the store; dispatched by its thunks only. */
export type Action =
	| { type: 'START_TEST' }
	| { type: 'RECEIVE_TEST'; tests: Account[] }
	| { type: 'FAIL_TEST'; error: string }
	| { type: 'CHOOSE'; id: string; isChosen: boolean }
	| { type: 'SET_TEXT'; id: string; text: string }
	| { type: 'SET_MESSAGE'; message: string };

export const INITIAL: Connections = {
	tests: null,
	isTesting: false,
	error: '',
	choices: {},
	texts: {},
	message: null,
};

export function reducer(
	state: Connections = INITIAL,
	action: Action
): Connections {
	switch ( action.type ) {
		case 'START_TEST':
			return { ...state, isTesting: true };
		case 'RECEIVE_TEST':
			return {
				...state,
				tests: action.tests,
				isTesting: false,
				error: '',
			};
		case 'FAIL_TEST':
			return { ...state, isTesting: false, error: action.error };
		case 'CHOOSE':
			return {
				...state,
				choices: { ...state.choices, [ action.id ]: action.isChosen },
			};
		case 'SET_TEXT':
			return {
				...state,
				texts: { ...state.texts, [ action.id ]: action.text },
			};
		case 'SET_MESSAGE':
			return { ...state, message: action.message };
		default:
			return state;
	}
}
