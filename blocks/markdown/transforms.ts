import { createBlock, type Block } from '@wordpress/blocks';
import {
	clamp,
	isRecord,
	toList,
	toRecord,
	toRecords,
	type UnknownRecord,
} from '@shared/guards';
import { normalize, unwrap } from './attributes';
import { getTopBlocks, TARGETS, toBlocks } from './to-blocks';
import { getLongestTicks, toMarkdown } from './to-markdown';

/** One block's attributes, or those of several that are turned into one. */
const readAll = ( value: unknown ): UnknownRecord[] =>
	toRecords( Array.isArray( value ) ? value : [ value ] );

const isBlock = ( value: unknown ): value is Block =>
	isRecord( value ) && Array.isArray( value.innerBlocks );

const readBlocks = ( value: unknown ): Block[] =>
	toList( value ).filter( isBlock );

/** The editor renders it as soon as the block is drawn. */
const build = ( parts: string[] ): Block =>
	createBlock( 'jetpack/markdown', {
		source: parts.filter( ( part ) => part.trim() !== '' ).join( '\n\n' ),
	} );

/** Lines of a list, deeper ones indented by the width of their marker. */
function listLines(
	attributes: UnknownRecord,
	items: readonly Block[],
	indent = ''
): string[] {
	const start = Number( attributes.start ?? 1 );
	return items.flatMap( ( item, index ) => {
		const marker = attributes.ordered
			? `${ ( Number.isSafeInteger( start ) ? start : 1 ) + index }. `
			: '- ';
		const inner = ' '.repeat( marker.length );
		const text = toMarkdown( item.attributes.content )
			.split( '\n' )
			.join( `\n${ indent }${ inner }` );
		return [
			`${ indent }${ marker }${ text }`,
			...item.innerBlocks.flatMap( ( list ) =>
				listLines(
					list.attributes,
					list.innerBlocks,
					`${ indent }${ inner }`
				)
			),
		];
	} );
}

/** A fence longer than any row of backticks in the code. */
function fence( html: unknown ): string {
	const code = toMarkdown( html, { isCode: true } );
	const line = '`'.repeat( Math.max( 3, getLongestTicks( code ) + 1 ) );
	return `${ line }\n${ code }\n${ line }`;
}

function heading( { level, content }: UnknownRecord ): string {
	const depth = clamp( Number( level ) || 2, 1, 6 );
	const text = toMarkdown( content ).replace( /\s*\n\s*/g, ' ' );
	return `${ '#'.repeat( depth ) } ${ text }`;
}

const from = (
	block: string,
	write: ( attributes: UnknownRecord ) => string
) => ( {
	type: 'block' as const,
	blocks: [ block ],
	isMultiBlock: true,
	transform: ( attributes: unknown ) =>
		build( readAll( attributes ).map( write ) ),
} );

/** The rendering the block holds, without its root. */
const readHtml = ( attributes: unknown ): string =>
	unwrap( normalize( toRecord( attributes ) ).html );

export const transforms = {
	from: [
		from( 'core/paragraph', ( { content } ) => toMarkdown( content ) ),
		from( 'core/heading', heading ),
		from( 'core/code', ( { content } ) => fence( content ) ),
		{
			type: 'block' as const,
			blocks: [ 'core/list' ],
			transform: ( attributes: unknown, innerBlocks: unknown ) =>
				build(
					readAll( attributes ).map( ( list ) =>
						listLines( list, readBlocks( innerBlocks ) ).join(
							'\n'
						)
					)
				),
		},
	],
	to: TARGETS.map( ( name ) => ( {
		type: 'block' as const,
		blocks: [ name ],
		isMatch: ( attributes: unknown ) =>
			getTopBlocks( readHtml( attributes ) ).includes( name ),
		transform: ( attributes: unknown ) =>
			toBlocks( readHtml( attributes ) ),
	} ) ),
};
