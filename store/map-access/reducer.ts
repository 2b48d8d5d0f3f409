import { NO_TILES, type MapAccess } from './types';

export type Action =
	| { type: 'REQUEST'; typed: string }
	| ( { type: 'RECEIVE' } & Pick<
			MapAccess,
			| 'token'
			| 'source'
			| 'ownTiles'
			| 'mayAskMapbox'
			| 'tiles'
			| 'hasGeocoder'
			| 'provider'
			| 'isWritable'
	  > )
	| { type: 'FAIL'; error: string };

const INITIAL: MapAccess = {
	status: 'loading',
	token: '',
	source: 'mapbox',
	ownTiles: NO_TILES,
	mayAskMapbox: true,
	tiles: {},
	hasGeocoder: false,
	provider: '',
	isWritable: true,
	isBusy: false,
	typed: '',
	error: '',
};

export function reducer(
	state: MapAccess = INITIAL,
	action: Action
): MapAccess {
	switch ( action.type ) {
		case 'REQUEST':
			return { ...state, isBusy: true, typed: action.typed, error: '' };
		case 'RECEIVE': {
			const { type: _type, ...received } = action;
			return {
				...received,
				status:
					action.token || Object.keys( action.tiles ).length
						? 'ready'
						: 'missing',
				isBusy: false,
				typed: '',
				error: '',
			};
		}
		case 'FAIL':
			return {
				...state,
				// The current token stays valid until another is accepted.
				status: state.status === 'ready' ? 'ready' : 'missing',
				isBusy: false,
				error: action.error,
			};
		default:
			return state;
	}
}
