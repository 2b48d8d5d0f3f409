/**
 * Walks: what a stranger does from one screen to the next, with nothing to go by but what is on the screen. See docs/walks.md.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, type Frame, type Locator, type Page } from '@playwright/test';

const folder = path.join(
	process.env.WP_ARTIFACTS_PATH ?? 'artifacts',
	'walks'
);
const AXE = require.resolve( 'axe-core/axe.min.js' );
/** Rules that find what has no name or no description in words. */
const RULES = [
	'aria-command-name',
	'aria-input-field-name',
	'aria-toggle-field-name',
	'button-name',
	'frame-title',
	'image-alt',
	'label',
	'link-name',
	'select-name',
];

type AxeWindow = {
	axe?: {
		run: (
			context: object,
			options: object
		) => Promise< {
			violations: { id: string; nodes: { html: string }[] }[];
		} >;
	};
};

/**
 * Controls and pictures without a name.
 *
 * @param frame   Document to look at.
 * @param exclude Selectors of what is not ours.
 * @return One line each.
 */
async function findNameless(
	frame: Page | Frame,
	exclude: string[]
): Promise< string[] > {
	if (
		! ( await frame.evaluate( () =>
			Boolean( ( window as AxeWindow ).axe )
		) )
	) {
		await frame.addScriptTag( { path: AXE } );
	}
	return frame.evaluate(
		async ( { rules, others } ) => {
			const answer = await ( window as AxeWindow ).axe?.run(
				{
					include: [ [ 'body' ] ],
					exclude: others.map( ( selector ) => [ selector ] ),
				},
				{
					runOnly: { type: 'rule', values: rules },
					resultTypes: [ 'violations' ],
					iframes: false,
				}
			);
			return ( answer?.violations ?? [] ).flatMap( ( { id, nodes } ) =>
				nodes.map(
					( { html } ) => `${ id }: ${ html.slice( 0, 200 ) }`
				)
			);
		},
		{ rules: RULES, others: exclude }
	);
}

/** One walk; made by `walk()`. */
export class Walk {
	private acts = 0;
	private pictures = 0;
	private seconds = 0;
	private readonly greeted = new Set< Page >();

	constructor(
		private page: Page,
		private readonly name: string
	) {
		fs.rmSync( this.folder, { recursive: true, force: true } );
	}

	private get folder(): string {
		return path.join( folder, this.name );
	}

	/** Goes on in another window: the visitor's, or the owner's again. */
	turnTo( page: Page ): void {
		this.page = page;
	}

	/** WordPress greets who opens its editor for the first time; that is no part of a walk through ours. */
	private async passGreeting(): Promise< void > {
		const page = this.page;
		if ( ! this.greeted.has( page ) ) {
			this.greeted.add( page );
			const greeting = page.getByRole( 'dialog', {
				name: /^Welcome to the/,
			} );
			await page.addLocatorHandler( greeting, () =>
				greeting.getByRole( 'button', { name: 'Close' } ).click()
			);
		}
	}

	/**
	 * A part of the walk: what is done, then a picture of what is there now. All on it has to have a name.
	 *
	 * @param words  What it is, as the picture's name.
	 * @param act    Does it, and waits for what a person would wait for.
	 * @param others Selectors of parts whose names are not ours to give.
	 */
	async step(
		words: string,
		act: () => Promise< void >,
		others: string[] = []
	): Promise< void > {
		await this.passGreeting();
		const began = Date.now();
		await act();
		this.seconds += ( Date.now() - began ) / 1000;
		this.pictures++;
		const number = String( this.pictures ).padStart( 2, '0' );
		await this.page.screenshot( {
			path: path.join(
				this.folder,
				`${ number }-${ words.replace( /\W+/g, '-' ) }.png`
			),
			animations: 'disabled',
		} );
		expect( await this.listNameless( others ), words ).toEqual( [] );
	}

	/** Presses what is seen: one act. */
	async click( target: Locator ): Promise< void > {
		this.acts++;
		await target.click();
	}

	/** Enters a text into a field: one act, however long the text. */
	async fill( target: Locator, text: string ): Promise< void > {
		this.acts++;
		await target.fill( text );
	}

	/** Chooses from a list of options: one act. */
	async select( target: Locator, option: string ): Promise< void > {
		this.acts++;
		await target.selectOption( option );
	}

	/** Types where the cursor is: one act, however long the text. */
	async type( text: string ): Promise< void > {
		this.acts++;
		await this.page.keyboard.type( text );
	}

	/** Presses a key: one act. */
	async press( key: string ): Promise< void > {
		this.acts++;
		await this.page.keyboard.press( key );
	}

	/**
	 * Ends the walk with a line for docs/walks.md.
	 *
	 * @param most How many acts it may take.
	 */
	end( most: number ): void {
		console.log(
			`| ${ this.name } | ${ this.acts } | ${ this.seconds.toFixed( 0 ) } |`
		);
		expect( this.acts, 'acts of the walk' ).toBeLessThanOrEqual( most );
		expect( this.acts, 'acts of the walk' ).toBeGreaterThan( 0 );
	}

	private async listNameless( others: string[] ): Promise< string[] > {
		// The editor's canvas is part of what is seen; frames of other hosts are theirs.
		const canvas = this.page.frame( 'editor-canvas' );
		const documents = [ this.page, ...( canvas ? [ canvas ] : [] ) ];
		const lists = await Promise.all(
			documents.map( ( each ) => findNameless( each, others ) )
		);
		return lists.flat();
	}
}

/**
 * Begins a walk. Pictures go to `walks/<name>` among the artifacts of the run.
 *
 * @param page Where it begins.
 * @param name The walk's name, kebab-case.
 */
export const walk = ( page: Page, name: string ): Walk =>
	new Walk( page, name );
