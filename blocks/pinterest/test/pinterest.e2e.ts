import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';

const block = ( path: string ) =>
	`<!-- wp:jetpack/pinterest {"url":"https://www.pinterest.com/${ path }"} -->
<a href="https://www.pinterest.com/${ path }" class="wp-block-jetpack-pinterest">https://www.pinterest.com/${ path }</a>
<!-- /wp:jetpack/pinterest -->`;

const FAR =
	'<!-- wp:spacer {"height":"4000px"} --><div style="height:4000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

/** How far the layout moved while the page stood, as browsers count it. */
const countShifts = async ( page: Page ) => {
	await page.addInitScript( () => {
		Object.assign( window, { shifts: 0 } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				const all = window as unknown as { shifts: number };
				all.shifts += ( entry as unknown as { value: number } ).value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
};

test.describe( 'Pinterest on the page', () => {
	test( 'nothing is asked of Pinterest before a pin comes near; then each is drawn where it stands', async ( {
		publish,
		visit,
		fakes,
	} ) => {
		const { url } = await publish(
			`${ FAR }${ block( 'pin/250/' ) }${ FAR }${ block(
				'quayboats/ropework/'
			) }`
		);
		const page = await visit( url, { prepare: countShifts } );
		const links = page.locator( '.wp-block-jetpack-pinterest > a' );
		await expect( links ).toHaveCount( 2 );
		await page.waitForLoadState( 'networkidle' );
		expect( await fakes.log() ).toEqual( [] );

		const [ first, second ] = [
			page.locator( '.wp-block-jetpack-pinterest' ).first(),
			page.locator( '.wp-block-jetpack-pinterest' ).last(),
		];
		await first.scrollIntoViewIfNeeded();
		await expect( first ).toContainText( 'Drawn: /pin/250/' );
		await expect( second.getByRole( 'link' ) ).toHaveCount( 1 );
		expect(
			( await fakes.log() ).map( ( { host, path } ) => host + path )
		).toEqual( [
			'assets.pinterest.com/js/pinit.js',
			'widgets.pinterest.com/v3/embedPin/pin/250/',
		] );

		await second.scrollIntoViewIfNeeded();
		await expect( second ).toContainText( 'Drawn: /quayboats/ropework/' );
		await expect( page.locator( '.fake-pin' ) ).toHaveCount( 2 );
		expect(
			await page.evaluate(
				() => ( window as unknown as { shifts: number } ).shifts
			)
		).toBe( 0 );
	} );
} );
