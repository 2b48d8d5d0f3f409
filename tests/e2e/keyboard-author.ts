/** An author without a mouse: goes to what is in and around a block by keys, and notes what stands in the way. */
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
import { insertBySlash } from './inserter';
import { walk } from './keyboard';
import { expectFocusWithin, pressTo, waitForFrames } from './keyboard-focus';

const TOOLBAR = '[role="toolbar"][aria-label="Block tools"]';
/** Where Tab leads to within a block: core's editor passes links and texts by, which arrows lead to. */
const FIELDS = 'button, input, select, textarea, [role="button"]';

type Tools = { admin: Admin; editor: Editor; page: Page };

/** Whether the block waits for an answer that the test holds back: then nothing else waits for it. */
type Waiting = { isWaiting?: boolean };

/** What is walked through besides the block. */
type Around = Waiting & { toolbar?: boolean; sidebar?: boolean };

export class KeyboardAuthor {
	/** What was wrong, one line each. */
	readonly findings: string[] = [];
	private selector = '';

	private constructor(
		readonly page: Page,
		readonly canvas: Frame,
		readonly name: string
	) {}

	/**
	 * Opens a new post.
	 *
	 * @param tools Of the test.
	 */
	static async open( { admin, editor }: Tools ): Promise< void > {
		await admin.createNewPost();
		await editor.openDocumentSettingsSidebar();
	}

	/**
	 * Opens a new post for one block.
	 *
	 * @param tools Of the test.
	 * @param name  Name of the block that is looked at.
	 */
	static async begin(
		tools: Tools,
		name: string
	): Promise< KeyboardAuthor > {
		await KeyboardAuthor.open( tools );
		const { page } = tools;
		return new KeyboardAuthor( page, await getCanvas( page ), name );
	}

	/**
	 * Empties the post that is open, for one block after another: opening the editor takes longer than looking at a block.
	 *
	 * @param page The editor.
	 * @param name Name of the block that is looked at.
	 */
	static async beginAgain(
		page: Page,
		name: string
	): Promise< KeyboardAuthor > {
		await setBlocks( page, '' );
		return new KeyboardAuthor( page, await getCanvas( page ), name );
	}

	/**
	 * Looks at a block of the post that is open.
	 *
	 * @param page The editor.
	 * @param name Name of the block.
	 */
	static async at( page: Page, name: string ): Promise< KeyboardAuthor > {
		const author = new KeyboardAuthor(
			page,
			await getCanvas( page ),
			name
		);
		await author.find();
		return author;
	}

	/**
	 * Writes a slash and the block's name, and chooses it.
	 *
	 * @param words   What is typed.
	 * @param title   Title of the block.
	 * @param waiting Whether its code is held back.
	 */
	async insert(
		words: string,
		title: string,
		waiting: Waiting = {}
	): Promise< void > {
		await insertBySlash( this.page, this.canvas, words, title );
		await this.find( waiting );
	}

	/**
	 * Puts saved blocks into the post, and finds the one that is looked at.
	 *
	 * @param content Serialised blocks.
	 * @param waiting Whether an answer it asks for is held back.
	 */
	async put( content: string, waiting: Waiting = {} ): Promise< void > {
		await setBlocks( this.page, content );
		await this.find( waiting );
	}

	/** The block. */
	get block(): Locator {
		return this.canvas.locator( this.selector );
	}

	/** Selects the block, as arrows do that lead to it. */
	async enter(): Promise< void > {
		await this.block.focus();
		await expect( this.block ).toHaveClass( /is-selected/ );
	}

	async press( ...keys: string[] ): Promise< void > {
		for ( const key of keys ) {
			await this.page.keyboard.press( key );
		}
	}

	/**
	 * Presses a key until a control has the focus.
	 *
	 * @param control The control.
	 * @param key     Key that leads on.
	 */
	go( control: Locator, key = 'Tab' ): Promise< void > {
		return pressTo( this.page, control, key );
	}

	/**
	 * Goes to a button of the block's toolbar and presses it.
	 *
	 * @param name Name of the button.
	 */
	async useTool( name: string ): Promise< void > {
		await this.enter();
		await this.press( 'Alt+F10' );
		await this.go(
			this.page
				.locator( TOOLBAR )
				.getByRole( 'button', { name, exact: true } ),
			'ArrowRight'
		);
		await this.press( 'Enter' );
	}

