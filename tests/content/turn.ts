import {
	parse,
	serialize,
	switchToBlockType,
	type Block,
} from '@wordpress/blocks';

const open = ( content: string ): Block[] =>
	parse( content, { __unstableSkipMigrationLogs: true } );

const flatten = ( blocks: Block[] ): Block[] =>
	blocks.flatMap( ( block ) => [ block, ...flatten( block.innerBlocks ) ] );

/**
 * Turns what a post holds into another block, saves and opens it. Throws where the editor
 * offers no such change.
 *
 * @param content Serialised blocks.
 * @param name    Block to turn them into.
 */
export function turn( content: string, name: string ): Block[] {
	const blocks = open( content );
	const turned = switchToBlockType(
		blocks.length === 1 && blocks[ 0 ] ? blocks[ 0 ] : blocks,
		name
	);
	if ( ! turned ) {
		throw new Error( `There is no way to ${ name }.` );
	}
	const opened = open( serialize( turned ) );
	expect(
		flatten( opened )
			.filter( ( { isValid } ) => ! isValid )
			.map( ( block ) => block.name )
	).toEqual( [] );
	return opened;
}
