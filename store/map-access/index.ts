import apiFetch from '@wordpress/api-fetch';
import { createReduxStore, register } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { parseResponse } from './parse';
import { reducer, type Action } from './reducer';
import { NO_TILES, type MapAccess, type OwnTiles, type Source } from './types';

export { NO_TILES, SOURCES } from './types';
export type { MapAccess, OwnTiles, Source } from './types';

const PATH = '/wpcom/v2/service-api-keys/mapbox';
const SOURCE_PATH = '/mainstreet/v1/map-source';

type Thunk = ( tools: {
	dispatch: ( action: Action ) => unknown;
} ) => Promise< void >;

function request(
	method: 'GET' | 'POST' | 'DELETE',
	data?: Record< string, string >,
	path = PATH
): Thunk {
	return async ( { dispatch } ) => {
		dispatch( { type: 'REQUEST', typed: data?.service_api_key ?? '' } );
		try {
			dispatch(
				parseResponse( await apiFetch( { path, method, data } ) )
			);
		} catch ( error ) {
			dispatch( {
				type: 'FAIL',
				error: getErrorMessage(
					error,
					__(
						'Could not load or save the map provider. Please try again.',
						'mainstreet-blocks'
					)
				),
			} );
		}
	};
}

/** The site's access to maps, shared by all maps of the post. */
export const mapAccessStore = createReduxStore( 'mainstreet/map-token', {
	reducer,
	actions: {
		saveToken: ( token: string ) =>
			request( 'POST', { service_api_key: token.trim() } ),
		/** Sets the provider. Tiles are used by the source `own` only. */
		chooseSource: ( source: Source, tiles: OwnTiles = NO_TILES ) =>
			request(
				'POST',
				source === 'own' ? { source, ...tiles } : { source },
				SOURCE_PATH
			),
		removeToken: () => request( 'DELETE' ),
	},
	selectors: {
		getAccess: ( state: MapAccess ): MapAccess => state,
	},
	resolvers: {
		getAccess: () => request( 'GET' ),
	},
} );

register( mapAccessStore );
