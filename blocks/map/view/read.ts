import { normalise, type MapState } from '../attributes';
import type { EngineFiles } from '../engine/load';
import { parseStrings, type Strings } from '../engine/strings';

/** Everything the page says about one map. */
export type PageMap = {
	token: string;
	state: MapState;
	files: EngineFiles;
	strings: Strings;
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
	return {
		token: dataset.apiKey ?? '',
		state: normalise( {
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
		} ),
		files: {
			script: String( setup.script ?? '' ),
			style: String( setup.style ?? '' ),
		},
		strings: parseStrings( setup.strings ),
	};
}
