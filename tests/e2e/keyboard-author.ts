/** An author who uses the keyboard alone: moves through a block and the UI around it, and collects accessibility problems. */
import type { Frame, Locator, Page } from '@playwright/test';
import type { Admin, Editor } from '@wordpress/e2e-test-utils-playwright';
import { audit } from '../sweeps/axe';
import {
	getCanvas,
	INSPECTOR,
	readCanvas,
	setBlocks,
	settle,
} from '../sweeps/canvas';
import { CORE_CHROME, CORE_FAULTS } from '../sweeps/core-parts';
import { expect } from './fixtures';
import { traverseFocus } from './focus-traversal';
import { insertBySlash } from './inserter';
import {
	expectFocusWithin,
	pressUntilFocused,
	waitForAnimationFrames,
} from './keyboard-focus';

const TOOLBAR = '[role="toolbar"][aria-label="Block tools"]';
/** What Tab reaches within a block: in the editor, links and texts are reached with arrow keys. */
const TABBABLE = 'button, input, select, textarea, [role="button"]';

type EditorFixtures = { admin: Admin; editor: Editor; page: Page };

/** Whether the test holds a response that the block needs; the block then never settles. */
type Loading = { isLoading?: boolean };

/** What is audited besides the block. */
type AuditOptions = Loading & { toolbar?: boolean; sidebar?: boolean };

export class KeyboardAuthor {
	/** Problems found so far, each with the state in which it occurred. */
	readonly problems: string[] = [];
	private selector = '';

	private constructor(
		readonly page: Page,
		readonly canvas: Frame,
		readonly blockName: string
	) {}

	/**
	 * Opens a new post, with the settings sidebar.
	 *
	 * @param fixtures Fixtures of the test.
	 */
	static async openNewPost( {
		admin,
		editor,
	}: EditorFixtures ): Promise< void > {
		await admin.createNewPost();
		await editor.openDocumentSettingsSidebar();
	}

	/**
	 * Opens a new post, to test one block in it.
	 *
	 * @param fixtures  Fixtures of the test.
	 * @param blockName Name of the tested block.
	 */
	static async inNewPost(
		fixtures: EditorFixtures,
		blockName: string
	): Promise< KeyboardAuthor > {
		await KeyboardAuthor.openNewPost( fixtures );
		const { page } = fixtures;
		return new KeyboardAuthor( page, await getCanvas( page ), blockName );
	}

	/**
	 * Empties the open post, to test another block in it: opening the editor takes longer than testing a block.
	 *
	 * @param page      The editor.
	 * @param blockName Name of the tested block.
	 */
	static async inEmptiedPost(
		page: Page,
		blockName: string
	): Promise< KeyboardAuthor > {
		await setBlocks( page, '' );
		return new KeyboardAuthor( page, await getCanvas( page ), blockName );
	}

	/**
	 * Tests a block that the open post holds already.
	 *
	 * @param page      The editor.
	 * @param blockName Name of the tested block.
	 */
	static async forExistingBlock(
		page: Page,
		blockName: string
	): Promise< KeyboardAuthor > {
		const author = new KeyboardAuthor(
			page,
			await getCanvas( page ),
			blockName
		);
		await author.waitForBlock();
		return author;
	}

	/**
	 * Inserts the block with the slash inserter.
	 *
	 * @param query   Text that is typed after the slash.
	 * @param title   Title of the block.
	 * @param loading Whether the code of the block is held.
	 */
	async insertBlock(
		query: string,
		title: string,
		loading: Loading = {}
	): Promise< void > {
		await insertBySlash( this.page, this.canvas, query, title );
		await this.waitForBlock( loading );
	}

	/**
	 * Replaces the content of the post, and waits for the tested block in it.
	 *
	 * @param content Serialized blocks.
	 * @param loading Whether a response that the block needs is held.
	 */
	async setContent(
		content: string,
		loading: Loading = {}
	): Promise< void > {
		await setBlocks( this.page, content );
		await this.waitForBlock( loading );
	}

	get block(): Locator {
		return this.canvas.locator( this.selector );
	}

	/** Selects the block by moving the focus to it. */
	async selectBlock(): Promise< void > {
		await this.block.focus();
		await expect( this.block ).toHaveClass( /is-selected/ );
	}

	async pressKeys( ...keys: string[] ): Promise< void > {
		for ( const key of keys ) {
			await this.page.keyboard.press( key );
		}
	}

	/**
	 * Presses a key until a control has the focus.
	 *
	 * @param control The control.
	 * @param key     Key that moves the focus.
	 */
	moveFocusTo( control: Locator, key = 'Tab' ): Promise< void > {
		return pressUntilFocused( this.page, control, key );
	}

	/**
	 * Moves the focus to a control and presses Enter.
	 *
	 * @param control The control.
	 * @param key     Key that moves the focus.
	 */
	async activate( control: Locator, key = 'Tab' ): Promise< void > {
		await this.moveFocusTo( control, key );
		await this.pressKeys( 'Enter' );
	}

