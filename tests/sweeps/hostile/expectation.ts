import type { Page } from '@playwright/test';
import { KEYS } from '../page';
import { getSource } from './content';
import { renderAndInspect, type Result } from './inspect';

/** Contents to render: each template with each value in its place; without values as they are. */
export type Trials = {
	templates: Template[];
	values?: unknown[];
};

/** A content, and what is tried with it. */
export type Template = { label: string; content: string };

/** Trials in a request, which has to end before PHP's time does. */
const BATCH = 2000;
/** What one megabyte may take, on a machine that runs other tests too. */
const MAX_MS = 5000;

const show = ( value: unknown ): string =>
	value === undefined
		? ''
		: ` = ${ ( JSON.stringify( value ) ?? '' ).slice( 0, 90 ) }`;

/** A list that has each item once. */
class Places< T > {
	private readonly places = new Map< T, number >();

	/** Adds an item unless it is there; returns its place. */
	add( item: T ): number {
		const place = this.places.get( item ) ?? this.places.size;
		this.places.set( item, place );
		return place;
	}

	list(): T[] {
		return [ ...this.places.keys() ];
	}
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
	 * @param trials What to render.
	 */
	async learn( trials: Trials[] ): Promise< void > {
		for ( const { tags, styles } of await this.inspect( trials ) ) {
			tags.forEach( ( tag ) => this.tags.add( tag ) );
			styles.forEach( ( style ) => this.styles.add( style ) );
		}
	}

	/**
	 * Renders trials and lists what they make that harmless values do not.
	 *
	 * @param trials  What to render.
	 * @param isSaved Whether an author saved it, through the filters of saving.
	 */
	async judge( trials: Trials[], isSaved = false ): Promise< string[] > {
		const results = await this.inspect( trials, isSaved );
		return results.flatMap(
			( { label, errors, faults, tags, styles, ms } ) =>
				[
					...errors.map( ( error ) => `PHP: ${ error }` ),
					...faults,
					...tags
						.filter( ( tag ) => ! this.tags.has( tag ) )
						.map( ( tag ) => `new element ${ tag }` ),
					// Which styles an author may write is WordPress's to say.
					...styles
						.filter(
							( style ) => ! isSaved && ! this.styles.has( style )
						)
						.map( ( style ) => `new style ${ style }` ),
					...( ms > MAX_MS
						? [ `took ${ Math.round( ms ) } ms` ]
						: [] ),
				].map( ( fault ) => `${ label }: ${ fault }` )
		);
	}

	private async inspect(
		all: Trials[],
		isSaved = false
	): Promise< ( Result & { label: string } )[] > {
		const templates = new Places< Template >();
		const values = new Places< unknown >();
		const trials = all.flatMap( ( { templates: each, values: some } ) =>
			each.flatMap( ( template ) =>
				( some ?? [ undefined ] ).map( ( value ) => ( {
					label: template.label + show( value ),
					pair: [
						templates.add( template ),
						...( some ? [ values.add( value ) ] : [] ),
					],
				} ) )
			)
		);
		const results: ( Result & { label: string } )[] = [];
		for ( let start = 0; start < trials.length; start += BATCH ) {
			const batch = trials.slice( start, start + BATCH );
			const found = await this.page.evaluate( renderAndInspect, {
				options: JSON.stringify( KEYS ),
				asked: JSON.stringify( {
					templates: templates
						.list()
						.map( ( { content } ) => content ),
					values: values.list().map( getSource ),
					trials: batch.map( ( { pair } ) => pair ),
					saved: isSaved,
				} ),
			} );
			if ( found.length !== batch.length ) {
				throw new Error( 'Rendering ended early.' );
			}
			results.push(
				...found.map( ( result, index ) => ( {
					...result,
					label: batch[ index ]?.label ?? '',
				} ) )
			);
		}
		return results;
	}
}
