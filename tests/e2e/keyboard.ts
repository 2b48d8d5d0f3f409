/** Walks through part of a page by keys alone, and says what stands in the way of those who have no other means. */
import type { Page } from '@playwright/test';
import { waitForFrames } from './keyboard-focus';

/** Where a walk came to. */
type Stop = {
	/** The element in words. */
	name: string;
	/** Whether it is in the part that is walked through. */
	isIn: boolean;
	/** What is wrong with it, or with the stop before. */
	faults: string[];
};

type Walked = {
	/** The stops within, in their order. */
	stops: string[];
	faults: string[];
};

/** Kept in the page while one walks. */
type Keeper = {
	mainstreetWalk?: {
		seen: WeakSet< Element >;
		/** How controls look while they do not have the focus. */
		plain: WeakMap< Element, string >;
		find: () => HTMLElement;
		look: ( element: Element ) => string;
	};
};

/**
 * Gets ready: notes how the controls look without the focus. Runs in the page.
 *
 * @param options          Options.
 * @param options.scope    Selector of the part.
 * @param options.controls Selector of the controls in it.
 */
function begin( options: { scope: string; controls: string } ): void {
	const canvas = document.querySelector< HTMLIFrameElement >(
		'[name="editor-canvas"]'
	);
	const page = document.documentElement.ownerDocument;
	const sheer = /\btransparent\b|rgba\(\d+, \d+, \d+, 0\)/;
	const read = ( element: Element, pseudo?: string ): string => {
		const style = getComputedStyle( element, pseudo );
		const { outline, outlineStyle, outlineWidth } = style;
		const hasOutline =
			outlineStyle !== 'none' &&
			outlineWidth !== '0px' &&
			! sheer.test( outline );
		return [
			hasOutline ? outline : '',
			style.boxShadow,
			style.border,
			style.backgroundColor,
			style.textDecorationLine,
			style.opacity,
			style.visibility,
		].join( ' ' );
	};
	/** The element, what is beside it and in that, and what it stands in: any of them may draw the ring. */
	const look = ( element: Element ): string => {
		const { parentElement } = element;
		const beside = [
			...( parentElement?.querySelectorAll( ':not(option)' ) ?? [] ),
		];
		return [ element, parentElement, parentElement?.parentElement ]
			.concat( beside.slice( 0, 30 ) )
			.flatMap( ( each ) =>
				each
					? [
							read( each ),
							read( each, '::before' ),
							read( each, '::after' ),
						]
					: []
			)
			.join( '|' );
	};
	const plain = new WeakMap< Element, string >();
	const root =
		document.querySelector( options.scope ) ??
		canvas?.contentDocument?.querySelector( options.scope );
	for ( const control of root?.querySelectorAll( options.controls ) ?? [] ) {
		if ( ! control.matches( ':focus' ) ) {
			plain.set( control, look( control ) );
		}
	}
	const keeper = window as Keeper;
	keeper.mainstreetWalk = {
		seen: new WeakSet(),
		plain,
		look,
		find: () => {
			const { activeElement } = page;
			const inner = canvas?.contentDocument?.activeElement;
			return (
				activeElement === canvas && inner ? inner : activeElement
			) as HTMLElement;
		},
	};
}

/**
 * Reads where the focus is, in the page or in the canvas. Runs in the page.
 *
 * @param scope Selector of the part that is walked through.
 */
function readStop( scope: string ): Stop {
	const keep = ( window as Keeper ).mainstreetWalk;
	const element = keep?.find() ?? document.body;
	const name = `${ element.tagName.toLowerCase() } “${ (
		element.getAttribute( 'aria-label' ) ||
		( element as HTMLInputElement ).labels?.[ 0 ]?.textContent ||
		element.getAttribute( 'title' ) ||
		element.textContent ||
		element.className
	)
		.trim()
		.slice( 0, 60 ) }”`;
	const isIn = element.closest( scope ) !== null;
	if ( ! isIn || ! keep ) {
		return { name, isIn, faults: [] };
	}
	for ( const moving of element.ownerDocument.getAnimations() ) {
		if ( 'transitionProperty' in moving ) {
			moving.finish();
		}
	}
	const faults: string[] = [];
	// In a text that is edited the caret is seen, and a frame draws its own.
	const hasOwn = element.isContentEditable || element.tagName === 'IFRAME';
	if ( ! hasOwn && keep.plain.get( element ) === keep.look( element ) ) {
		faults.push( `focus not to be seen: ${ name }` );
	}
	const { width, height } = element.getBoundingClientRect();
	if ( ! element.checkVisibility() || width * height < 1 ) {
		faults.push( `focus on what is not to be seen: ${ name }` );
	}
	keep.seen.add( element );
	return { name, isIn, faults };
}

