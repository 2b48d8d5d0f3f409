/** Demos of several blocks on one page: as many as can be told apart, on as few pages as possible. */
import { budgets } from './budgets';
import { asksOutside, getService } from './services';

/** Demos that share a page. */
export type Gathering = {
	slugs: string[];
	content: string;
	/** Whether none of the blocks may load a script: any script of ours on the page is a fault. */
	isStatic: boolean;
	/** Whether each block shows something from an outside service. */
	isEmbed: boolean;
};

/** Demos on one page. More would make the page higher than a window can be. */
const MAX_DEMOS = 7;

/** Attribute of the element in front of each demo. */
export const MARK = 'data-sweep';

const mark = ( slug: string ): string =>
	`<!-- wp:html -->\n<div hidden ${ MARK }="${ slug }"></div>\n<!-- /wp:html -->`;

/**
 * Content with several demos. Each stands directly in the post's content, as it does alone, behind an element
 * that names its block.
 *
 * @param demos Pairs of slug and content.
 */
const join = ( demos: [ slug: string, content: string ][] ): string =>
	demos
		.map( ( [ slug, content ] ) => `${ mark( slug ) }\n\n${ content }` )
		.join( '\n\n' );

/**
 * Makes a page of some demos.
 *
 * @param demos Pairs of slug and content, of one kind.
 */
export function gather(
	demos: [ slug: string, content: string ][]
): Gathering {
	const slugs = demos.map( ( [ slug ] ) => slug );
	return {
		slugs,
		content: join( demos ),
		isStatic: slugs.every( ( slug ) => ! budgets.visitorJs[ slug ] ),
		isEmbed: slugs.every( ( slug ) => Boolean( getService( slug ) ) ),
	};
}

/**
 * Divides demos among pages: blocks without a script apart from those with one, and blocks that
 * show something from an outside service apart from those that ask nobody.
 *
 * @param demos Contents by slug.
 */
export function gatherAll( demos: Record< string, string > ): Gathering[] {
	const kinds = new Map< string, [ string, string ][] >();
	for ( const [ slug, content ] of Object.entries( demos ) ) {
		const kind = [
			Boolean( budgets.visitorJs[ slug ] ),
			asksOutside( slug ),
			Boolean( getService( slug ) ),
		].join( ' ' );
		kinds.set( kind, [
			...( kinds.get( kind ) ?? [] ),
			[ slug, content ],
		] );
	}
	return [ ...kinds.values() ].flatMap( ( list ) => {
		const pages = Math.ceil( list.length / MAX_DEMOS );
		const size = Math.ceil( list.length / pages );
		return Array.from( { length: pages }, ( _, page ) =>
			gather( list.slice( page * size, ( page + 1 ) * size ) )
		);
	} );
}
