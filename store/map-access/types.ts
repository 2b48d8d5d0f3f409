import type { Tiles } from '@shared/map-tiles/tiles';

/** Providers of maps. */
export const SOURCES = [ 'openstreetmap', 'mapbox', 'own' ] as const;
export type Source = ( typeof SOURCES )[ number ];

/** Tiles of a server that the owner chose. */
export type OwnTiles = { url: string; attribution: string; link: string };

export const NO_TILES: OwnTiles = {
	url: '',
	attribution: '© OpenStreetMap contributors',
	link: 'https://www.openstreetmap.org/copyright',
};

/** Access to maps. */
export type MapAccess = {
	status: 'loading' | 'missing' | 'ready';
	token: string;
	/** Provider by the settings; code of the site may use another one. */
	source: Source;
	ownTiles: OwnTiles;
	/** Whether places may be searched for at Mapbox. */
	mayAskMapbox: boolean;
	/** Tiles of this site, used in place of Mapbox's. */
	tiles: Tiles;
	/** Whether the site has its own geocoder. */
	hasGeocoder: boolean;
	/** Origin of a token that cannot be changed and is not shown; '' for a stored one. */
	provider: '' | 'host' | 'constant' | 'environment';
	/** Whether the user may change the token. */
	isWritable: boolean;
	/** Whether a request is running. */
	isBusy: boolean;
	/** Token of the request that is running or failed. */
	typed: string;
	/** Message of the last request, if it failed. */
	error: string;
};
