/**
 * Every block's demo on paper: nothing that needs a press, no frame (the address of its link instead), and no empty box. With
 * MAINSTREET_LOOK=1 images of all pages in artifacts/print.
 */
import type { Page } from '@playwright/test';
import { readDemos } from '../e2e/demo';
import { expect, test } from '../e2e/fixtures';
import { gatherAll, MARK } from './gatherings';
import { CONTENT, KEYS, scrollThrough } from './page';

/**
 * What nobody can use on paper, or what is not printed as it is shown; a link is still its text. WordPress prints its search form, which
 * search blocks of Jetpack become.
 */
const UNPRINTABLE =
	'button:not( .wp-block-search__button ), summary, [role="button"]:not( a[href] ), input:is([type="submit"], [type="button"], [type="file"], [type="range"]), iframe, video, audio, canvas';

/** Width of the paper within its margins, in px. */
const PAPER = { width: 718, height: 1000 };

/** Least height of a box that is told of when it is empty, in px. */
const LEAST = 24;

/** Lists what should not be on the paper, each with the block behind whose mark it stands. */
async function findFaults( page: Page ): Promise< string[] > {
	const image = await page.screenshot( { fullPage: true } );
	return page.evaluate(
		async ( { data, place, mark, unprintable, least } ) => {
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
			const isSeen = ( element: Element ) =>
				element.checkVisibility( {
					opacityProperty: true,
					visibilityProperty: true,
				} ) && element.getBoundingClientRect().height > 1;
			/** Whether all pixels of a box have one color. */
			const isEmpty = ( element: Element ) => {
				const box = element.getBoundingClientRect();
				const { data: pixels = [] } =
					context?.getImageData(
						Math.floor( box.x + scrollX ),
						Math.floor( box.y + scrollY ),
						Math.max( 1, Math.floor( box.width ) ),
						Math.max( 1, Math.floor( box.height ) )
					) ?? {};
				const first = pixels.slice( 0, 4 ).join();
				for ( let at = 0; at < pixels.length; at += 4 ) {
					if ( pixels.slice( at, at + 4 ).join() !== first ) {
						return false;
					}
				}
				return true;
			};
			let slug = '';
			return [
				...( document.querySelector( place )?.children ?? [] ),
			].flatMap( ( block ) => {
				slug = block.getAttribute( mark ) ?? slug;
				const tell = ( element: Element, what: string ) =>
					`${ slug } ${ what }: ${ element.outerHTML.slice( 0, 160 ) }`;
				const parts = [ block, ...block.querySelectorAll( '*' ) ];
				const frames = block.querySelectorAll( 'iframe' ).length;
				const links = parts.filter(
					( part ) =>
						part.matches( '.mainstreet-embed__print' ) &&
						isSeen( part )
				).length;
				return [
					...parts
						.filter(
							( part ) =>
								part.matches( unprintable ) && isSeen( part )
						)
						.map( ( part ) => tell( part, 'prints' ) ),
					...( links < frames
						? [ tell( block, 'has a frame without a link' ) ]
						: [] ),
					...( isSeen( block ) &&
					block.getBoundingClientRect().height >= least &&
					isEmpty( block )
						? [ tell( block, 'is empty' ) ]
						: [] ),
				];
			} );
		},
		{
			data: image.toString( 'base64' ),
			place: CONTENT,
			mark: MARK,
			unprintable: UNPRINTABLE,
			least: LEAST,
		}
	);
}

test.describe( 'Every block on paper', () => {
	test.describe.configure( { timeout: 240_000 } );

	for ( const colorScheme of [ 'light', 'dark' ] as const ) {
		test( `prints nothing that needs a press, no frame and no empty box, ${ colorScheme }`, async ( {
			publish,
			visit,
		} ) => {
			const faults: string[] = [];
			for ( const { content, slugs } of gatherAll( readDemos() ) ) {
				const { url } = await publish( content );
				const page = await visit( url, {
					...PAPER,
					colorScheme,
					options: KEYS,
				} );
				await scrollThrough( page );
				await page.emulateMedia( { media: 'print', colorScheme } );
				await page.evaluate( () =>
					Promise.all(
						[ ...document.images ].map( ( image ) => {
							image.loading = 'eager';
							return image.decode().catch( () => {} );
						} )
					)
				);
				if ( process.env.MAINSTREET_LOOK ) {
					await page.screenshot( {
						path: `artifacts/print/${ slugs.join( '-' ) }-${ colorScheme }.png`,
						fullPage: true,
					} );
				}
				faults.push( ...( await findFaults( page ) ) );
				await page.context().close();
			}
			expect( faults ).toEqual( [] );
		} );
	}
} );
