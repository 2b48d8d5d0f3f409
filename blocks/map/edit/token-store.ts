import apiFetch from '@wordpress/api-fetch';
import { createReduxStore, register } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { isRecord, toRecord, toText } from '@shared/guards';
import type { Tiles } from '../engine/styles';
import { parseTiles } from '../engine/tiles';
import { MAP_STYLES } from '../types';

const PATH = '/wpcom/v2/service-api-keys/mapbox';
const SOURCE_PATH = '/mainstreet/v1/map-source';

/** Who draws the maps of a site, by its settings. */
export const SOURCES = [ 'openstreetmap', 'mapbox', 'own' ] as const;
export type Source = ( typeof SOURCES )[ number ];

/** Tiles of a server that the owner names. */
export type OwnTiles = { url: string; attribution: string; link: string };

export const NO_TILES: OwnTiles = {
	url: '',
	attribution: '© OpenStreetMap contributors',
	link: 'https://www.openstreetmap.org/copyright',
};

/** API-key state of part 1, section 4: 0 loading, 1 missing, 2 ready. */
export type TokenState = {
	status: 'loading' | 'missing' | 'ready';
	token: string;
	/** Who draws by the settings; code may say otherwise. */
	source: Source;
	ownTiles: OwnTiles;
	/** Whether places may be looked for at Mapbox. */
	mayAskMapbox: boolean;
	/** Tiles of this site in place of Mapbox's, and whether it searches places itself. */
	tiles: Tiles;
	hasGeocoder: boolean;
	/** Who provides a token that can't be changed and is not shown; '' for this site itself. */
	provider: '' | 'host' | 'constant' | 'environment';
	/** Whether the user may change the token. */
	isWritable: boolean;
	/** A request is under way. */
	isBusy: boolean;
	/** What was typed for the request that is under way or failed. */
	typed: string;
	/** Sentence of the request that failed last. */
	error: string;
};

type Action =
	| { type: 'REQUEST'; typed: string }
	| ( { type: 'RECEIVE' } & Pick<
			TokenState,
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

const INITIAL: TokenState = {
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

function reducer( state: TokenState = INITIAL, action: Action ): TokenState {
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
				// A token that draws maps is in force until another was accepted.
				status: state.status === 'ready' ? 'ready' : 'missing',
				isBusy: false,
				error: action.error,
			};
		default:
			return state;
	}
}

function parseAllTiles( value: unknown ): Tiles {
	const given: Record< string, unknown > = { ...Object( value ) };
	return Object.fromEntries(
		MAP_STYLES.flatMap( ( style ) => {
			const tiles = parseTiles( given[ style ] );
			return tiles ? [ [ style, tiles ] ] : [];
		} )
	);
}

function parseOwnTiles( value: unknown ): OwnTiles {
	const given = toRecord( value );
	return isRecord( value )
		? {
				url: toText( given.url ),
				attribution: toText( given.attribution ),
				link: toText( given.link ),
			}
		: NO_TILES;
}

function parseProvider( fields: Record< string, unknown > ) {
	if ( fields.service_api_key_source !== 'wpcom' ) {
		return '';
	}
	const { service_api_key_provider: provider } = fields;
	return provider === 'constant' || provider === 'environment'
		? provider
		: 'host';
}

function parseAnswer( answer: unknown ): Action {
	const fields: Record< string, unknown > = { ...Object( answer ) };
	return {
		type: 'RECEIVE',
		token:
			typeof fields.service_api_key === 'string'
				? fields.service_api_key
				: '',
		source:
			SOURCES.find( ( known ) => known === fields.source ) ?? 'mapbox',
		ownTiles: parseOwnTiles( fields.own_tiles ),
		mayAskMapbox: fields.search !== 'site',
		tiles: parseAllTiles( fields.tiles ),
		hasGeocoder: fields.geocoder === true,
		provider: parseProvider( fields ),
		isWritable: fields.writable !== false,
	};
}

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
			dispatch( parseAnswer( await apiFetch( { path, method, data } ) ) );
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

/** The site's Mapbox access token, shared by all maps of the post. */
export const tokenStore = createReduxStore( 'mainstreet/map-token', {
	reducer,
	actions: {
		saveToken: ( token: string ) =>
			request( 'POST', { service_api_key: token.trim() } ),
		/** The tiles count with the source `own` only. */
		chooseSource: ( source: Source, tiles: OwnTiles = NO_TILES ) =>
			request(
				'POST',
				source === 'own' ? { source, ...tiles } : { source },
				SOURCE_PATH
			),
		removeToken: () => request( 'DELETE' ),
	},
	selectors: {
		getAccess: ( state: TokenState ): TokenState => state,
	},
	resolvers: {
		getAccess: () => request( 'GET' ),
	},
} );

register( tokenStore );
