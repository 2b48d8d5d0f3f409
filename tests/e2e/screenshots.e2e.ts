/** What `npm run screenshots` refuses: pictures that are empty, cut, half loaded, or have a notice on them. */
import { expect, test } from '@playwright/test';

const LETTERS = '<h1>Aurora Bakery</h1><p>Rye, spelt and cinnamon.</p>';

/** A picture of two colors, and one of a single color. */
const draw = ( inside: string ) =>
	`data:image/svg+xml,${ encodeURIComponent( `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" fill="teal"/>${ inside }</svg>` ) }`;
const IMAGE = draw( '<circle cx="100" cy="50" r="40" fill="gold"/>' );

const CASES: { title: string; html: string; fault: RegExp | null }[] = [
	{
		title: 'takes a whole page',
		html: `<main>${ LETTERS }<img alt="Bread" src="${ IMAGE }"></main>`,
		fault: null,
	},
	{ title: 'empty', html: '<main></main>', fault: /the picture is empty/ },
	{
		title: 'without its subject',
		html: LETTERS,
		fault: /main is not in the picture/,
	},
	{
		title: 'subject cut by the edge',
		html: `<main style="height:700px">${ LETTERS }</main>`,
		fault: /main is cut/,
	},
	{
		title: 'line cut by the edge',
		html: `<main>${ LETTERS }</main><p style="position:absolute;top:390px;line-height:20px;margin:0">Open from half past six</p>`,
		fault: /a line is cut: “Open from half past six”/,
	},
	{
		title: 'line cut by a list that scrolls',
		html: `<main>${ LETTERS }</main><div style="height:30px;overflow:auto;line-height:20px">Rye<br>Spelt</div>`,
		fault: /a line is cut: “Spelt”/,
	},
	{
		title: 'wider than its window',
		html: `<main>${ LETTERS }</main><p style="width:2000px">Long</p>`,
		fault: /the page is wider than its window/,
	},
	{
		title: 'a notice of WordPress',
		html: `<main>${ LETTERS }<div class="notice notice-error">Update failed.</div></main>`,
		fault: /a notice: .*Update failed/,
	},
	{
		title: 'a notice of the editor',
		html: `<main>${ LETTERS }<div class="components-snackbar">Draft saved.</div></main>`,
		fault: /a notice: .*Draft saved/,
	},
	{
		title: 'a message of PHP',
		html: `<main>${ LETTERS }<b>Warning</b>: Undefined variable in page.php on line 12</main>`,
		fault: /a message of PHP: Warning/,
	},
	{
		title: 'an image that is not there',
		html: `<main>${ LETTERS }<img style="width:80px;height:80px" alt="" src="data:image/png;base64,AAAA"></main>`,
		fault: /an image without a file/,
	},
	{
		title: 'a map that drew nothing',
		html: `<main>${ LETTERS }<canvas width="200" height="100"></canvas></main>`,
		fault: /an empty place: canvas/,
	},
	{
		title: 'half loaded',
		html: `<main>${ LETTERS }<div class="components-spinner" style="width:20px;height:20px"></div></main>`,
		fault: /still loading: div\.components-spinner/,
	},
];

test(
	'npm run screenshots refuses bad pictures',
	{ tag: '@main' },
	async ( { context, page } ) => {
		const { takeChecked } =
			await import( '../../bin/screenshots/check.mjs' );
		const darkroom = await context.newPage();
		await page.setViewportSize( { width: 600, height: 400 } );
		for ( const { title, html, fault } of CASES ) {
			await page.setContent( html );
			const taken = await takeChecked( page, darkroom, {
				name: 'bakery',
				whole: [ 'main' ],
				patience: 300,
			} ).then(
				( picture ) => picture.toString( 'latin1', 8, 12 ),
				String
			);
			expect.soft( taken, title ).toMatch( fault ?? /^WEBP$/ );
		}
	}
);
