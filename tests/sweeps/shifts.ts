/** How far a page jumps without the visitor's doing. */
import type { Page } from '@playwright/test';

/** Chromium's layout shifts, added up; above it a reader notices. */
const MAX_SHIFT = 0.01;

type ShiftWindow = { layoutShift?: number; shifted?: string[] };

/** What Chromium says of a jump; TypeScript's DOM has no type for it yet. */
type LayoutShift = PerformanceEntry & {
	value?: number;
	hadRecentInput?: boolean;
	sources?: {
		node?: Node | null;
		previousRect: DOMRect;
		currentRect: DOMRect;
	}[];
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
		const describe = ( { y, height }: DOMRect ) => `${ y }+${ height }`;
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				const {
					value = 0,
					hadRecentInput = false,
					sources = [],
				}: LayoutShift = entry;
				if ( hadRecentInput ) {
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

/**
 * Says which elements jumped from where to where, if they did so noticeably.
 *
 * @param page With watched shifts.
 */
export const getShift = async ( page: Page ): Promise< string[] > => {
	const { shift, shifted } = await page.evaluate( () => {
		const { layoutShift = NaN, shifted: nodes = [] } =
			window as ShiftWindow;
		return { shift: layoutShift, shifted: nodes.join( ', ' ) };
	} );
	return shift <= MAX_SHIFT
		? []
		: [ `layout shift of ${ shift.toFixed( 3 ) } (${ shifted })` ];
};
