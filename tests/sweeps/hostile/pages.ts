/** Pages full of hostile contents, for the visitor's scripts. */
import type { Page } from '@playwright/test';
import { KEYS } from '../page';
import { parseContent, serialise } from './content';
import { poison, renderAndInspect } from './inspect';
import { getRichest, setEverything, type Subject } from './subject';
import { STRINGS, TYPES } from './values';

/** Of contents that PHP makes the same of, once an author saved them, the first. */
async function pickDistinct(
	page: Page,
	contents: string[]
): Promise< string[] > {
	const results = await page.evaluate( renderAndInspect, {
		options: JSON.stringify( KEYS ),
		asked: JSON.stringify( {
			templates: contents,
			values: [],
			trials: contents.map( ( _, index ) => [ index ] ),
			saved: true,
		} ),
	} );
	const places = results.map( ( { place } ) => place );
	return contents.filter(
		( _, index ) => places.indexOf( places[ index ] ?? -1 ) === index
	);
}

/** Contents on one page where scripts run: what many blocks have to be laid out anew for takes its time. */
const PAGEFUL = 60;

/**
 * Pages with everything hostile a block can hold, and the block as it should be last. The
 * blocks of a content with several take turns: each of them is drawn and brought to life.
 */
export async function buildPages(
	page: Page,
	subject: Subject
): Promise< string[] > {
	const richest = getRichest( subject );
	const blocks = parseContent( richest ).filter(
		( { blockName } ) => blockName
	);
	const getOne = ( turn: number ): Subject => {
		const block = blocks[ turn % blocks.length ];
		return block
			? { ...subject, contents: [ serialise( [ block ] ) ] }
			: subject;
	};
	const values = [ ...STRINGS, ...TYPES ].filter(
		( value ) => JSON.stringify( value ).length < 1000
	);
	const all = values.flatMap( ( value, turn ) =>
		setEverything( getOne( turn ), value )
	);
	for ( const [ turn, text ] of STRINGS.entries() ) {
		all.push(
			...( await page.evaluate( poison, {
				content: getRichest( getOne( turn ) ),
				texts: [ text ],
			} ) )
		);
	}
	const contents = await pickDistinct( page, all );
	const pageful = subject.block.hasViewScript ? PAGEFUL : contents.length;
	return Array.from(
		{ length: Math.ceil( contents.length / pageful ) },
		( _, turn ) =>
			[
				...contents.slice( turn * pageful, ( turn + 1 ) * pageful ),
				richest,
			].join( '\n' )
	);
}
