/** How far a page jumps without the visitor's doing. */
import type { Page } from '@playwright/test';

/** Chromium's layout shifts, added up; above it a reader notices. */
const MAX_SHIFT = 0.01;

type ShiftWindow = { layoutShift?: number; shifted?: string[] };

/** An element that jumped; Chromium names the largest ones only. */
type Source = {
	node?: Node | null;
	previousRect: DOMRect;
	currentRect: DOMRect;
};

/** What Chromium says of a jump; TypeScript's DOM has no type for it yet. */
type LayoutShift = PerformanceEntry & {
	value?: number;
	hadRecentInput?: boolean;
	sources?: Source[];
};

/**
 * Adds up how far things on the page jump.
 *
 * @param page Not yet opened.
 */
export const watchShifts = async ( page: Page ): Promise< void > => {
	await page.addInitScript( () => {
		const target = window as ShiftWindow;
		target.layoutShift = 0;
		target.shifted = [];
		// The theme's footer wraps while its last menu arrives, if the browser paints in between. Where content grows, all of the footer
		// moves, which is then the source.
		const isThemesFooter = ( sources: readonly Source[] ): boolean =>
			sources.length > 0 &&
			sources.every( ( { node } ) =>
				node?.parentElement?.closest( 'footer.wp-block-template-part' )
			);
		const describe = ( { y, height }: DOMRect ) => `${ y }+${ height }`;
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				const {
					value = 0,
					hadRecentInput = false,
					sources = [],
				}: LayoutShift = entry;
				if ( hadRecentInput || isThemesFooter( sources ) ) {
					continue;
				}
				target.layoutShift = ( target.layoutShift ?? 0 ) + value;
				for ( const { node, previousRect, currentRect } of sources ) {
					target.shifted?.push(
						`${ node?.nodeName }.${
							node instanceof Element ? node.className : ''
						} from ${ describe( previousRect ) } to ${ describe(
							currentRect
						) }`
					);
				}
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
};

/** Width and height of a window in px. */
type Size = { width: number; height: number };

/** What the browser divides by: it adds up parts of the window's area and of its longer side. */
const getDivisor = ( { width, height }: Size ): number =>
	width * height * Math.max( width, height );

/**
 * Says which elements jumped from where to where, if they did so noticeably.
 *
 * @param page With watched shifts.
 * @param size Window in which a reader would see it, if the page's own is another.
 */
export const getShift = async (
	page: Page,
	size?: Size
): Promise< string[] > => {
	const { shift, shifted } = await page.evaluate( () => {
		const { layoutShift = NaN, shifted: nodes = [] } =
			window as ShiftWindow;
		return { shift: layoutShift, shifted: nodes.join( ', ' ) };
	} );
	const own = page.viewportSize();
	const seen =
		size && own
			? ( shift * getDivisor( own ) ) / getDivisor( size )
			: shift;
	return seen <= MAX_SHIFT
		? []
		: [ `layout shift of ${ seen.toFixed( 3 ) } (${ shifted })` ];
};
