import '@testing-library/jest-dom';
import { MapView } from '../engine/create-map';
import { loadEngine } from '../engine/load';
import { draw } from '../view/draw';

jest.mock( '../engine/load' );
jest.mock( '../engine/create-map' );
jest.mock( '../view/popup' );
jest.mock( '@shared/view/style-sheet', () => ( {
	loadSheet: () => Promise.resolve( true ),
} ) );

const load = jest.mocked( loadEngine );
const BASE = 'https://harbour.example/build/';
const HOSTILE =
	'{"script":"https://evil.example/x.js","style":"https://evil.example/x.css","base":"https://evil.example/"}';

/** A map as PHP prints it, or as somebody writes one by hand, on a site with or without a token. */
function makePage( token: string, data = '{}' ): HTMLElement {
	document.body.innerHTML = `<script type="application/json" id="wp-script-module-data-jetpack-map-view-script-module">${ JSON.stringify(
		{ token }
	) }</script><div class="wp-block-jetpack-map" data-api-key="pk.x" data-mainstreet-map='${ data }'><div class="wp-block-jetpack-map__mb-container"><ul class="wp-block-jetpack-map__places"><li>Quay</li></ul></div></div>`;
	const block = document.querySelector< HTMLElement >(
		'.wp-block-jetpack-map'
	);
	if ( ! block ) {
		throw new Error( 'No map.' );
	}
	return block;
}

const getList = () => document.querySelector( '.wp-block-jetpack-map__places' );
const getRoom = () => document.querySelector( '.wp-block-jetpack-map__map' );
/** What the map tells the page. */
const getEvents = () => {
	const [ options ] = jest.mocked( MapView ).mock.lastCall ?? [];
	if ( ! options ) {
		throw new Error( 'No map was drawn.' );
	}
	return options.events;
};

beforeEach( () => {
	jest.mocked( MapView ).mockClear();
	load.mockReset().mockResolvedValue(
		{} as Awaited< ReturnType< typeof loadEngine > >
	);
	Reflect.set( globalThis, '__webpack_public_path__', BASE );
} );

describe( 'A map on the page', () => {
	it( 'is drawn by the files of this site, whatever the post says', async () => {
		await draw( makePage( 'pk.test', HOSTILE ) );
		const files = JSON.stringify( load.mock.calls[ 0 ]?.[ 1 ] );
		expect( files ).toContain( BASE );
		expect( files ).not.toContain( 'evil' );
		expect(
			document.querySelector( '[src*="evil"], [href*="evil"]' )
		).toBeNull();
	} );

	it( 'takes the place of the list, and gives it back when it fails', async () => {
		const block = makePage(
			'pk.test',
			'{"strings":{"unreachable":"The map could not be loaded."}}'
		);
		await draw( block );
		expect( getList() ).toHaveAttribute( 'hidden' );
		getEvents().onReady?.();
		expect( block ).toHaveClass( 'is-drawn' );
		// A tile alone.
		getEvents().onError?.( 'x', false );
		expect( getRoom() ).not.toBeNull();
		getEvents().onError?.( 'x', true );
		expect( getRoom() ).toBeNull();
		expect( getList() ).not.toHaveAttribute( 'hidden' );
		expect( block ).not.toHaveClass( 'is-drawn' );
		expect( block ).toHaveTextContent( 'The map could not be loaded.' );
	} );

	it( 'leaves the list where the library can’t be had, and where the server prepared nothing', async () => {
		load.mockRejectedValue( new Error( 'Offline.' ) );
		await draw( makePage( 'pk.test' ) );
		expect( getRoom() ).toBeNull();
		expect( getList() ).not.toHaveAttribute( 'hidden' );
		load.mockClear();
		await draw( makePage( '' ) );
		expect( load ).not.toHaveBeenCalled();
	} );
} );
