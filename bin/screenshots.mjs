/**
 * `npm run screenshots`: takes the pictures of README, readme.txt and docs/ anew, in docs/images/, from the town of `npm start`.
 * Fails on a picture that is empty, cut or half loaded, or has a notice on it.
 *
 *   npm run screenshots
 *   npm run screenshots -- --only page,editor                    some of them
 *   npm run screenshots -- --block map --output artifacts/map    one block of the list of every block
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getLaunchOptions, logIn } from './browser.mjs';
import { openTown } from './demo/open-town.mjs';
import { readArgs } from './lib/args.mjs';
import { root } from './lib/paths.mjs';
import { ensureBuild, ensureDependencies } from './lib/prepare.mjs';
import { Problem, reportAndExit } from './lib/problem.mjs';
import { say, step } from './lib/progress.mjs';
import { pictureBlock } from './screenshots/block.mjs';
import { takeChecked } from './screenshots/check.mjs';
import { PICTURES } from './screenshots/pictures.mjs';
import { sendVisitors } from './screenshots/visitors.mjs';

/** Bytes of one picture. */
const LIMIT = 250 * 1000;

const PIXELS = 1.5;

/** What the arguments ask for: pictures, and the folder for them. */
function readWanted() {
	const { values } = readArgs(
		process.argv.slice( 2 ),
		{
			block: { type: 'string' },
			output: { type: 'string' },
			only: { type: 'string' },
		},
		'there are --only, and --block with --output'
	);
	const { block, output, only } = values;
	if ( Boolean( block ) !== Boolean( output ) ) {
		throw new Problem(
			'--block and --output go together: pictures of one block are not those of the documents.'
		);
	}
	const names = only?.split( ',' );
	const pictures = block
		? pictureBlock( block )
		: PICTURES.filter( ( { name } ) => ! names || names.includes( name ) );
	if ( ! pictures.length ) {
		throw new Problem(
			`--only takes ${ PICTURES.map( ( { name } ) => name ).join( ', ' ) }.`
		);
	}
	return {
		pictures,
		isBlock: Boolean( block ),
		folder: output ?? 'docs/images',
	};
}

/**
 * Gives the dashboard one font. It asks for the system's by two lists of names, and Linux has a font of its own for each. Runs in
 * the browser; a name that the machine does not have changes nothing.
 */
function useOneFont() {
	for ( const [ name, weight ] of [
		[ 'Liberation Sans', '400' ],
		[ 'Liberation Sans Bold', '700' ],
	] ) {
		document.fonts.add(
			new window.FontFace( '-apple-system', `local("${ name }")`, {
				weight,
			} )
		);
	}
}

function save( webp, folder, name ) {
	const file = path.join( folder, `${ name }.webp` );
	if ( webp.length > LIMIT ) {
		throw new Problem(
			`${ file } has ${ Math.round( webp.length / 1000 ) } kB; show less on it (${ LIMIT / 1000 } kB at most).`
		);
	}
	fs.writeFileSync( path.resolve( root, file ), webp );
	say( `  ${ file }, ${ Math.round( webp.length / 1000 ) } kB` );
}

/** Takes the pictures one by one, and names all that are not good at the end. */
async function takeAll( browser, town, { pictures, folder } ) {
	const makeContext = async ( options ) => {
		const context = await browser.newContext( {
			deviceScaleFactor: PIXELS,
			locale: 'en-US',
			timezoneId: 'UTC',
			...options,
		} );
		await context.addInitScript( useOneFont );
		return context;
	};
	const owner = await makeContext();
	const first = await owner.newPage();
	await logIn( first, town.wordpress );
	await first.close();
	const visitor = await makeContext( { hasTouch: true } );
	const darkroom = await visitor.newPage();
	const bad = [];
	for ( const { name, window, isVisitor, take } of pictures ) {
		const page = await ( isVisitor ? visitor : owner ).newPage();
		try {
			await page.setViewportSize( window );
			const wanted = await take( page, town.site );
			save(
				await takeChecked( page, darkroom, { name, ...wanted } ),
				folder,
				name
			);
		} catch ( error ) {
			bad.push( `${ name }: ${ error.message }` );
		}
		await page.close();
	}
	if ( bad.length ) {
		throw new Problem( bad.join( '\n' ) );
	}
}

async function main() {
	const wanted = readWanted();
	await ensureDependencies();
	await ensureBuild();
	fs.mkdirSync( path.resolve( root, wanted.folder ), { recursive: true } );
	const { chromium } = createRequire( path.join( root, 'package.json' ) )(
		'playwright-core'
	);
	const launchOptions = await getLaunchOptions( { webgl: true } );
	const town = await openTown();
	let browser;
	try {
		browser = await chromium.launch( launchOptions );
		const ids = await town.wordpress.runPhp(
			'$ids = array(); foreach ( get_pages() as $page ) { $ids[ $page->post_name ] = $page->ID; } return $ids;'
		);
		if ( ! wanted.isBlock ) {
			Object.assign(
				ids,
				await step( 'Sending visitors', () =>
					sendVisitors( browser, town.wordpress )
				)
			);
		}
		const { url, adminUrl, runPhp } = town.wordpress;
		town.site = { url, adminUrl, runPhp, ids, mailbox: town.mailbox };
		await step( 'Taking pictures', () => takeAll( browser, town, wanted ) );
	} finally {
		await browser?.close();
		await town.stop();
	}
}

main().catch( reportAndExit );
