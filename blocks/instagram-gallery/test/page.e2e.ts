import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { connect, copyPictures, NAME } from './page-helpers';

const GRID = '.wp-block-jetpack-instagram-gallery__grid';
const getBlock = ( token: string, more: object = {}, name = NAME ) =>
	`<!-- wp:jetpack/instagram-gallery ${ JSON.stringify( {
		accessToken: token,
		instagramUser: name,
		...more,
	} ) } -->
<div class="wp-block-jetpack-instagram-gallery"><a href="https://www.instagram.com/${ name }/" rel="noopener noreferrer" target="_blank">https://www.instagram.com/${ name }/</a></div>
<!-- /wp:jetpack/instagram-gallery -->`;

/** Where an element begins in the direction of its text, and how wide it is. */
const getBoxes = ( page: Page, grid = 0 ) =>
	page
		.locator( GRID )
		.nth( grid )
		.locator( 'a' )
		.evaluateAll( ( links ) =>
			links.map( ( link ) => {
				const { left, top, width, height } =
					link.getBoundingClientRect();
				return [ left, top, width, height ].map( Math.round );
			} )
		);

/** Notes every request that leaves this site. */
const watch = ( outside: string[] ) => async ( page: Page ) => {
	page.on( 'request', ( request ) => {
		if (
			! /^(?:data|blob):|127\.0\.0\.1|localhost/.test( request.url() )
		) {
			outside.push( request.url() );
		}
	} );
};

test( 'visitors get the copies of this site, in squares, and Instagram hears nothing of them', async ( {
	fakes,
	page,
	publish,
	requestUtils,
	runCron,
	visit,
} ) => {
	const token = await connect( page, requestUtils );
	await copyPictures( token, requestUtils, runCron );
	const { url } = await publish(
		`${ getBlock( token ) }\n${ getBlock( token, { columns: 2, count: 4, spacing: 0, isStackedOnMobile: false } ) }`
	);

	const outside: string[] = [];
	const asked = ( await fakes.log() ).length;
	const shown = await visit( url, { prepare: watch( outside ) } );
	const pictures = shown.locator( `${ GRID } img` );
	await expect( pictures ).toHaveCount( 13 );
	const sources = await pictures.evaluateAll( ( images ) =>
		images.map( ( image ) => image.getAttribute( 'src' ) ?? '' )
	);
	for ( const source of sources ) {
		expect( source ).toContain(
			`/uploads/mainstreet-cache/instagram/${ token }/`
		);
	}
	await shown.locator( GRID ).nth( 1 ).scrollIntoViewIfNeeded();
	await expect
		.poll( () =>
			pictures.evaluateAll(
				( images ) =>
					images.filter(
						( image ) =>
							image instanceof HTMLImageElement &&
							image.naturalWidth === 640
					).length
			)
		)
		.toBe( 13 );
	expect( outside ).toEqual( [] );
	expect( ( await fakes.log() ).length ).toBe( asked );

	const boxes = await getBoxes( shown );
	expect( new Set( boxes.map( ( [ left ] ) => left ) ).size ).toBe( 3 );
	for ( const [ , , width, height ] of boxes ) {
		expect( width ).toBe( height );
	}
	await expect(
		shown.getByRole( 'link', { name: 'Sourdough, day 1 bold' } ).first()
	).toHaveAttribute( 'href', 'https://www.instagram.com/p/abc1/' );
	await expect(
		shown
			.getByRole( 'link', { name: `Instagram post by ${ NAME }` } )
			.first()
	).toBeVisible();

	// The keyboard goes from picture to picture, and one can see where it is.
	const first = shown.locator( `${ GRID } a` ).first();
	await first.focus();
	await shown.keyboard.press( 'Tab' );
	await expect( shown.locator( `${ GRID } a` ).nth( 1 ) ).toBeFocused();
} );

test( 'pictures stand from the right in scripts from the right, below each other on phones, and without script', async ( {
	page,
	publish,
	requestUtils,
	runCron,
	visit,
} ) => {
	const token = await connect( page, requestUtils );
	await copyPictures( token, requestUtils, runCron );
	const { url } = await publish(
		`${ getBlock( token, { count: 3 } ) }\n${ getBlock( token, { columns: 2, count: 4, isStackedOnMobile: false } ) }`
	);

	const rtl = await visit( url, { rtl: true } );
	const [ one = [], two = [] ] = await getBoxes( rtl );
	expect( one[ 0 ] ).toBeGreaterThan( two[ 0 ] ?? 0 );
	expect( one[ 1 ] ).toBe( two[ 1 ] );

	const phone = await visit( url, { width: 390, javaScript: false } );
	await expect( phone.locator( `${ GRID } img` ) ).toHaveCount( 7 );
	const stacked = await getBoxes( phone );
	expect( new Set( stacked.map( ( [ left ] ) => left ) ).size ).toBe( 1 );
	const beside = await getBoxes( phone, 1 );
	expect( new Set( beside.map( ( [ left ] ) => left ) ).size ).toBe( 2 );
	expect(
		await phone.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
} );