/**
 * Controls of a part that the walk did not come to. Runs in the page.
 *
 * @param options          Options.
 * @param options.scope    Selector of the part.
 * @param options.controls Selector of the controls in it.
 */
function readMissed( options: { scope: string; controls: string } ): string[] {
	const { scope, controls } = options;
	const keep = ( window as Keeper ).mainstreetWalk;
	const canvas = document.querySelector< HTMLIFrameElement >(
		'[name="editor-canvas"]'
	);
	const root =
		document.querySelector( scope ) ??
		canvas?.contentDocument?.querySelector( scope );
	const all = [
		...( root?.querySelectorAll< HTMLElement >( controls ) ?? [] ),
	];
	const wasSeen = ( element: Element ) => keep?.seen.has( element ) ?? false;
	// Of radio buttons one is a stop, the others are reached by arrows.
	const isOfGroup = ( element: Element ) =>
		element.getAttribute( 'type' ) === 'radio' &&
		all.some(
			( other ) =>
				wasSeen( other ) &&
				other.getAttribute( 'name' ) === element.getAttribute( 'name' )
		);
	return all
		.filter(
			( element ) =>
				element.tabIndex >= 0 &&
				! ( element as HTMLButtonElement ).disabled &&
				// Core leads to its appenders by arrows.
				! element.closest( '[inert], .block-list-appender' ) &&
				element.checkVisibility( { visibilityProperty: true } ) &&
				! wasSeen( element ) &&
				! isOfGroup( element )
		)
		.map(
			( element ) => `not reached: ${ element.outerHTML.slice( 0, 160 ) }`
		);
}

/**
 * Presses a key until the focus has gone through a part of the page and left it.
 *
 * @param page             The page.
 * @param scope            Selector of the part.
 * @param options          Options.
 * @param options.key      Key that leads on.
 * @param options.controls Which controls must be come to; all, if left out.
 * @param options.isRing   Whether the keys lead around within, as in a toolbar or a dialog.
 * @param options.isBegun  Whether the focus is in it already.
 */
export async function walk(
	page: Page,
	scope: string,
	{
		key = 'Tab',
		controls = 'a[href], button, input, select, textarea, iframe, [tabindex]',
		isRing = false,
		isBegun = false,
	} = {}
): Promise< Walked > {
	await page.evaluate( begin, { scope, controls } );
	const stops: string[] = [];
	const faults: string[] = [];
	let end = 'most';
	for ( let steps = 0; steps < 90; steps++ ) {
		if ( steps > 0 || ! isBegun ) {
			await page.keyboard.press( key );
		}
		let stop = await page.evaluate( readStop, scope );
		if ( stop.faults.length > 0 ) {
			// What draws the ring by script does so with its next picture.
			await page.evaluate( waitForFrames );
			stop = await page.evaluate( readStop, scope );
		}
		faults.push( ...stop.faults );
		if (
			isRing &&
			stop.isIn &&
			stops.length > 1 &&
			stop.name === stops[ 0 ]
		) {
			end = 'round';
			break;
		}
		if ( ! stop.isIn && ( stops.length > 0 || isBegun ) ) {
			end = 'left';
			break;
		}
		if ( stop.isIn ) {
			stops.push( stop.name );
		}
	}
	if ( end === 'most' && stops.length > 0 && ! isRing ) {
		faults.push( `no way out: ${ stops.slice( -3 ).join( ', ' ) }` );
	}
	if ( end === 'left' && isRing ) {
		faults.push( `left the ring behind ${ stops.at( -1 ) }` );
	}
	faults.push(
		...( await page.evaluate( readMissed, { scope, controls } ) )
	);
	return { stops, faults };
}
