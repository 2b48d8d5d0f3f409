import { normalize, type MapState } from '../attributes';
import { parseStrings, type Strings } from '../engine/strings';
import { readTiles } from '../engine/styles';
import { readModuleData } from '@shared/view/server-data';

/** Everything the page says about one map. */
export type PageMap = {
	token: string;
	state: MapState;
	tiles: ReturnType< typeof readTiles >;
	strings: Strings;
	/** Where the way to a place is shown, with `{lat}` and `{lng}`; '' for nowhere. */
	directions: string;
};

/** Only the server decides where maps come from: authors can write the block's attributes, but no script element. */
const MODULE = 'jetpack-map-view-script-module';

function parseJson( text: string | null | undefined ): unknown {
	try {
		return JSON.parse( text ?? '' );
	} catch {
		// Somebody changed the page; the defaults are drawn.
		return null;
	}
}

/**
 * Parses the data that render.php printed; missing or invalid values fall back to the default.
 *
 * @param block The block's element.
 */
export function readPageMap( block: HTMLElement ): PageMap {
	const { dataset } = block;
	const setup: Record< string, unknown > = {
		...Object( parseJson( dataset.mainstreetMap ) ),
	};
	const { token, tiles: sources, directions } = readModuleData( MODULE );
	const state = normalize( {
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
		token: typeof token === 'string' ? token : '',
		state,
		tiles: readTiles( sources, state.style ),
		strings: parseStrings( setup.strings ),
		directions:
			typeof directions === 'string' && /^https?:\/\//i.test( directions )
				? directions
				: '',
	};
}
