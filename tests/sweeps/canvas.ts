/** What stands in the editor's canvas, and the controls around it. */
import type { Frame, Locator, Page } from '@playwright/test';
import { expect } from '../e2e/fixtures';

/** Controls of the selected block. */
export const INSPECTOR = '.block-editor-block-inspector';

/** Client id of the first block of a name in the canvas, and whether all blocks are valid. */
export function readCanvas(
	page: Page,
	name: string
): Promise< { id: string; invalid: string[] } > {
	return page.evaluate( ( wanted ) => {
		type Block = {
			name: string;
			clientId: string;
			isValid: boolean;
			innerBlocks: Block[];
		};
		const flatten = ( list: Block[] ): Block[] =>
			list.flatMap( ( block ) => [
				block,
				...flatten( block.innerBlocks ),
			] );
		const all = flatten(
			window.wp.data.select( 'core/block-editor' ).getBlocks()
		);
		return {
			id: all.find( ( block ) => block.name === wanted )?.clientId ?? '',
			invalid: all
				.filter( ( block ) => ! block.isValid )
				.map( ( block ) => block.name ),
		};
	}, name );
}

/** The document that holds the blocks, once it is there. */
export async function getCanvas( page: Page ): Promise< Frame > {
	const canvas = page.locator( '[name="editor-canvas"]' );
	// The frame is there before its document is.
	await canvas.contentFrame().locator( '.is-root-container' ).waitFor();
	const frame = await ( await canvas.elementHandle() )?.contentFrame();
	if ( ! frame ) {
		throw new Error( 'The editor has no canvas.' );
	}
	return frame;
}

/** Waits until no block is busy, the sheets of all are there, and what is drawn no longer moves. */
export async function settle( page: Page, canvas: Frame ): Promise< void > {
	await expect(
		canvas.locator(
			'.wp-block[aria-busy="true"], .wp-block .components-spinner'
		)
	).toHaveCount( 0 );
	await canvas.waitForFunction( () =>
		[
			...document.querySelectorAll< HTMLLinkElement >(
				'link[rel="stylesheet"]'
			),
		].every( ( { sheet } ) => sheet )
	);
	await canvas.evaluate( () =>
		Promise.all(
			document
				.getAnimations()
				.filter( ( { effect } ) =>
					Number.isFinite(
						Number( effect?.getComputedTiming().endTime )
					)
				)
				.map( ( { finished } ) => finished.catch( () => undefined ) )
		)
	);
	await page.evaluate(
		() =>
			new Promise( ( resolve ) =>
				requestAnimationFrame( () => requestAnimationFrame( resolve ) )
			)
	);
}

/** Puts other blocks in the place of all. */
export async function setBlocks(
	page: Page,
	content: string
): Promise< void > {
	await page.evaluate( ( html ) => {
		const { blocks, data } = window.wp;
		data.dispatch( 'core/block-editor' ).resetBlocks(
			blocks.parse( html )
		);
	}, content );
}

/** Opens what is folded in the controls of the selected block, and what is folded in that. */
export async function openAllPanels( page: Page ): Promise< void > {
	const closed = page.locator(
		`${ INSPECTOR } .components-panel__body-toggle[aria-expanded="false"]`
	);
	await expect
		.poll(
			() =>
				closed.evaluateAll( ( toggles: HTMLElement[] ) => {
					toggles.forEach( ( toggle ) => toggle.click() );
					return toggles.length;
				} ),
			{ intervals: [ 20 ] }
		)
		.toBe( 0 );
}

/** Shows the settings that panels leave to their menus while nobody has set them. */
export async function showAllSettings( page: Page ): Promise< void > {
	const menus = page.locator(
		`${ INSPECTOR } .components-tools-panel-header .components-dropdown-menu__toggle`
	);
	for ( const menu of await menus.all() ) {
		await menu.click();
		await page
			.getByRole( 'menuitemcheckbox', { checked: false } )
			.evaluateAll( ( items: HTMLElement[] ) =>
				items.forEach( ( item ) => item.click() )
			);
		await page.keyboard.press( 'Escape' );
	}
}

/** Tabs of the inspector that hold controls of ours, and no styles; null where there are no tabs. */
export async function getTabs( page: Page ): Promise< Locator[] | null > {
	const tabs = await page
		.locator( INSPECTOR )
		.getByRole( 'tab', { name: /^(Content|Settings)$/ } )
		.all();
	return tabs.length > 0 ? tabs : null;
}

/** A block's elements and texts: being selected changes classes and borders of all blocks, and these of some. */
export function describe( canvas: Frame, selector: string ): Promise< string > {
	return canvas.locator( selector ).evaluate( ( block ) => {
		const tags = [ ...block.querySelectorAll( '*' ) ].map(
			( element ) =>
				element.tagName + ( element.getAttribute( 'role' ) ?? '' )
		);
		return `${ tags } ${ block.textContent }`;
	} );
}

/** The markup of the controls without its numbers: controls that are the same need no second audit. */
export const describeControls = async ( page: Page ): Promise< string > =>
	( await page.locator( INSPECTOR ).innerHTML() ).replace( /\d+/g, '' );