	/**
	 * Audits the block as it is, and walks through it.
	 *
	 * @param state  Name of the state.
	 * @param around What is walked through besides.
	 */
	async look( state: string, around: Around = {} ): Promise< void > {
		await this.settle( around );
		await this.enter();
		this.note(
			state,
			await audit( this.canvas, this.selector, CORE_CHROME )
		);
		await this.walk( state, this.selector, {
			controls: FIELDS,
			isBegun: true,
		} );
		if ( around.toolbar ) {
			await this.enter();
			await this.press( 'Alt+F10' );
			this.note(
				`${ state }, toolbar`,
				await audit( this.page, TOOLBAR )
			);
			await this.walk( `${ state }, toolbar`, TOOLBAR, {
				key: 'ArrowRight',
				isBegun: true,
				isRing: true,
			} );
		}
		if ( around.sidebar ) {
			await this.lookAtSidebar( `${ state }, sidebar` );
		}
	}

	/**
	 * Walks through a part of the page, and notes what is wrong.
	 *
	 * @param state   Name of the state.
	 * @param scope   Selector of the part.
	 * @param options As of walk().
	 */
	async walk(
		state: string,
		scope: string,
		options: Parameters< typeof walk >[ 2 ]
	): Promise< void > {
		const { stops, faults } = await walk( this.page, scope, options );
		this.note( state, faults );
		if ( stops.length === 0 ) {
			this.note( state, [ 'keys do not lead there' ] );
		}
		if ( process.env.MAINSTREET_LOOK ) {
			console.log( this.name, state, stops );
		}
	}

	readonly expectFocusWithin = ( state: string ) =>
		expectFocusWithin( this.block, state );

	private async lookAtSidebar( state: string ): Promise< void > {
		await this.enter();
		const closed = this.page
			.locator(
				`${ INSPECTOR } .components-panel__body-toggle[aria-expanded="false"]`
			)
			.first();
		while ( await closed.isVisible() ) {
			await this.go( closed );
			await this.press( 'Enter' );
		}
		const tabs = this.page.locator( INSPECTOR ).getByRole( 'tab' );
		const names = await tabs.evaluateAll( ( all ) =>
			all.map( ( tab ) => tab.ariaLabel ?? tab.textContent )
		);
		// An inspector without tabs is looked at once.
		for ( const tab of names.length > 0 ? names : [ 'all' ] ) {
			if ( names.length > 0 ) {
				await this.openTab( tab );
			}
			this.note(
				`${ state } (${ tab })`,
				await audit( this.page, INSPECTOR, CORE_CHROME, CORE_FAULTS )
			);
			await this.enter();
			await this.walk( `${ state } (${ tab })`, INSPECTOR, {} );
		}
	}

	/** Goes to a tab of the sidebar, from the one that is shown, and opens it. */
	private async openTab( name: string ): Promise< void > {
		const sidebar = this.page.locator( INSPECTOR );
		const tab = sidebar.getByRole( 'tab', { name, exact: true } );
		await this.enter();
		await this.go( sidebar.getByRole( 'tab', { selected: true } ) );
		if ( ( await tab.getAttribute( 'aria-selected' ) ) !== 'true' ) {
			await this.go( tab, 'ArrowRight' );
			await this.press( 'Enter' );
		}
		await expect( tab ).toHaveAttribute( 'aria-selected', 'true' );
	}

	private note( state: string, lines: string[] ): void {
		this.findings.push(
			...lines.map( ( line ) => `${ state }: ${ line }` )
		);
	}

	private async settle( { isWaiting }: Waiting ): Promise< void > {
		await ( isWaiting
			? this.page.evaluate( waitForFrames )
			: settle( this.page, this.canvas ) );
	}

	/** Finds the block once it is drawn. */
	private async find( waiting: Waiting = {} ): Promise< void > {
		await expect( async () => {
			const { id } = await readCanvas( this.page, this.name );
			expect( id ).not.toBe( '' );
			this.selector = `[data-block="${ id }"]`;
		} ).toPass();
		await this.block.waitFor();
		await this.settle( waiting );
	}
}
