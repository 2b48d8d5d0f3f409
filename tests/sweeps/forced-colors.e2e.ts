/**
 * Every block's demo in forced colors, as in Windows' contrast themes: gradients, shadows and backgrounds go. Each
 * control still shows something, and what is drawn by gradients stays.
 */
import type { Page } from '@playwright/test';
import { readDemos } from '../e2e/demo';
import { expect, test } from '../e2e/fixtures';
import { gatherAll } from './gatherings';

/** Without links around images, which may not have come yet. */
const CONTROLS =
	':is(button, a, input, select, textarea, summary, [role="slider"]):not([aria-hidden], :has(img))';

/** A part of an element: shares of its width from its start. */
type Part = { name: string; selector: string; from?: number; to?: number };

const WHOLE: Part = { name: 'shows nothing', selector: CONTROLS };

const PARTS: Part[] = [
	WHOLE,
	{
		name: 'has no track',
		selector: '.mainstreet-form__slider > input',
		from: 0.85,
		to: 0.95,
	},
	{
		name: 'has no arrow',
		selector: 'select.grunion-field',
		from: 0.93,
		to: 0.995,
	},
	{
		name: 'has no line',
		selector: '.jx-handle',
		from: 0.1,
		to: 0.9,
	},
];

/** Least contrast of a sign with what is behind it. */
const LEAST = 3;

/** What no demo has: a slider of a form. */
const SLIDER = `<!-- wp:jetpack/contact-form --><div class="wp-block-jetpack-contact-form">
<!-- wp:jetpack/field-slider {"min":0,"max":10,"step":2,"default":4} -->
<div><!-- wp:jetpack/label {"label":"How often?"} /-->

<!-- wp:jetpack/input-range /--></div>
<!-- /wp:jetpack/field-slider -->
</div><!-- /wp:jetpack/contact-form -->`;

/** Colors of a theme with white on black. */
const inForcedColors = ( page: Page ) =>
	page.emulateMedia( { forcedColors: 'active', colorScheme: 'dark' } );

/** Lists what cannot be seen on a page. */
async function findUnseen( page: Page, parts: Part[] ): Promise< string[] > {
	const image = await page.screenshot( { fullPage: true } );
	return page.evaluate(
		async ( { data, list, least } ) => {
			const bitmap = await createImageBitmap(
				await (
					await fetch( `data:image/png;base64,${ data }` )
				).blob()
			);
			const canvas = new OffscreenCanvas( bitmap.width, bitmap.height );
			const context = canvas.getContext( '2d', {
				willReadFrequently: true,
			} );
			context?.drawImage( bitmap, 0, 0 );

			const getLight = ( [ r = 0, g = 0, b = 0 ]: number[] ) => {
				const [ red = 0, green = 0, blue = 0 ] = [ r, g, b ].map(
					( value ) =>
						value / 255 <= 0.04045
							? value / 255 / 12.92
							: ( ( value / 255 + 0.055 ) / 1.055 ) ** 2.4
				);
				return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
			};
			/** Contrast of the darkest and the lightest color of a rectangle. */
			const getContrast = ( box: DOMRect, from: number, to: number ) => {
				const pixels =
					context?.getImageData(
						Math.floor( box.x + scrollX + box.width * from ),
						Math.floor( box.y + scrollY ),
						Math.max( 1, Math.floor( box.width * ( to - from ) ) ),
						Math.max( 1, Math.floor( box.height ) )
					).data ?? [];
				let [ low, high ] = [ 1, 0 ];
				for ( let at = 0; at < pixels.length; at += 4 ) {
					const light = getLight( [
						pixels[ at ] ?? 0,
						pixels[ at + 1 ] ?? 0,
						pixels[ at + 2 ] ?? 0,
					] );
					low = Math.min( low, light );
					high = Math.max( high, light );
				}
				return ( high + 0.05 ) / ( low + 0.05 );
			};
			return list.flatMap( ( { name, selector, from = 0, to = 1 } ) =>
				[
					...document.querySelectorAll< HTMLElement >(
						`:is(.entry-content, main) ${ selector }`
					),
				]
					.filter(
						( element ) =>
							element.checkVisibility( {
								opacityProperty: true,
								visibilityProperty: true,
							} ) &&
							element.offsetWidth > 4 &&
							element.offsetHeight > 4 &&
							! element.closest( '[inert]' )
					)
					.filter(
						( element ) =>
							getContrast(
								element.getBoundingClientRect(),
								from,
								to
							) < least
					)
					.map(
						( element ) =>
							`${ element.outerHTML.slice( 0, 160 ) } ${ name }`
					)
			);
		},
		{ data: image.toString( 'base64' ), list: parts, least: LEAST }
	);
}

test.describe( 'Every block on the page', () => {
	test.describe.configure( { timeout: 240_000 } );

	test( 'shows its controls in forced colors', async ( {
		publish,
		visit,
	} ) => {
		const unseen: string[] = [];
		const contents = gatherAll( readDemos() ).map(
			( { content } ) => content
		);
		for ( const [ number, content ] of [ ...contents, SLIDER ].entries() ) {
			const { url } = await publish( content );
			const page = await visit( url, { prepare: inForcedColors } );
			await page.waitForLoadState( 'load' );
			const folder = process.env.MAINSTREET_LOOK;
			if ( folder ) {
				await page.screenshot( {
					path: `artifacts/forced-colors-${ number }.png`,
					fullPage: true,
				} );
			}
			unseen.push( ...( await findUnseen( page, PARTS ) ) );
			await page.context().close();
		}
		expect( unseen ).toEqual( [] );
	} );
} );
