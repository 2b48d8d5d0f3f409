/**
 * `npm run screenshots`: remakes docs/images/ from a fresh demo, for the README.
 * The pictures are photographs of the real thing, so they may change by a pixel.
 *
 *   npm run screenshots
 *   npm run screenshots -- --block map --output artifacts/map    the same views, of one block
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getLaunchOptions, logIn } from './browser.mjs';
import { createDemo } from './demo/index.mjs';
import { readArgs } from './lib/args.mjs';
import { root } from './lib/paths.mjs';
import { ensureBuild, ensureDependencies } from './lib/prepare.mjs';
import { Problem, reportAndExit } from './lib/problem.mjs';
import { say, step } from './lib/progress.mjs';
import { startWordPress } from './wordpress/index.mjs';

/** Bytes; the README loads them all at once. */
const LIMIT = 300 * 1000;

/**
 * What the pictures show: names of blocks' folders.
 *
 * @typedef {{inserter: string, canvas: string, page: string, folder: string}} Views
 */

/** @type {Views} */
const README = {
	inserter: 'business-hours',
	canvas: 'image-compare',
	page: 'contact-info',
	folder: 'docs/images',
};

/** @return {Views} As the arguments say. */
function readViews() {
	const { values } = readArgs(
		process.argv.slice( 2 ),
		{ block: { type: 'string' }, output: { type: 'string' } },
		'there are --block and --output'
	);
	const { block, output } = values;
	if ( Boolean( block ) !== Boolean( output ) ) {
		throw new Problem(
			'--block and --output go together: pictures of one block are not those of the README.'
		);
	}
	return block
		? { inserter: block, canvas: block, page: block, folder: output }
		: README;
}

/** Facts of a block, and whether its demo shows pictures. */
function readBlock( slug ) {
	const read = ( file ) => {
		const place = path.join( root, 'blocks', slug, file );
		if ( ! fs.existsSync( place ) ) {
			throw new Problem( `There is no blocks/${ slug }/${ file }.` );
		}
		return fs.readFileSync( place, 'utf8' );
	};
	const { name, title } = JSON.parse( read( 'block.json' ) );
	return {
		name,
		title,
		hasImages: read( 'demo.html' ).includes( '{{image:' ),
	};
}

async function takePicture( page, folder, name ) {
	const file = path.resolve( root, folder, `${ name }.png` );
	await page.screenshot( { path: file, animations: 'disabled' } );
	const { size } = fs.statSync( file );
	if ( size > LIMIT ) {
		throw new Problem(
			`${ folder }/${ name }.png has ${ Math.round( size / 1000 ) } kB; show less on it (300 kB at most).`
		);
	}
	say( `  ${ folder }/${ name }.png, ${ Math.round( size / 1000 ) } kB` );
}

/** Waits for the images themselves: beside a map the network is never idle, and a lazy image is requested when it is scrolled to. */
async function waitForImages( element, { hasImages } ) {
	const images = element.locator( 'img' );
	if ( hasImages ) {
		await images.first().waitFor();
	}
	await images.evaluateAll( ( all ) =>
		Promise.all( all.map( ( image ) => image.decode() ) )
	);
}

async function pictureEditor( browser, wordpress, demo, views ) {
	const block = readBlock( views.canvas );
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
		.getByRole( 'option', {
			name: readBlock( views.inserter ).title,
			exact: true,
		} )
		.scrollIntoViewIfNeeded();
	const drawn = canvas.locator( `[data-type="${ block.name }"]` ).first();
	await drawn.scrollIntoViewIfNeeded();
	await waitForImages( drawn, block );
	await takePicture( page, views.folder, 'editor' );
	await page.goto(
		`${ wordpress.adminUrl }/options-general.php?page=mainstreet`
	);
	await page
		.getByRole( 'navigation', { name: 'Mainstreet settings' } )
		.waitFor();
	await page
		.locator( '.components-spinner' )
		.first()
		.waitFor( { state: 'detached' } );
	await takePicture( page, views.folder, 'settings' );
	await page.close();
}

/** The published page, from one block on. */
async function picturePage( browser, demo, views, [ name, width, height ] ) {
	const block = readBlock( views.page );
	const beside = readBlock( views.canvas );
	const page = await browser.newPage( {
		viewport: { width, height },
		isMobile: width < 600,
		hasTouch: width < 600,
	} );
	await page.goto( demo.url );
	await page
		.getByRole( 'heading', { level: 2, name: block.title, exact: true } )
		.evaluate( ( heading ) =>
			heading.scrollIntoView( { block: 'start' } )
		);
	const shown = `.wp-block-${ beside.name.replace( '/', '-' ) }`;
	await waitForImages( page.locator( shown ), beside );
	await takePicture( page, views.folder, name );
	await page.close();
}

async function main() {
	const views = readViews();
	[ views.inserter, views.canvas, views.page ].forEach( readBlock );
	await ensureDependencies();
	await ensureBuild();
	fs.mkdirSync( path.resolve( root, views.folder ), { recursive: true } );
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
			await pictureEditor( browser, wordpress, demo, views );
			await picturePage( browser, demo, views, [ 'page', 1024, 700 ] );
			await picturePage( browser, demo, views, [
				'page-phone',
				390,
				700,
			] );
		} );
	} finally {
		await browser?.close();
		await wordpress.stop();
	}
}

main().catch( reportAndExit );
