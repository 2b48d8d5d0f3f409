/** Upgrades: offered where a host sells plans, and nowhere on a plain site. */
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '../../../tests/sweeps/axe';
import { getCanvas } from '../../../tests/sweeps/canvas';

const PLUGINS = [
	'mainstreet-blocks/plugin.php',
	'mainstreet-test-plans/mainstreet-test-plans.php',
];
const GATE = { required_plan: 'host_business' };
const HOST = {
	gates: { 'recurring-payments': GATE, 'core/cover': GATE },
	nudge: true,
	url: true,
};
const TEXT = 'Upgrade to the Business plan to use videos in covers.';
const UPSELL = /upgrade|upsell|your plan|paid plan/i;

test( 'on a plain site no block, panel or inserter offers an upgrade', async ( {
	admin,
	editor,
	page,
} ) => {
	test.setTimeout( 180_000 );
	await admin.createNewPost( { title: 'Plain', postType: 'page' } );
	const canvas = await getCanvas( page );
	const ids = await page.evaluate( () => {
		type Type = { name: string; parent?: unknown; ancestor?: unknown };
		const { blocks, data } = window.wp;
		const ours = blocks
			.getBlockTypes()
			.filter(
				( { name, parent, ancestor }: Type ) =>
					/^(jetpack|premium-content)\//.test( name ) &&
					! parent &&
					! ancestor
			)
			.map( ( { name }: Type ) => blocks.createBlock( name ) );
		data.dispatch( 'core/block-editor' ).insertBlocks( ours );
		// Some may not stand alone.
		return data
			.select( 'core/block-editor' )
			.getBlocks()
			.map( ( { clientId }: { clientId: string } ) => clientId );
	} );
	expect( ids.length ).toBeGreaterThan( 20 );
	for ( const id of ids ) {
		await page.evaluate(
			( clientId ) =>
				window.wp.data
					.dispatch( 'core/block-editor' )
					.selectBlock( clientId ),
			id
		);
		await expect(
			canvas.locator( `[data-block="${ id }"]` )
		).toBeAttached();
		expect( await canvas.locator( 'body' ).innerText() ).not.toMatch(
			UPSELL
		);
		expect( await page.locator( 'body' ).innerText() ).not.toMatch(
			UPSELL
		);
	}
	await editor.setContent(
		'<!-- wp:jetpack/wordads {"format":"leaderboard","shouldDisplayFrontendBanner":false} /-->'
	);
	expect( await editor.getEditedPostContent() ).toContain(
		'"shouldDisplayFrontendBanner":false'
	);
	expect(
		await page.evaluate( () => {
			const state: { mainstreetBlocks?: { gated?: unknown } } =
				Object( window );
			return state.mainstreetBlocks?.gated;
		} )
	).toBeUndefined();
} );

test(
	'where a host sells plans, a selected block says what it needs, and so does what is inside of it',
	{ tag: '@main' },
	async ( { admin, editor, page, pretend } ) => {
		await pretend( {
			plugins: PLUGINS,
			options: { mainstreet_test_plans: HOST },
		} );
		await admin.createNewPost( { title: 'Sold' } );
		await editor.setContent(
			'<!-- wp:cover {"overlayColor":"black","shouldDisplayFrontendBanner":false} --><div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-black-background-color has-background-dim-100 has-background-dim"></span><div class="wp-block-cover__inner-container"><!-- wp:paragraph --><p>Inside</p><!-- /wp:paragraph --></div></div><!-- /wp:cover --><!-- wp:paragraph --><p>Outside</p><!-- /wp:paragraph -->'
		);
		const banner = editor.canvas.getByText( TEXT );
		await editor.canvas.getByText( 'Outside' ).click();
		await expect( banner ).toHaveCount( 0 );
		await editor.canvas.getByText( 'Inside' ).click();
		await expect( banner ).toBeVisible();
		const canvas = await getCanvas( page );
		expect(
			await audit( canvas, '.mainstreet-paid-block-banner' )
		).toEqual( [] );
		expect( await editor.getEditedPostContent() ).toContain(
			'"shouldDisplayFrontendBanner":false'
		);
		await page.route( '**/buy/host_business**', ( route ) =>
			route.fulfill( { body: 'Shop', contentType: 'text/html' } )
		);
		await editor.canvas.getByRole( 'button', { name: 'Upgrade' } ).click();
		await page.waitForURL( /\/buy\/host_business\?back=/ );
		expect( decodeURIComponent( page.url() ) ).toContain(
			'plan_upgraded=1'
		);
	}
);
