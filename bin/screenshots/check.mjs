/** Takes a screenshot, or says why it would be a bad one: empty, cut, half loaded, or with a notice on it. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { develop } from './darkroom.mjs';

/** A picture of which more than this share has one color shows nothing. */
const EMPTY = 0.985;

/** An image, a video or a map too: a plain poster has at least letters on it. */
const EMPTY_REGION = 0.995;

const PATIENCE = 60_000;

/** How find-faults.js says that a line is cut. */
const LINE = 'a line is cut';

const isLineCut = ( { faults } ) =>
	faults.some( ( fault ) => fault.startsWith( LINE ) );

/** Pixels that a window may lose. */
const SHRINK = 120;

const code = fs.readFileSync(
	path.join( root, 'bin/screenshots/find-faults.js' ),
	'utf8'
);

/** What the page and the editor's canvas in it say; rectangles of media are those of the page. */
async function look( page, { whole, clip } ) {
	const ask = ( frame, wanted ) =>
		frame.evaluate(
			`( ${ code.slice( code.indexOf( 'function findFaults' ) ) } )( ${ JSON.stringify( wanted ) } )`
		);
	const answers = [ await ask( page.mainFrame(), { whole, clip } ) ];
	const canvas = page.frame( 'editor-canvas' );
	if ( canvas ) {
		const box = await page
			.locator( 'iframe[name="editor-canvas"]' )
			.boundingBox();
		const inside = await ask( canvas, {
			whole: [],
			clip: {
				x: await canvas.evaluate( () => window.scrollX ),
				y: await canvas.evaluate( () => window.scrollY ),
				width: box.width,
				height: box.height,
			},
		} );
		answers.push( { ...inside, media: [] } );
	}
	return {
		loading: answers.flatMap( ( { loading } ) => loading ),
		faults: answers.flatMap( ( { faults } ) => faults ),
		media: answers.flatMap( ( { media } ) => media ),
	};
}

async function waitUntilLoaded( page, wanted, patience ) {
	const end = Date.now() + patience;
	await page.evaluate( () => document.fonts.ready );
	let seen = await look( page, wanted );
	while ( seen.loading.length && Date.now() < end ) {
		await page.waitForTimeout( 250 );
		seen = await look( page, wanted );
	}
	return seen;
}

/** Waits until all is there; then the window may lose height line by line, until its edge goes through none. */
async function settle( page, getWanted, { mayShrink, patience } ) {
	let seen = await waitUntilLoaded( page, getWanted(), patience );
	for (
		let lost = 4;
		mayShrink && isLineCut( seen ) && lost <= SHRINK;
		lost += 4
	) {
		const { width, height } = page.viewportSize();
		await page.setViewportSize( { width, height: height - 4 } );
		await page.waitForTimeout( 100 );
		seen = await waitUntilLoaded( page, getWanted(), patience );
	}
	return seen;
}

function listFaults( { loading, faults, media }, mayCutLines, share, shares ) {
	return [
		...loading.map( ( what ) => `still loading: ${ what }` ),
		...faults.filter(
			( fault ) => ! mayCutLines || ! fault.startsWith( LINE )
		),
		...( share > EMPTY ? [ 'the picture is empty' ] : [] ),
		...media.flatMap( ( region, index ) =>
			shares[ index ] > EMPTY_REGION
				? [ `an empty place: ${ region.name }` ]
				: []
		),
	];
}

/**
 * Takes a screenshot. Throws a Problem that names each fault.
 *
 * @param {Object}   page                  Playwright's page.
 * @param {Object}   darkroom              A page of the same browser that shows nothing else.
 * @param {Object}   options
 * @param {string}   options.name          What the picture is called.
 * @param {string[]} [options.whole]       What has to be on it, and not cut: CSS selectors.
 * @param {Object}   [options.clip]        Part of the page, in CSS pixels; without it, the window.
 * @param {boolean}  [options.mayCutLines] Whether lists that scroll may end in the middle of a line.
 * @param {boolean}  [options.mayShrink]   Whether the window may lose some height, so that no line is cut.
 * @param {number}   [options.patience]    Milliseconds that the page has to load everything.
 * @return {Promise<Buffer>} WebP.
 */
export async function takeChecked(
	page,
	darkroom,
	{
		name,
		whole = [],
		clip,
		mayCutLines = false,
		mayShrink = false,
		patience = PATIENCE,
	}
) {
	const { width } = page.viewportSize();
	const scroll = await page.evaluate( () => ( {
		x: window.scrollX,
		y: window.scrollY,
	} ) );
	const getWanted = () => ( {
		whole,
		clip: clip ?? {
			...scroll,
			width,
			height: page.viewportSize().height,
		},
	} );
	const seen = await settle( page, getWanted, { mayShrink, patience } );
	const png = await page.screenshot( {
		animations: 'disabled',
		caret: 'hide',
		fullPage: Boolean( clip ),
		...( clip && { clip } ),
	} );
	const scale = await page.evaluate( () => window.devicePixelRatio );
	const { webp, share, shares } = await develop( darkroom, png, {
		scale,
		regions: seen.media,
	} );
	const all = listFaults( seen, mayCutLines, share, shares );
	if ( all.length ) {
		throw new Problem(
			`The picture “${ name }” is not good:\n  ${ all.join( '\n  ' ) }`
		);
	}
	return webp;
}
