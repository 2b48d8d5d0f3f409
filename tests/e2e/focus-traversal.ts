/** Moves the focus through a part of a page with one key, and reports where keyboard users get stuck or lose the focus. */
import type { Page } from '@playwright/test';
import { waitForAnimationFrames } from './keyboard-focus';

/** The element that has the focus after a key press. */
type FocusedElement = {
	/** Tag name and label. */
	name: string;
	/** Whether the element is within the tested part of the page. */
	isInScope: boolean;
	problems: string[];
};

type Traversal = {
	/** Names of the focused elements, in order. */
	tabStops: string[];
	problems: string[];
};

/** State that is kept in the page between two key presses. */
type TraversalWindow = {
	mainstreetTraversal?: {
		visited: WeakSet< Element >;
		/** Styles of each control without the focus. */
		unfocusedStyles: WeakMap< Element, string >;
		getFocused: () => HTMLElement;
		readStyles: ( element: Element ) => string;
	};
};

/**
 * Records the styles that controls have without the focus. Runs in the page.
 *
 * @param options          Options.
 * @param options.scope    Selector of the tested part of the page.
 * @param options.controls Selector of the controls in it.
 */
function startTraversal( options: { scope: string; controls: string } ): void {
	const canvas = document.querySelector< HTMLIFrameElement >(
		'[name="editor-canvas"]'
	);
	const page = document.documentElement.ownerDocument;
	const transparent = /\btransparent\b|rgba\(\d+, \d+, \d+, 0\)/;
	const readFocusStyles = ( element: Element, pseudo?: string ): string => {
		const style = getComputedStyle( element, pseudo );
		const { outline, outlineStyle, outlineWidth } = style;
		const hasOutline =
			outlineStyle !== 'none' &&
			outlineWidth !== '0px' &&
			! transparent.test( outline );
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
	/** Reads the element, its siblings with their descendants, and two ancestors: any of them may draw the focus ring. */
	const readStyles = ( element: Element ): string => {
		const { parentElement } = element;
		const siblings = [
			...( parentElement?.querySelectorAll( ':not(option)' ) ?? [] ),
		];
		return [ element, parentElement, parentElement?.parentElement ]
			.concat( siblings.slice( 0, 30 ) )
			.flatMap( ( each ) =>
				each
					? [
							readFocusStyles( each ),
							readFocusStyles( each, '::before' ),
							readFocusStyles( each, '::after' ),
						]
					: []
			)
			.join( '|' );
	};
	const unfocusedStyles = new WeakMap< Element, string >();
	const root =
		document.querySelector( options.scope ) ??
		canvas?.contentDocument?.querySelector( options.scope );
	for ( const control of root?.querySelectorAll( options.controls ) ?? [] ) {
		if ( ! control.matches( ':focus' ) ) {
			unfocusedStyles.set( control, readStyles( control ) );
		}
	}
	( window as TraversalWindow ).mainstreetTraversal = {
		visited: new WeakSet(),
		unfocusedStyles,
		readStyles,
		getFocused: () => {
			const { activeElement } = page;
			const inner = canvas?.contentDocument?.activeElement;
			return (
				activeElement === canvas && inner ? inner : activeElement
			) as HTMLElement;
		},
	};
}

/**
 * Reads which element has the focus, in the page or in the editor canvas. Runs in the page.
 *
 * @param scope Selector of the tested part of the page.
 */
function readFocusedElement( scope: string ): FocusedElement {
	const state = ( window as TraversalWindow ).mainstreetTraversal;
	const element = state?.getFocused() ?? document.body;
	const name = `${ element.tagName.toLowerCase() } “${ (
		element.getAttribute( 'aria-label' ) ||
		( element as HTMLInputElement ).labels?.[ 0 ]?.textContent ||
		element.getAttribute( 'title' ) ||
		element.textContent ||
		element.className
	)
		.trim()
		.slice( 0, 60 ) }”`;
	const isInScope = element.closest( scope ) !== null;
	if ( ! isInScope || ! state ) {
		return { name, isInScope, problems: [] };
	}
	for ( const animation of element.ownerDocument.getAnimations() ) {
		if ( 'transitionProperty' in animation ) {
			animation.finish();
		}
	}
	const problems: string[] = [];
	// An editable text shows the caret, and a frame draws its own focus ring.
	const needsNoRing =
		element.isContentEditable || element.tagName === 'IFRAME';
	if (
		! needsNoRing &&
		state.unfocusedStyles.get( element ) === state.readStyles( element )
	) {
		problems.push( `focus is not visible: ${ name }` );
	}
	const { width, height } = element.getBoundingClientRect();
	if ( ! element.checkVisibility() || width * height < 1 ) {
		problems.push( `focus is on a hidden element: ${ name }` );
	}
	state.visited.add( element );
	return { name, isInScope, problems };
}

/**
 * Lists the controls that never had the focus. Runs in the page.
 *
 * @param options          Options.
 * @param options.scope    Selector of the tested part of the page.
 * @param options.controls Selector of the controls in it.
 */
function findUnreachedControls( options: {
	scope: string;
	controls: string;
} ): string[] {
	const { scope, controls } = options;
	const state = ( window as TraversalWindow ).mainstreetTraversal;
	const canvas = document.querySelector< HTMLIFrameElement >(
		'[name="editor-canvas"]'
	);
	const root =
		document.querySelector( scope ) ??
		canvas?.contentDocument?.querySelector( scope );
	const all = [
		...( root?.querySelectorAll< HTMLElement >( controls ) ?? [] ),
	];
	const wasVisited = ( element: Element ) =>
		state?.visited.has( element ) ?? false;
	// A group of radio buttons is one tab stop; arrow keys reach the others.
	const isInVisitedRadioGroup = ( element: Element ) =>
		element.getAttribute( 'type' ) === 'radio' &&
		all.some(
			( other ) =>
				wasVisited( other ) &&
				other.getAttribute( 'name' ) === element.getAttribute( 'name' )
		);
	return all
		.filter(
			( element ) =>
				element.tabIndex >= 0 &&
				! ( element as HTMLButtonElement ).disabled &&
				// WordPress's block appenders are reached with arrow keys.
				! element.closest( '[inert], .block-list-appender' ) &&
				element.checkVisibility( { visibilityProperty: true } ) &&
				! wasVisited( element ) &&
				! isInVisitedRadioGroup( element )
		)
		.map(
			( element ) => `not reached: ${ element.outerHTML.slice( 0, 160 ) }`
		);
}

/**
 * Presses a key until the focus has moved through a part of the page and left it.
 *
 * @param page                 The page.
 * @param scope                Selector of the tested part of the page.
 * @param options              Options.
 * @param options.key          Key that moves the focus.
 * @param options.controls     Selector of the controls that have to be reached; every focusable element by default.
 * @param options.wraps        Whether the focus returns to the first control after the last, as in a toolbar or a dialog.
 * @param options.startsInside Whether the focus is in that part already.
 */
export async function traverseFocus(
	page: Page,
	scope: string,
	{
		key = 'Tab',
		controls = 'a[href], button, input, select, textarea, iframe, [tabindex]',
		wraps = false,
		startsInside = false,
	} = {}
): Promise< Traversal > {
	await page.evaluate( startTraversal, { scope, controls } );
	const tabStops: string[] = [];
	const problems: string[] = [];
	let end: 'limit' | 'wrapped' | 'left' = 'limit';
	for ( let presses = 0; presses < 90; presses++ ) {
		if ( presses > 0 || ! startsInside ) {
			await page.keyboard.press( key );
		}
		let focused = await page.evaluate( readFocusedElement, scope );
		if ( focused.problems.length > 0 ) {
			// A focus ring that a script draws appears with the next frame.
			await page.evaluate( waitForAnimationFrames );
			focused = await page.evaluate( readFocusedElement, scope );
		}
		problems.push( ...focused.problems );
		if (
			wraps &&
			focused.isInScope &&
			tabStops.length > 1 &&
			focused.name === tabStops[ 0 ]
		) {
			end = 'wrapped';
			break;
		}
		if ( ! focused.isInScope && ( tabStops.length > 0 || startsInside ) ) {
			end = 'left';
			break;
		}
		if ( focused.isInScope ) {
			tabStops.push( focused.name );
		}
	}
	if ( end === 'limit' && tabStops.length > 0 && ! wraps ) {
		problems.push(
			`focus does not get out: ${ tabStops.slice( -3 ).join( ', ' ) }`
		);
	}
	if ( end === 'left' && wraps ) {
		problems.push( `focus does not wrap after ${ tabStops.at( -1 ) }` );
	}
	problems.push(
		...( await page.evaluate( findUnreachedControls, { scope, controls } ) )
	);
	return { tabStops, problems };
}
