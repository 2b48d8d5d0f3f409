import { expect, test } from '@tests/e2e/fixtures';
import {
	getMaps,
	getMarker,
	map,
	measureRiver,
	STOPS,
	waitForMap,
} from './page-map';

const PLUGINS = [ 'mainstreet-blocks/plugin.php', 'own-maps/own-maps.php' ];
const without = {
	plugins: PLUGINS,
	options: { connectors_maps_mapbox_api_key: '' },
};

test( 'A site with tiles and a search of its own draws, finds and shows without Mapbox', async ( {
	admin,
	editor,
	page,
	pretend,
	visit,
	fakes,
} ) => {
	await pretend( without );
	await admin.createNewPost( { title: 'The pier' } );
	await editor.insertBlock( { name: 'jetpack/map' } );
	const block = editor.canvas.getByRole( 'document', { name: 'Block: Map' } );
	await expect( getMarker( block, 'Zoom in' ) ).toBeVisible( {
		timeout: 30_000,
	} );
	await editor.clickBlockToolbarButton( 'Add a marker' );
	await page
		.getByRole( 'combobox', { name: 'Search for an address or place' } )
		.fill( 'pier' );
	await page.keyboard.press( 'Enter' );
	await page
		.getByRole( 'option', { name: 'North Pier, Oban, Scotland' } )
		.click();
	await expect( getMarker( block, 'North Pier' ) ).toBeVisible();

	const id = await editor.publishPost();
	const visitor = await visit( `/?p=${ id }`, without );
	const drawn = await waitForMap( visitor );
	await expect( getMarker( drawn, 'North Pier' ) ).toBeVisible();
	// The tiles have the colour of the rivers of the other fake.
	await expect
		.poll( () => measureRiver( visitor, drawn ) )
		.toBeGreaterThan( 0.9 );
	await expect(
		drawn.getByRole( 'link', { name: '© OpenStreetMap contributors' } )
	).toHaveAttribute( 'href', 'https://www.openstreetmap.org/copyright' );
	const hosts = ( await fakes.log() ).map( ( { host } ) => host );
	expect( [ ...new Set( hosts ) ].sort() ).toEqual( [
		'nominatim.example.org',
		'tiles.example.org',
	] );
} );

test( 'Where no tile exists, visitors read so, and the list of places', async ( {
	publish,
	visit,
	fakes,
	allow,
} ) => {
	allow( /Failed to load resource.*404/ );
	await fakes.mode( '404', { host: 'tiles.example.org' } );
	const { url } = await publish( map( STOPS ) );
	const page = await visit( url, without );
	const block = getMaps( page );
	await block.scrollIntoViewIfNeeded();
	await expect(
		block.getByText( 'The map could not be loaded.' )
	).toBeVisible( { timeout: 30_000 } );
	await expect( block.getByText( 'Ring the bell' ) ).toBeVisible();
	await expect( block.locator( 'canvas' ) ).toHaveCount( 0 );
} );
