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
