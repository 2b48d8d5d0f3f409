import type { Locator } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import {
	SPACE,
	STOPS,
	getMaps,
	getMarker,
	map,
	waitForMap,
	withToken,
	type Stop,
} from './page-map';

test.describe( 'Moving a map on the page', () => {
	test( 'joins 300 markers, and parts them when a group is pressed', async ( {
		publish,
		visit,
	} ) => {
		const stops = Array.from( { length: 300 }, ( _, index ): Stop => [
			`Stop ${ index }`,
			'',
			4 + ( index % 20 ) / 2000,
			52 + Math.floor( index / 20 ) / 2000,
		] );
		const { url } = await publish(
			map( [ ...stops, [ 'Far away', '', 8, 54 ] ] )
		);
		const page = await visit( url, withToken );
		const block = await waitForMap( page );
		const group = block.getByRole( 'button', {
			name: 'Places here: 300. Zoom in.',
		} );
		await group.focus();
		await page.keyboard.press( 'Enter' );
		await expect( group ).toHaveCount( 0 );
		await expect(
			block.getByRole( 'application', { name: 'Map' } )
		).toBeFocused();
		await expect( getMarker( block, 'Zoom out' ) ).toBeEnabled();
		expect(
			await block
				.getByRole( 'button', { name: /^Places here|^Stop/ } )
				.count()
		).toBeGreaterThan( 4 );
	} );

	test( 'lets the page scroll, and zooms with Ctrl and the wheel or when told to', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			[
				map( [
					[ 'Mill', '', 5, 52 ],
					[ 'Pier', '', 5.1, 52 ],
				] ),
				map(
					[
						[ 'Quay', '', 5, 52 ],
						[ 'Lock', '', 5.1, 52 ],
					],
					{
						scrollToZoom: true,
					}
				),
				SPACE,
			].join( '\n\n' )
		);
		const page = await visit( url, withToken );
		const first = await waitForMap( page, 0 );
		const getX = async ( name: string ) =>
			( await getMarker( page, name ).boundingBox() )?.x ?? 0;
		const getGap = async ( a: string, b: string ) =>
			( await getX( b ) ) - ( await getX( a ) );
		const hover = async ( block: Locator ) => {
			await block.scrollIntoViewIfNeeded();
			const box = await block.boundingBox();
			await page.mouse.move(
				( box?.x ?? 0 ) + 300,
				Math.max( 50, box?.y ?? 0 ) + 100
			);
		};

		const gap = await getGap( 'Mill', 'Pier' );
		await hover( first );
		const before = await page.evaluate( () => window.scrollY );
		await page.mouse.wheel( 0, 120 );
		await expect( first.getByText( /Hold Ctrl/ ) ).toBeVisible();
		await expect
			.poll( () => page.evaluate( () => window.scrollY ) )
			.toBe( before + 120 );
		expect( await getGap( 'Mill', 'Pier' ) ).toBeCloseTo( gap, 0 );
		await page.keyboard.down( 'Control' );
		await page.mouse.wheel( 0, -120 );
		await page.keyboard.up( 'Control' );
		await expect
			.poll( () => getGap( 'Mill', 'Pier' ) )
			.toBeGreaterThan( gap * 1.1 );

		const near = await getGap( 'Mill', 'Pier' );
		await first.getByRole( 'application', { name: 'Map' } ).focus();
		// While the wheel still turns the map, it takes no keys.
		await expect( async () => {
			await page.keyboard.press( '-' );
			expect( await getGap( 'Mill', 'Pier' ) ).toBeLessThan( near * 0.9 );
		} ).toPass();

		const second = await waitForMap( page, 1 );
		const otherGap = await getGap( 'Quay', 'Lock' );
		await hover( second );
		const there = await page.evaluate( () => window.scrollY );
		await page.mouse.wheel( 0, -120 );
		await expect
			.poll( () => getGap( 'Quay', 'Lock' ) )
			.toBeGreaterThan( otherGap * 1.1 );
		expect( await page.evaluate( () => window.scrollY ) ).toBe( there );
	} );

	test( 'is a square on a phone, where one finger scrolls the page', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			`${ map( STOPS ) }\n\n${ map( STOPS, { mapHeight: 1200, align: 'full' } ) }`
		);
		const page = await visit( url, {
			...withToken,
			width: 390,
			height: 800,
		} );
		const block = await waitForMap( page );
		const box = await block.boundingBox();
		expect( box?.height ).toBeCloseTo( box?.width ?? 0, 0 );
		expect(
			( await getMaps( page ).nth( 1 ).boundingBox() )?.height
		).toBeLessThanOrEqual( 640 );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 390 );
		await expect( block.locator( 'canvas' ) ).toHaveCSS(
			'touch-action',
			'pan-x pan-y'
		);
		await getMarker( block, 'Boat shed' ).tap();
		await expect( block.getByRole( 'dialog' ) ).toBeVisible();
	} );

	test( 'has its buttons at the other side where text runs from right to left, and does not wait for the counting of map loads', async ( {
		publish,
		visit,
		fakes,
	} ) => {
		await fakes.mode( 'timeout', { host: 'events.mapbox.com' } );
		const { url } = await publish( map( STOPS ) );
		const page = await visit( url, { ...withToken, rtl: true } );
		const block = await waitForMap( page );
		const box = await block.boundingBox();
		const button = await getMarker(
			block,
			'Enter fullscreen'
		).boundingBox();
		expect( button?.x ).toBeLessThan( ( box?.x ?? 0 ) + 100 );
		// The markers stay where they are on Earth: the lighthouse is farther east.
		const west = await getMarker( block, 'Boat shed' ).boundingBox();
		const east = await getMarker( block, 'Lighthouse <b>' ).boundingBox();
		expect( east?.x ).toBeGreaterThan( west?.x ?? 0 );
		await getMarker( block, 'Boat shed' ).click();
		const tip = await block.locator( '.mapboxgl-popup-tip' ).boundingBox();
		expect( Math.abs( ( tip?.x ?? 0 ) - ( west?.x ?? 0 ) ) ).toBeLessThan(
			40
		);
		await expect( block.getByRole( 'dialog' ) ).toHaveCSS(
			'direction',
			'rtl'
		);
	} );
} );
