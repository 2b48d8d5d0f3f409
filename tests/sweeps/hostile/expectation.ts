import type { Page } from '@playwright/test';
import { KEYS } from '../page';
import { inspect } from './inspect';

type Rendering = { html: string; errors: string[]; ms: number };

/** A content to render, and what is wrong with it. */
export type Trial = { label: string; content: string };

const BATCH = 200;
/** What one megabyte may take, on a machine that runs other tests too. */
const MAX_MS = 5000;

async function render(
	page: Page,
	contents: string[],
	user?: string
): Promise< Rendering[] > {
	const response = await page.request.post( '/?mainstreet_test=render', {
		data: { contents, user },
		headers: { 'X-Mainstreet-Options': JSON.stringify( KEYS ) },
		timeout: 60_000,
	} );
	const text = await response.text();
	const results: Rendering[] | undefined = text.startsWith( '{' )
		? JSON.parse( text ).results
		: undefined;
	if ( results?.length !== contents.length ) {
		throw new Error( `Rendering ended early: ${ text.slice( 0, 500 ) }` );
	}
	return results;
}

/** What a block's renderings may be made of: whatever harmless values make of it. */
export class Expectation {
	private readonly tags = new Set< string >();
	private readonly styles = new Set< string >();
	private readonly page: Page;

	constructor( page: Page ) {
		this.page = page;
	}

	/**
	 * Takes what these contents render for harmless.
	 *
	 * @param contents Serialised blocks.
	 */
	async learn( contents: string[] ): Promise< void > {
		for ( const { tags, styles } of await this.inspect( contents ) ) {
			tags.forEach( ( tag ) => this.tags.add( tag ) );
			styles.forEach( ( style ) => this.styles.add( style ) );
		}
	}

	/**
	 * Renders trials and lists what they make that harmless values do not.
	 *
	 * @param trials What to render.
	 * @param user   Who saved it, if it passed the filters of saving.
	 */
	async judge( trials: Trial[], user?: string ): Promise< string[] > {
		const anatomies = await this.inspect(
			trials.map( ( { content } ) => content ),
			user
		);
		return anatomies.flatMap(
			( { errors, faults, tags, styles, ms }, index ) =>
				[
					...errors.map( ( error ) => `PHP: ${ error }` ),
					...faults,
					...tags
						.filter( ( tag ) => ! this.tags.has( tag ) )
						.map( ( tag ) => `new element ${ tag }` ),
					// Which styles an author may write is WordPress's to say.
					...styles
						.filter(
							( style ) => ! user && ! this.styles.has( style )
						)
						.map( ( style ) => `new style ${ style }` ),
					...( ms > MAX_MS
						? [ `took ${ Math.round( ms ) } ms` ]
						: [] ),
				].map( ( fault ) => `${ trials[ index ]?.label }: ${ fault }` )
		);
	}

	private async inspect( contents: string[], user?: string ) {
		const all = [];
		for ( let start = 0; start < contents.length; start += BATCH ) {
			const renderings = await render(
				this.page,
				contents.slice( start, start + BATCH ),
				user
			);
			const anatomies = await this.page.evaluate(
				inspect,
				renderings.map( ( { html } ) => html )
			);
			all.push(
				...renderings.map( ( { errors, ms }, index ) => ( {
					tags: [],
					styles: [],
					faults: [ 'it was not inspected' ],
					...anatomies[ index ],
					errors,
					ms,
				} ) )
			);
		}
		return all;
	}
}
