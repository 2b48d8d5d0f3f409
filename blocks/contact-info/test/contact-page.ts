/** What the browser tests of this block share. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

export const demo = readFileSync(
	path.join( __dirname, '../demo.html' ),
	'utf8'
);

export const areAllValid = ( page: Page ) =>
	page.evaluate( () => {
		type Block = { isValid: boolean; innerBlocks: Block[] };
		const isValid = ( block: Block ): boolean =>
			block.isValid && block.innerBlocks.every( isValid );
		return window.wp.data
			.select( 'core/block-editor' )
			.getBlocks()
			.every( isValid );
	} );

/** Microdata as a search engine reads it (HTML standard, section 5): items at the top of the page. */
export const readItems = ( page: Page ) =>
	page.evaluate( () => {
		const read = ( item: Element ) => {
			const properties: [ string, unknown ][] = [];
			const walk = ( element: Element ) => {
				for ( const child of element.children ) {
					const isItem = child.hasAttribute( 'itemscope' );
					const name = child.getAttribute( 'itemprop' );
					if ( name !== null ) {
						let value: unknown = child.textContent;
						if ( isItem ) {
							value = read( child );
						} else if ( child instanceof HTMLAnchorElement ) {
							value = child.href;
						}
						properties.push( [ name, value ] );
					}
					if ( ! isItem ) {
						walk( child );
					}
				}
			};
			walk( item );
			return { type: item.getAttribute( 'itemtype' ), properties };
		};
		return [
			...document.querySelectorAll( '[itemscope]:not([itemprop])' ),
		].map( read );
	} );

export const isNarrow = ( page: Page ) =>
	page.evaluate(
		() => document.documentElement.scrollWidth <= window.innerWidth
	);

export const scripts = async ( page: Page, url: string ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.resourceType() === 'script' ) {
			asked.push( request.url() );
		}
	} );
	await page.goto( url );
	return asked.filter( ( address ) => address.includes( 'mainstreet' ) );
};