	/**
	 * Activates a button of the block toolbar.
	 *
	 * @param name Name of the button.
	 */
	async activateToolbarButton( name: string ): Promise< void > {
		await this.selectBlock();
		await this.pressKeys( 'Alt+F10' );
		await this.activate(
			this.page
				.locator( TOOLBAR )
				.getByRole( 'button', { name, exact: true } ),
			'ArrowRight'
		);
	}

	/**
	 * Runs axe on the block in its current state, and checks its tab order.
	 *
	 * @param state   Name of the state.
	 * @param options What is audited besides the block.
	 */
	async auditState(
		state: string,
		options: AuditOptions = {}
	): Promise< void > {
		await this.waitUntilSettled( options );
		await this.selectBlock();
		this.addProblems(
			state,
			await audit( this.canvas, this.selector, CORE_CHROME )
		);
		await this.auditTabOrder( state, this.selector, {
			controls: TABBABLE,
			startsInside: true,
		} );
		if ( options.toolbar ) {
			await this.selectBlock();
			await this.pressKeys( 'Alt+F10' );
			this.addProblems(
				`${ state }, toolbar`,
				await audit( this.page, TOOLBAR )
			);
			await this.auditTabOrder( `${ state }, toolbar`, TOOLBAR, {
				key: 'ArrowRight',
				startsInside: true,
				wraps: true,
			} );
		}
		if ( options.sidebar ) {
			await this.auditSidebar( `${ state }, sidebar` );
		}
	}

	/**
	 * Moves the focus through a part of the page, and collects the problems.
	 *
	 * @param state   Name of the state.
	 * @param scope   Selector of the part.
	 * @param options Options of traverseFocus().
	 */
	async auditTabOrder(
		state: string,
		scope: string,
		options: Parameters< typeof traverseFocus >[ 2 ]
	): Promise< void > {
		const { tabStops, problems } = await traverseFocus(
			this.page,
			scope,
			options
		);
		this.addProblems( state, problems );
		if ( tabStops.length === 0 ) {
			this.addProblems( state, [ 'cannot be reached by keyboard' ] );
		}
		if ( process.env.MAINSTREET_LOOK ) {
			console.log( this.blockName, state, tabStops );
		}
	}

	readonly expectFocusWithin = ( state: string ) =>
		expectFocusWithin( this.block, state );

	private async auditSidebar( state: string ): Promise< void > {
		await this.selectBlock();
		const closedPanel = this.page
			.locator(
				`${ INSPECTOR } .components-panel__body-toggle[aria-expanded="false"]`
			)
			.first();
		while ( await closedPanel.isVisible() ) {
			await this.activate( closedPanel );
		}
		const tabs = this.page.locator( INSPECTOR ).getByRole( 'tab' );
		const names = await tabs.evaluateAll( ( all ) =>
			all.map( ( tab ) => tab.ariaLabel ?? tab.textContent )
		);
		// An inspector without tabs is audited once.
		for ( const tab of names.length > 0 ? names : [ 'all' ] ) {
			if ( names.length > 0 ) {
				await this.openSidebarTab( tab );
			}
			this.addProblems(
				`${ state } (${ tab })`,
				await audit( this.page, INSPECTOR, CORE_CHROME, CORE_FAULTS )
			);
			await this.selectBlock();
			await this.auditTabOrder( `${ state } (${ tab })`, INSPECTOR, {} );
		}
	}

	/** Moves the focus from the selected sidebar tab to another one, and opens it. */
	private async openSidebarTab( name: string ): Promise< void > {
		const sidebar = this.page.locator( INSPECTOR );
		const tab = sidebar.getByRole( 'tab', { name, exact: true } );
		await this.selectBlock();
		await this.moveFocusTo(
			sidebar.getByRole( 'tab', { selected: true } )
		);
		if ( ( await tab.getAttribute( 'aria-selected' ) ) !== 'true' ) {
			await this.activate( tab, 'ArrowRight' );
		}
		await expect( tab ).toHaveAttribute( 'aria-selected', 'true' );
	}

	private addProblems( state: string, problems: string[] ): void {
		this.problems.push(
			...problems.map( ( problem ) => `${ state }: ${ problem }` )
		);
	}

	private async waitUntilSettled( { isLoading }: Loading ): Promise< void > {
		await ( isLoading
			? this.page.evaluate( waitForAnimationFrames )
			: settle( this.page, this.canvas ) );
	}

	/** Waits until the block is drawn, and stores its selector. */
	private async waitForBlock( loading: Loading = {} ): Promise< void > {
		await expect( async () => {
			const { id } = await readCanvas( this.page, this.blockName );
			expect( id ).not.toBe( '' );
			this.selector = `[data-block="${ id }"]`;
		} ).toPass();
		await this.block.waitFor();
		await this.waitUntilSettled( loading );
	}
}
