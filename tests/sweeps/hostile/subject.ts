import type { Page } from '@playwright/test';
import { readDemos } from '../../e2e/demo';
import type { RegisteredBlock } from '../registered';
import { makeStates } from '../states';
import {
	changeAttributes,
	findBlocks,
	findValues,
	HOLE,
	parseContent,
	serialise,
	type ParsedBlock,
} from './content';
import type { Template } from './expectation';
import { replaceLeaves } from './values';

/** A block with contents that show it, the plainest first and the richest last. */
export type Subject = {
	block: RegisteredBlock;
	contents: string[];
	seeds: ParsedBlock[][];
};

/** Whether a content has a block. */
const holds = ( content: string, name: string ): boolean =>
	content.includes( `<!-- wp:${ name } ` );

/**
 * Finds contents for every block.
 *
 * @param page   A page that shows the editor.
 * @param blocks The registered blocks.
 */
export async function getSubjects(
	page: Page,
	blocks: RegisteredBlock[]
): Promise< Subject[] > {
	const demos = readDemos();
	const subjects: Subject[] = [];
	for ( const block of blocks ) {
		const states = await makeStates( page, block );
		const holder = block.chain.at( -1 ) ?? block.name;
		const demo = demos[ holder.replace( /^.*\//, '' ) ];
		const contents = [
			...states.map( ( { content } ) => content ),
			...( demo && holds( demo, block.name ) ? [ demo ] : [] ),
		];
		subjects.push( {
			block,
			contents,
			seeds: contents.map( parseContent ),
		} );
	}
	return subjects;
}

/** Blocks in a content that is drawn some thousand times. */
const MAX_BLOCKS = 10;

const countBlocks = ( content: string ): number =>
	content.split( '<!-- wp:' ).length - 1;

/** Place of the richest content, or of the next best where that would take minutes to draw so often. */
function findRichest( contents: readonly string[] ): number {
	const last = contents.length - 1;
	const sizes = contents.map( countBlocks );
	return ( sizes[ last ] ?? 0 ) <= MAX_BLOCKS || last < 2
		? last
		: sizes.indexOf( Math.min( ...sizes.slice( 1 ) ), 1 );
}

/** The richest content of a block that can be drawn often. */
export const getRichest = ( { contents }: Subject ): string =>
	contents[ findRichest( contents ) ] ?? '';

/** Values an attribute has in a block's contents. */
export const getKnownValues = (
	{ block, seeds }: Subject,
	attribute: string
): unknown[] =>
	seeds.flatMap( ( seed ) => findValues( seed, block.name, attribute ) );

/** Whether hostile markup can be its own: it stands outside, or has some, not only its comment. */
export const hasMarkup = ( { block, seeds }: Subject ): boolean =>
	block.parent.length === 0 ||
	seeds.some( ( seed ) =>
		findBlocks( seed, block.name ).some( ( { innerHTML } ) =>
			innerHTML.trim()
		)
	);

const show = ( shape: unknown ): string =>
	shape === HOLE ? '' : ` (${ JSON.stringify( shape ).slice( 0, 90 ) })`;

const makeTemplate = (
	{ block }: Subject,
	seed: ParsedBlock[],
	attribute: string,
	shape: unknown
): Template => ( {
	label: attribute + show( shape ),
	content: serialise(
		changeAttributes( seed, block.name, ( attributes ) => ( {
			...attributes,
			[ attribute ]: shape,
		} ) )
	),
} );

/** The plainest content and the richest; around an inner block there is much to draw each time, so only the plainest. */
function getEnds( { block, contents, seeds }: Subject ): ParsedBlock[][] {
	const last = block.parent.length > 0 ? 0 : findRichest( contents );
	return seeds.filter( ( _, place ) => place === 0 || place === last );
}

/**
 * The plainest content and the richest with an attribute set to any value.
 *
 * @param subject   The block.
 * @param attribute Name of the attribute.
 */
export const getTemplates = (
	subject: Subject,
	attribute: string
): Template[] =>
	getEnds( subject ).map( ( seed ) =>
		makeTemplate( subject, seed, attribute, HOLE )
	);

/**
 * The richest content with an attribute set to each of some shapes.
 *
 * @param subject   The block.
 * @param attribute Name of the attribute.
 * @param shapes    Values with holes; a value takes the place of the whole if left out.
 */
export function getRichTemplates(
	subject: Subject,
	attribute: string,
	shapes: unknown[] = [ HOLE ]
): Template[] {
	const seed = getEnds( subject ).at( -1 ) ?? [];
	return shapes.map( ( shape ) =>
		makeTemplate( subject, seed, attribute, shape )
	);
}

/**
 * The richest content with all attributes at once set to a value, and with the leaves of
 * all attributes set to it; a string takes the place of strings only.
 *
 * @param subject The block.
 * @param value   Any value.
 */
export function setEverything( subject: Subject, value: unknown ): string[] {
	const { block } = subject;
	const seed = parseContent( getRichest( subject ) );
	const toEntries = (
		entries: [ string, unknown ][],
		change: ( known: unknown ) => unknown
	) =>
		Object.fromEntries(
			entries.map( ( [ name, known ] ) => [ name, change( known ) ] )
		);
	return [
		serialise(
			changeAttributes( seed, block.name, () =>
				toEntries( Object.entries( block.attributes ), () => value )
			)
		),
		serialise(
			changeAttributes( seed, block.name, ( attributes ) =>
				toEntries( Object.entries( attributes ), ( known ) =>
					// A hostile text among valid numbers gets further than among others.
					replaceLeaves( known, value, typeof value === 'string' )
				)
			)
		),
	];
}
