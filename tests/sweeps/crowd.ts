/** States of several blocks in the editor's canvas at once, and what is wrong with each. */
import type { Frame, Page } from '@playwright/test';
import type { Guard } from '../e2e/guard';
import { settle } from './canvas';
import type { RegisteredBlock } from './registered';
import type { State } from './states';

/** A state of a block, one of several in the canvas. */
export type Member = State & { block: RegisteredBlock };

/** Client id of a member's block, and its blocks that are not valid. */
type Reading = { id: string; invalid: string[] };

/** States in a canvas: with more, each selection takes longer than it saves. */
const MAX_MEMBERS = 12;

export const getLabel = ( { block, label }: Member ): string =>
	`${ block.slug } (${ label })`;

/**
 * Divides states among canvases. A block that may stand only once in a post has one state in each.
 *
 * @param members States.
 */
export function crowd( members: readonly Member[] ): Member[][] {
	const canvases: Member[][] = [];
	for ( const member of members ) {
		const { name, isOnce } = member.block;
		const free = canvases.find(
			( list ) =>
				list.length < MAX_MEMBERS &&
				! (
					isOnce && list.some( ( { block } ) => block.name === name )
				)
		);
		if ( free ) {
			free.push( member );
		} else {
			canvases.push( [ member ] );
		}
	}
	return canvases;
}

/** Puts the contents of members in the place of all blocks; client ids of each one's own. */
export function setMembers(
	page: Page,
	members: readonly Member[]
): Promise< string[][] > {
	return page.evaluate(
		( contents ) => {
			const { blocks, data } = window.wp;
			type Parsed = { clientId: string };
			const parsed: Parsed[][] = contents.map( ( content ) =>
				blocks.parse( content )
			);
			data.dispatch( 'core/block-editor' ).resetBlocks( parsed.flat() );
			return parsed.map( ( list ) =>
				list.map( ( { clientId } ) => clientId )
			);
		},
		members.map( ( { content } ) => content )
	);
}

/** Finds the block of each member among its own, and what is not valid there. */
export function readMembers(
	page: Page,
	members: readonly Member[],
	roots: string[][]
): Promise< Reading[] > {
	return page.evaluate(
		( [ names, ids ] ) => {
			type Block = {
				name: string;
				clientId: string;
				isValid: boolean;
				innerBlocks: Block[];
			};
			const flatten = ( list: Block[] ): Block[] =>
				list.flatMap( ( block ) => [
					block,
					...flatten( block.innerBlocks ),
				] );
			const all: Block[] = window.wp.data
				.select( 'core/block-editor' )
				.getBlocks();
			return names.map( ( name, place ) => {
				const own = flatten(
					all.filter( ( { clientId } ) =>
						ids[ place ]?.includes( clientId )
					)
				);
				return {
					id:
						own.find( ( block ) => block.name === name )
							?.clientId ?? '',
					invalid: own
						.filter( ( { isValid } ) => ! isValid )
						.map( ( block ) => block.name ),
				};
			} );
		},
		[ members.map( ( { block } ) => block.name ), roots ] as const
	);
}

/**
 * Names the member that a console line or a PHP notice comes from, by putting each alone into the canvas.
 *
 * @param page          The editor.
 * @param canvas        Its canvas.
 * @param members       States that were in it together.
 * @param options       What was seen.
 * @param options.guard Sees what each does alone.
 * @param options.early Lines since they were put in together; with none, nothing is done.
 */
export async function blame(
	page: Page,
	canvas: Frame,
	members: readonly Member[],
	{ guard, early }: { guard: Guard; early: string[] }
): Promise< string[] > {
	const named: string[] = [];
	for ( const member of early.length ? members : [] ) {
		guard.clear();
		await setMembers( page, [ member ] );
		await settle( page, canvas );
		named.push(
			...guard
				.report()
				.map( ( line ) => `${ getLabel( member ) }: ${ line }` )
		);
	}
	guard.clear();
	const all = [ ...new Set( members.map( ( { block } ) => block.slug ) ) ];
	return named.length
		? named
		: early.map( ( line ) => `${ all.join( ', ' ) } together: ${ line }` );
}
