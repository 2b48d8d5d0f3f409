/** Maps on pages, for the browser tests. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/e2e/fixtures';

export const TOKEN = 'pk.eyJ1Ijoib3duZXIifQ.EXAMPLE';
/** A site with a token, as `pretend` and `visit` take it. */
export const withToken = { options: { connectors_maps_mapbox_api_key: TOKEN } };

/** A marker. */
export type Stop = [ title: string, caption: string, lng: number, lat: number ];

export const STOPS: Stop[] = [
	[ 'Boat shed', 'Ring the bell', 3.6, 51.5 ],
	[ 'Lighthouse <b>', '"Bring" <i>boots</i>', 3.64, 51.52 ],
];

/** A map as the editor saves it. */
export function map(
	stops: Stop[],
	attributes: Record< string, unknown > = {}
): string {
	const all = {
		points: stops.map(
			( [ title, caption, longitude, latitude ], index ) => ( {
				placeTitle: title,
				title,
				caption,
				id: `poi.${ index }`,
				coordinates: { longitude, latitude },
			} )
		),
		...attributes,
	};
	const json = JSON.stringify( all ).replace( /[<>&]|--/g, ( found ) =>
		[ ...found ]
			.map(
				( letter ) =>
					`\\u${ letter.charCodeAt( 0 ).toString( 16 ).padStart( 4, '0' ) }`
			)
			.join( '' )
	);
	// The page is rendered from the attributes; what is between the comments is for readers without the plugin.
	return `<!-- wp:jetpack/map ${ json } -->\n<div class="wp-block-jetpack-map"></div>\n<!-- /wp:jetpack/map -->`;
}

/** Pushes what follows out of the window. */
export const SPACE = `<!-- wp:spacer {"height":"3000px"} -->
<div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div>
<!-- /wp:spacer -->`;

export const getMaps = ( page: Page ) =>
	page.locator( '.wp-block-jetpack-map' );

/** Waits until a map is drawn. */
export async function waitForMap( page: Page, index = 0 ): Promise< Locator > {
	const block = getMaps( page ).nth( index );
	await block.scrollIntoViewIfNeeded();
	await expect( block ).toHaveClass( /is-drawn/, { timeout: 30_000 } );
	return block;
}

/** Share of the map's pixels that have the colour of the fake's rivers, one in each tile of 512 px. */
export async function measureRiver(
	page: Page,
	block: Locator
): Promise< number > {
	const picture = await block.locator( 'canvas' ).screenshot();
	return page.evaluate( async ( base64 ) => {
		const response = await fetch( `data:image/png;base64,${ base64 }` );
		const bitmap = await createImageBitmap( await response.blob() );
		const canvas = new OffscreenCanvas( bitmap.width, bitmap.height );
		const context = canvas.getContext( '2d' );
		if ( ! context ) {
			return 0;
		}
		context.drawImage( bitmap, 0, 0 );
		const { data } = context.getImageData(
			0,
			0,
			bitmap.width,
			bitmap.height
		);
		let blue = 0;
		for ( let at = 0; at < data.length; at += 4 ) {
			const isRiver =
				Math.abs( ( data[ at ] ?? 0 ) - 0x5b ) < 6 &&
				Math.abs( ( data[ at + 1 ] ?? 0 ) - 0x9b ) < 6 &&
				Math.abs( ( data[ at + 2 ] ?? 0 ) - 0xd5 ) < 6;
			blue += isRiver ? 1 : 0;
		}
		return blue / ( data.length / 4 );
	}, picture.toString( 'base64' ) );
}

export const getMarker = ( scope: Page | Locator, name: string ) =>
	scope.getByRole( 'button', { name, exact: true } );
