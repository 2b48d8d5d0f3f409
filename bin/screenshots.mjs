/**
 * `npm run screenshots`: remakes docs/images/ from a fresh demo, for the README.
 * The pictures are photographs of the real thing, so they may change by a pixel.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getLaunchOptions } from './browser.mjs';
import { createDemo } from './demo/index.mjs';
import { root } from './lib/paths.mjs';
import { ensureBuild, ensureDependencies } from './lib/prepare.mjs';
import { Problem, reportAndExit } from './lib/problem.mjs';
import { say, step } from './lib/progress.mjs';
import { startWordPress } from './wordpress/index.mjs';

/** Bytes; the README loads them all at once. */
const LIMIT = 300 * 1000;

const folder = path.join( root, 'docs/images' );

async function takePicture( page, name ) {
	const file = path.join( folder, `${ name }.png` );
	await page.screenshot( { path: file, animations: 'disabled' } );
	const { size } = fs.statSync( file );
	if ( size > LIMIT ) {
		throw new Problem(
			`docs/images/${ name }.png has ${ Math.round( size / 1000 ) } kB; show less on it (300 kB at most).`
		);
	}
	say( `  docs/images/${ name }.png, ${ Math.round( size / 1000 ) } kB` );
}

async function logIn( page, wordpress ) {
	await page.goto( `${ wordpress.url }/wp-login.php` );
	await page.getByLabel( 'Username or Email Address' ).fill( wordpress.user );
	await page
		.getByLabel( 'Password', { exact: true } )
		.fill( wordpress.password );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await page.waitForURL( /wp-admin/ );
}

/** The network is never idle beside a map, and was so before a lazy image is scrolled to. */
async function waitForImages( block ) {
	const images = block.locator( 'img' );
	await images.first().waitFor();
	await images.evaluateAll( ( all ) =>
		Promise.all( all.map( ( image ) => image.decode() ) )
	);
}

async function pictureEditor( browser, wordpress, demo ) {
	const page = await browser.newPage( {
		viewport: { width: 1120, height: 660 },
	} );
	await logIn( page, wordpress );
	await page.goto( demo.editUrl );
	const canvas = page.frameLocator( '[name="editor-canvas"]' );
	await canvas.locator( '.wp-block-post-title, h1' ).first().waitFor();
	await page
		.getByRole( 'button', {
			name: /^(?:Block Inserter|Toggle block inserter)$/,
		} )
		.click();
	await page
		.getByRole( 'region', { name: 'Block Library' } )
		// The collection of our blocks: each also stands in its category.
		.getByRole( 'listbox', { name: 'Mainstreet' } )
		.getByRole( 'option', { name: 'Business Hours', exact: true } )
		.scrollIntoViewIfNeeded();
	const pictures = canvas.locator( '[data-type="jetpack/image-compare"]' );
	await pictures.scrollIntoViewIfNeeded();
	await waitForImages( pictures );
	await takePicture( page, 'editor' );
	await page.goto(
		`${ wordpress.adminUrl }/options-general.php?page=mainstreet`
	);
	await page.getByRole( 'heading', { level: 1 } ).waitFor();
	await page.waitForLoadState( 'networkidle' );
	await takePicture( page, 'settings' );
	await page.close();
}

/** The published page, from the contact details on. */
async function picturePage( browser, demo, name, width, height ) {
	const page = await browser.newPage( {
		viewport: { width, height },
		isMobile: width < 600,
		hasTouch: width < 600,
	} );
	await page.goto( demo.url, { waitUntil: 'networkidle' } );
	await page
		.getByRole( 'heading', { level: 2, name: 'Contact Info' } )
		.evaluate( ( heading ) =>
			heading.scrollIntoView( { block: 'start' } )
		);
	await waitForImages( page.locator( '.wp-block-jetpack-image-compare' ) );
	await takePicture( page, name );
	await page.close();
}

async function main() {
	await ensureDependencies();
	await ensureBuild();
	fs.mkdirSync( folder, { recursive: true } );
	const { chromium } = createRequire( path.join( root, 'package.json' ) )(
		'playwright-core'
	);
	const launchOptions = await getLaunchOptions( { webgl: true } );
	const wordpress = await startWordPress( { testing: true } );
	let browser;
	try {
		const demo = await createDemo( wordpress );
		browser = await chromium.launch( launchOptions );
		await step( 'Taking pictures', async () => {
			await pictureEditor( browser, wordpress, demo );
			await picturePage( browser, demo, 'page', 1024, 700 );
			await picturePage( browser, demo, 'page-phone', 390, 700 );
		} );
	} finally {
		await browser?.close();
		await wordpress.stop();
	}
}

main().catch( reportAndExit );
