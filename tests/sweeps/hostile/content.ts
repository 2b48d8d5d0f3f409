import { parse } from '@wordpress/block-serialization-default-parser';

export type ParsedBlock = {
	blockName: string | null;
	attrs: Record< string, unknown > | null;
	innerBlocks: ParsedBlock[];
	innerHTML: string;
	innerContent: ( string | null )[];
};

export const parseContent = ( content: string ): ParsedBlock[] =>
	parse( content ) as ParsedBlock[];

/** Stands in attributes where a value is put in later, by tests/fakes/render.php. */
export const HOLE = '%%value%%';

/** A string that is too long to be sent: a text so many times. */
export class Repeated {
	constructor(
		readonly text: string,
		readonly times: number
	) {}
}

/** JSON as it stands in a block's comment, escaped as WordPress does it. */
const escapeJson = ( value: unknown ): string =>
	JSON.stringify( value )
		.replace( /--/g, '\\u002d\\u002d' )
		.replace( /</g, '\\u003c' )
		.replace( />/g, '\\u003e' )
		.replace( /&/g, '\\u0026' )
		.replace( /\\"/g, '\\u0022' );

/** What fills a hole with a value. */
export const getSource = (
	value: unknown
): string | { text: string; times: number } =>
	value instanceof Repeated
		? {
				text: escapeJson( value.text ).slice( 1, -1 ),
				times: value.times,
			}
		: escapeJson( value );

/** Writes parsed blocks back, whatever their attributes are. */
export function serialise( blocks: ParsedBlock[] ): string {
	return blocks
		.map(
			( { blockName, attrs, innerBlocks, innerContent, innerHTML } ) => {
				if ( ! blockName ) {
					return innerHTML;
				}
				const name = blockName.replace( /^core\//, '' );
				const attributes =
					attrs && Object.keys( attrs ).length
						? ` ${ escapeJson( attrs ) }`
						: '';
				let next = 0;
				const inner = innerContent
					.map( ( part ) => {
						const child =
							part === null ? innerBlocks[ next++ ] : null;
						return child ? serialise( [ child ] ) : ( part ?? '' );
					} )
					.join( '' );
				return inner
					? `<!-- wp:${ name }${ attributes } -->${ inner }<!-- /wp:${ name } -->`
					: `<!-- wp:${ name }${ attributes } /-->`;
			}
		)
		.join( '' );
}

/**
 * Copies blocks with the attributes of every block of a name changed.
 *
 * @param blocks Parsed content.
 * @param name   Block name.
 * @param change Returns the new attributes.
 */
export function changeAttributes(
	blocks: ParsedBlock[],
	name: string,
	change: ( attributes: Record< string, unknown > ) => object
): ParsedBlock[] {
	return blocks.map( ( block ) => ( {
		...block,
		attrs:
			block.blockName === name
				? { ...change( block.attrs ?? {} ) }
				: block.attrs,
		innerBlocks: changeAttributes( block.innerBlocks, name, change ),
	} ) );
}

/** All blocks of a name in some content, also within others. */
export function findBlocks(
	blocks: ParsedBlock[],
	name: string
): ParsedBlock[] {
	return blocks.flatMap( ( block ) => [
		...( block.blockName === name ? [ block ] : [] ),
		...findBlocks( block.innerBlocks, name ),
	] );
}

/** Values an attribute has in some contents. */
export const findValues = (
	blocks: ParsedBlock[],
	name: string,
	attribute: string
): unknown[] =>
	findBlocks( blocks, name )
		.map( ( { attrs } ) => attrs?.[ attribute ] )
		.filter( ( value ) => value !== undefined );
