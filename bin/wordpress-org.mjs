/**
 * `npm run wordpress-org`: makes what WordPress.org shows beside the plugin and takes from outside the zip: icon, banner, and the
 * screenshots that readme.txt names, from docs/images/. All lands in .wordpress-org/; the screenshots are not kept in git.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getLaunchOptions } from './browser.mjs';
import { SCREENSHOTS } from './docs/readme-txt.mjs';
import { root } from './lib/paths.mjs';
import { ensureDependencies } from './lib/prepare.mjs';
import { reportAndExit } from './lib/problem.mjs';

const folder = path.join( root, '.wordpress-org' );

/** File names and sizes in pixels, as WordPress.org asks for them. */
const PICTURES = [
	{ file: 'icon-128x128.png', from: 'icon.svg', width: 128, height: 128 },
	{ file: 'icon-256x256.png', from: 'icon.svg', width: 256, height: 256 },
	{ file: 'banner-772x250.png', from: 'banner.svg', width: 772, height: 250 },
	{
		file: 'banner-1544x500.png',
		from: 'banner.svg',
		width: 1544,
		height: 500,
	},
];

/** The houses of the street: left edge, width, height, color, and whether the roof is pointed. */
const HOUSES = [
	{ x: 0, width: 74, height: 128, color: '#e4572e', gable: true },
	{ x: 78, width: 64, height: 96, color: '#f3a712' },
	{ x: 146, width: 92, height: 150, color: '#2e86ab', gable: true },
	{ x: 242, width: 62, height: 112, color: '#6a994e' },
	{ x: 308, width: 76, height: 136, color: '#a23b72', gable: true },
];

const SKY = '#10243e';
const LIGHT = '#ffe8a3';
const AWNING = '#fff4e0';

const rect = ( x, y, width, height, fill ) =>
	`<rect x="${ x }" y="${ y }" width="${ width }" height="${ height }" fill="${ fill }"/>`;

/** A shop window with an awning below, two windows above. */
function drawHouse( { x, width, height, color, gable }, ground ) {
	const top = ground - height;
	const middle = x + width / 2;
	const roof = gable
		? `<path d="M${ x } ${ top }L${ middle } ${ top - 34 }L${ x + width } ${ top }Z" fill="${ color }"/>`
		: rect( x - 2, top - 6, width + 4, 8, color );
	return [
		rect( x, top, width, height, color ),
		roof,
		...[ middle - 20, middle + 6 ].map( ( left ) =>
			rect( left, top + 16, 14, 22, LIGHT )
		),
		rect( x + 8, ground - 34, width - 16, 34, LIGHT ),
		rect( x + 4, ground - 44, width - 8, 12, AWNING ),
	].join( '' );
}

const draw = ( viewBox, parts ) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${ viewBox }">${ parts.join( '' ) }</svg>\n`;

/** Three houses on a rounded square. */
function drawIcon() {
	const houses = [
		{ ...HOUSES[ 1 ], x: 16, width: 66, height: 92 },
		{ ...HOUSES[ 2 ], x: 86, width: 84 },
		{ ...HOUSES[ 0 ], x: 174, width: 66, height: 104 },
	];
	return draw( '0 0 256 256', [
		`<rect width="256" height="256" rx="48" fill="${ SKY }"/>`,
		...houses.map( ( house ) => drawHouse( house, 216 ) ),
		rect( 16, 216, 224, 8, AWNING ),
	] );
}

/** The street on the right, the name on the left. */
function drawBanner() {
	const text = ( y, size, weight, words ) =>
		`<text x="40" y="${ y }" fill="#fff" font-family="Arial,Helvetica,sans-serif" font-size="${ size }" font-weight="${ weight }">${ words }</text>`;
	return draw( '0 0 772 250', [
		rect( 0, 0, 772, 250, SKY ),
		text( 112, 36, 700, 'Mainstreet Blocks' ),
		text( 150, 17, 400, 'Your site. Your keys. Your visitors’ data.' ),
		...HOUSES.map( ( house ) =>
			drawHouse( { ...house, x: house.x + 372 }, 222 )
		),
		rect( 0, 222, 772, 28, '#2b3f5c' ),
	] );
}

/** WordPress.org shows PNG and JPEG files only. */
async function convertScreenshot( page, file, target ) {
	const webp = fs.readFileSync( path.join( root, 'docs/images', file ) );
	await page.setContent(
		`<style>body{margin:0}img{display:block;max-width:1280px}</style><img alt="" src="data:image/webp;base64,${ webp.toString( 'base64' ) }">`
	);
	const image = page.locator( 'img' );
	await image.evaluate( ( element ) => element.decode() );
	await image.screenshot( { path: path.join( folder, target ) } );
}

async function takePictures() {
	const require = createRequire( import.meta.url );
	const { chromium } = require( '@playwright/test' );
	const browser = await chromium.launch( await getLaunchOptions() );
	try {
		const screen = await browser.newPage();
		for ( const [ index, [ file ] ] of SCREENSHOTS.entries() ) {
			await convertScreenshot(
				screen,
				file,
				`screenshot-${ index + 1 }.png`
			);
		}
		for ( const { file, from, width, height } of PICTURES ) {
			const page = await browser.newPage( {
				viewport: { width, height },
			} );
			const svg = fs.readFileSync( path.join( folder, from ), 'utf8' );
			await page.setContent(
				`<style>body{margin:0;background:transparent}svg{display:block;width:100vw;height:100vh}</style>${ svg }`
			);
			await page.screenshot( {
				path: path.join( folder, file ),
				omitBackground: true,
			} );
			await page.close();
		}
	} finally {
		await browser.close();
	}
}

async function main() {
	await ensureDependencies();
	fs.mkdirSync( folder, { recursive: true } );
	fs.writeFileSync( path.join( folder, 'icon.svg' ), drawIcon() );
	fs.writeFileSync( path.join( folder, 'banner.svg' ), drawBanner() );
	await takePictures();
	console.log( 'The pictures for WordPress.org are in .wordpress-org/.' );
}

main().catch( reportAndExit );
