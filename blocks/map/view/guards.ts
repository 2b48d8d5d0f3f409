import { normalise, type MapState } from '../attributes';
import { parseStrings, type Strings } from '../engine/strings';
import type { Tiles } from '../engine/styles';
import { parseTiles } from '../engine/tiles';

/** Everything the page says about one map. */
export type PageMap = {
	token: string;
	state: MapState;
	tiles: Tiles;
	strings: Strings;
	/** Where the way to a place is shown, with `{lat}` and `{lng}`; '' for nowhere. */
	directions: string;
};

function parseJson( text: string | null | undefined ): unknown {
	try {
		return JSON.parse( text ?? '' );
	} catch {
		// Somebody changed the page; the defaults are drawn.
		return null;
	}
}

/**
 * Reads what render.php wrote; what is missing or wrong falls to the default.
 *
 * @param block The block's element.
 */
export function readPageMap( block: HTMLElement ): PageMap {
	const { dataset } = block;
	const setup: Record< string, unknown > = {
		...Object( parseJson( dataset.mainstreetMap ) ),
	};
	const tiles = parseTiles( setup.tiles );
	const state = normalise( {
		points: parseJson(
			block.querySelector( 'script[type="application/json"]' )
				?.textContent
		),
		zoom: Number( dataset.zoom || NaN ),
		mapCenter: parseJson( dataset.mapCenter ),
		className: `is-style-${ dataset.mapStyle }`,
		mapDetails: dataset.mapDetails !== 'false',
		markerColor: dataset.markerColor,
		scrollToZoom: dataset.scrollToZoom === 'true',
		showFullscreenButton: dataset.showFullscreenButton === 'true',
	} );
	return {
		token: dataset.apiKey ?? '',
		state,
		tiles: tiles ? { [ state.style ]: tiles } : {},
		strings: parseStrings( setup.strings ),
		directions:
			typeof setup.directions === 'string' &&
			/^https?:\/\//i.test( setup.directions )
				? setup.directions
				: '',
	};
}
