import { expect, test } from '@tests/e2e/fixtures';
import { insertBySearch } from '@tests/e2e/inserter';
import { audit } from '@tests/sweeps/axe';

const CLIENT = 'ca-pub-1234567890123456';

/** A picture that needs no request. */
const PICTURE = '/wp-includes/images/w-logo-blue.png';

const withSettings = ( settings: Record< string, unknown > ) => ( {
	options: { mainstreet_settings: { ...settings } },
} );

const house = ( origin: string ) => ( {
	ads_leaderboard_kind: 'house',
	ads_leaderboard_image: origin + PICTURE,
	ads_leaderboard_link: 'https://shop.example/',
	ads_leaderboard_alt: 'Summer sale',
} );

const units = {
	ads_client: CLIENT,
	ads_mrec_kind: 'adsense',
	ads_mrec_slot: '6543210987',
};

const getBlock = ( format: string, more = {} ) =>
	`<!-- wp:jetpack/wordads ${ JSON.stringify( { format, ...more } ) } /-->`;

test(
	'an ad is inserted, its format picked, hidden on phones, saved and opened again; a visitor sees it on a wide screen only',
	{ tag: '@main' },
	async ( { admin, editor, page, pretend, visit, baseURL } ) => {
		const settings = withSettings(
			house( new URL( baseURL ?? '' ).origin )
		);
		await pretend( settings );
		await admin.createNewPost( { title: 'Harbour news' } );
		await insertBySearch( page, 'adsense', 'Ad' );
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Ad',
			exact: true,
		} );
		await expect( block ).toContainText( 'visitors do not see anything' );
		await expect(
			block.getByRole( 'link', { name: /^Set up ads/ } )
		).toHaveAttribute( 'href', /#\/ads$/ );

		await editor.clickBlockToolbarButton( 'Pick an ad format' );
		await page
			.getByRole( 'menuitemradio', {
				name: 'Leaderboard 728 × 90',
				exact: true,
			} )
			.click();
		await expect(
			block.getByRole( 'img', { name: 'Summer sale' } )
		).toBeVisible();
		await editor.openDocumentSettingsSidebar();
		const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
		await expect(
			sidebar.getByRole( 'heading', { name: 'Visibility' } )
		).toBeVisible();
		await sidebar.getByLabel( 'Hide on mobile' ).check();
		const id = await editor.publishPost();
		await page.reload();
		await expect(
			block.getByRole( 'img', { name: 'Summer sale' } )
		).toBeVisible();
		const [ saved ] = await editor.getBlocks();
		expect( saved?.attributes ).toMatchObject( {
			format: 'leaderboard',
			hideMobile: true,
		} );

		const wide = await visit( `/?p=${ id }`, settings );
		await expect(
			wide.getByRole( 'link', { name: 'Summer sale' } )
		).toHaveAttribute( 'href', 'https://shop.example/' );
		await expect( wide.getByText( 'Advertisement' ) ).toBeVisible();
		expect( await audit( wide, '.jetpack-wordad' ) ).toEqual( [] );
		const phone = await visit( `/?p=${ id }`, { ...settings, width: 375 } );
		await expect( phone.getByText( 'Advertisement' ) ).toBeHidden();
	}
);

test( 'a unit is filled when it comes near the window, in a space that was there before', async ( {
	publish,
	visit,
	fakes,
} ) => {
	const { url } = await publish(
		`${ '<p style="height:1500px">High</p>' }${ getBlock(
			'mrec'
		) }<p>Below the ad</p>${ getBlock( 'mrec', { align: 'right' } ) }`
	);
	const visitor = await visit( url, withSettings( units ) );
	const below = visitor.getByText( 'Below the ad' );
	await expect( below ).toBeVisible();
	expect( await fakes.log( 'pagead2.googlesyndication.com' ) ).toEqual( [] );
	const getTop = () =>
		below.evaluate( ( element ) => ( element as HTMLElement ).offsetTop );
	const before = await getTop();
	await below.scrollIntoViewIfNeeded();
	await expect(
		visitor.getByText( `Ad of ${ CLIENT }, unit 6543210987` ).first()
	).toBeVisible();
	expect( await getTop() ).toBe( before );
	expect(
		await visitor
			.locator( '.adsbygoogle' )
			.first()
			.evaluate( ( { clientWidth, clientHeight } ) => [
				clientWidth,
				clientHeight,
			] )
	).toEqual( [ 300, 250 ] );
	await visitor.evaluate( () =>
		window.scrollTo( 0, document.body.scrollHeight )
	);
	await expect( visitor.getByText( /^Ad of/ ) ).toHaveCount( 2 );
	// One script for both.
	expect( await fakes.log( 'pagead2.googlesyndication.com' ) ).toHaveLength(
		1
	);
} );

test( 'a unit hidden on a phone asks nobody', async ( {
	publish,
	visit,
	fakes,
} ) => {
	const { url } = await publish(
		getBlock( 'mrec', { hideMobile: true } ) + '<p>The end</p>'
	);
	const phone = await visit( url, { ...withSettings( units ), width: 375 } );
	await expect( phone.getByText( 'The end' ) ).toBeVisible();
	await expect( phone.getByText( 'Advertisement' ) ).toBeHidden();
	expect( await fakes.log( 'pagead2.googlesyndication.com' ) ).toEqual( [] );
} );

test( 'all formats fit a phone', async ( { publish, visit, baseURL } ) => {
	const origin = new URL( baseURL ?? '' ).origin;
	const { url } = await publish(
		[ 'leaderboard', 'mobile_leaderboard', 'wideskyscraper', 'mrec' ]
			.map( ( format ) => getBlock( format ) )
			.join( '' )
	);
	const phone = await visit( url, {
		...withSettings( {
			...units,
			...house( origin ),
			ads_mobile_leaderboard_kind: 'adsense',
			ads_mobile_leaderboard_slot: '11111',
			ads_wideskyscraper_kind: 'code',
			ads_wideskyscraper_code: '<div>Own code</div>',
		} ),
		width: 360,
		rtl: true,
	} );
	await expect( phone.getByText( 'Advertisement' ) ).toHaveCount( 4 );
	expect(
		await phone.evaluate(
			() =>
				document.documentElement.scrollWidth <=
				document.documentElement.clientWidth
		)
	).toBe( true );
} );
