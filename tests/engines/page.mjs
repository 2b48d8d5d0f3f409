/** The verbs of a scenario, the same for every engine. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

/** Time that a page has for what is expected of it, in ms. */
const PATIENCE = 10_000;

/** Runs in the page: finds an element by selector and text, and marks it for the driver. */
function mark( selector, text, name ) {
	document
		.querySelectorAll( `[${ name }]` )
		.forEach( ( element ) => element.removeAttribute( name ) );
	const element = [ ...document.querySelectorAll( selector ) ].find(
		( candidate ) =>
			candidate.getClientRects().length > 0 &&
			( text === null ||
				`${ candidate.textContent } ${ candidate.getAttribute( 'aria-label' ) ?? '' }`.includes(
					text
				) )
	);
	element?.setAttribute( name, '' );
	// The driver presses in the middle; what is half outside the window would be missed.
	element?.scrollIntoView( { block: 'center', behavior: 'instant' } );
	return Boolean( element );
}

const MARK = 'data-engines-target';

/** Runs in the page: what a person can read in the first element, or undefined where it is not shown. */
function readText( selector ) {
	const element = [ ...document.querySelectorAll( selector ) ].find(
		( candidate ) => candidate.checkVisibility()
	);
	return element?.innerText.replace( /\s+/g, ' ' ).trim();
}

const fits = ( value, wanted ) =>
	wanted instanceof RegExp
		? wanted.test( value ?? '' )
		: String( value ?? '' ).includes( wanted );

export class Page {
	/**
	 * @param {Object} driver  Of an adapter.
	 * @param {string} siteUrl Address of the site, for paths.
	 */
	constructor( driver, siteUrl ) {
		this.driver = driver;
		this.siteUrl = siteUrl;
		this.allowed = [];
	}

	/** Expects a fault that the scenario provokes. */
	allow( pattern ) {
		this.allowed.push( pattern );
	}

	open( url, { scripts = true } = {} ) {
		const address = new URL( url, this.siteUrl );
		if ( ! scripts ) {
			address.searchParams.set( 'engines_no_script', '1' );
			this.allow( /Content-Security-Policy/ );
		}
		return this.driver.goto( address.href );
	}

	/** Runs a function in the page; it sees only its arguments, which must be JSON. */
	evaluate( fn, ...args ) {
		return this.driver.evaluate( String( fn ), args );
	}

	/**
	 * Repeats a look at the page until it is as expected.
	 *
	 * @param {string}   what   What is waited for; part of the failure.
	 * @param {Function} look   Runs in the page.
	 * @param {any[]}    args   Its arguments.
	 * @param {Function} accept Whether a result is as expected; default: anything truthy.
	 */
	waitUntil( what, look, args = [], accept = Boolean ) {
		return this.poll( what, () => this.evaluate( look, ...args ), accept );
	}

	/** The same for a look at something else. */
	async poll( what, look, accept = Boolean ) {
		const end = Date.now() + PATIENCE;
		let last;
		do {
			try {
				last = await look();
				if ( accept( last ) ) {
					return last;
				}
			} catch ( error ) {
				// A page that is being left has nothing to look at.
				last = error;
			}
			await sleep( 50 );
		} while ( Date.now() < end );
		const seen = last instanceof Error ? last : JSON.stringify( last );
		throw new Error( `${ what }; last seen: ${ seen }` );
	}

	/** Waits until an element is shown. */
	waitFor( selector, { text = null } = {} ) {
		return this.waitUntil( `${ selector } ${ text ?? '' } is shown`, mark, [
			selector,
			text,
			MARK,
		] );
	}

	waitForGone( selector ) {
		return this.waitUntil(
			`${ selector } is not shown`,
			( each ) =>
				[ ...document.querySelectorAll( each ) ].every(
					( element ) => ! element.checkVisibility()
				),
			[ selector ]
		);
	}

	waitForText( selector, wanted ) {
		return this.waitUntil(
			`${ selector } reads ${ wanted }`,
			readText,
			[ selector ],
			( text ) => fits( text, wanted )
		);
	}

	waitForAttribute( selector, name, wanted ) {
		return this.waitUntil(
			`${ name } of ${ selector } is ${ wanted }`,
			( each, attribute ) =>
				document.querySelector( each )?.getAttribute( attribute ),
			[ selector, name ],
			( value ) => value === wanted
		);
	}

	waitForFocus( selector ) {
		return this.waitUntil(
			`${ selector } has the focus`,
			( each ) => document.querySelector( ':focus' )?.matches( each ),
			[ selector ]
		);
	}

	waitForUrl( pattern ) {
		return this.waitUntil(
			`the address is ${ pattern }`,
			() => window.location.href,
			[],
			( url ) => pattern.test( url ?? '' )
		);
	}

	text( selector ) {
		return this.evaluate( readText, selector );
	}

	attribute( selector, name ) {
		return this.evaluate(
			( each, attribute ) =>
				document.querySelector( each )?.getAttribute( attribute ),
			selector,
			name
		);
	}

	async click( selector, options ) {
		await this.waitFor( selector, options );
		await this.driver.click( `[${ MARK }]` );
	}

	async focus( selector, options ) {
		await this.waitFor( selector, options );
		await this.evaluate(
			( each ) => document.querySelector( each ).focus(),
			`[${ MARK }]`
		);
	}

	/** Replaces what stands in a field by keys. */
	async type( selector, text ) {
		await this.focus( selector );
		await this.evaluate( () =>
			document.querySelector( ':focus' ).select?.()
		);
		await this.driver.type( text );
	}

	press( key ) {
		return this.driver.press( key );
	}

	/**
	 * Drags within an element.
	 *
	 * @param {string}   selector Element.
	 * @param {number[]} from     Where in it, as parts of its width and height.
	 * @param {number[]} to       Where to.
	 */
	async drag( selector, from, to ) {
		await this.waitFor( selector );
		const { left, top, width, height } = await this.evaluate( ( each ) => {
			const box = document.querySelector( each ).getBoundingClientRect();
			return {
				left: box.left,
				top: box.top,
				width: box.width,
				height: box.height,
			};
		}, selector );
		const [ start, end ] = [ from, to ].map( ( [ x, y ] ) => [
			Math.round( left + x * width ),
			Math.round( top + y * height ),
		] );
		await this.driver.drag( start, end );
	}

	back() {
		return this.driver.back();
	}

	width( pixels ) {
		return this.driver.setWidth( pixels );
	}

	/** Fails where the page is wider than its window. */
	async assertFits() {
		const [ page, view ] = await this.evaluate( () => [
			document.documentElement.scrollWidth,
			document.documentElement.clientWidth,
		] );
		assert.ok( page <= view, `the page is ${ page } px wide in ${ view }` );
	}

	/** What went wrong in the page, apart from what was allowed. */
	async takeFaults() {
		const collected = await this.evaluate( () =>
			JSON.parse( sessionStorage.getItem( 'mainstreet-faults' ) ?? '[]' )
		).catch( () => [] );
		return [ ...this.driver.faults, ...collected ].filter(
			( fault ) =>
				! this.allowed.some( ( pattern ) => pattern.test( fault ) )
		);
	}
}
