import { getBlockType } from '@wordpress/blocks';
import apiFetch from '@wordpress/api-fetch';
import { toList, toRecord, toText } from '@shared/guards';

/** Why visitors will not see a block. */
export type HiddenBlock = { title: string; reason: string };

const OURS = /^(?:jetpack|premium-content|mainstreet)\//;

type SentBlock = { name: string; attributes: Record< string, unknown > };

/** What is read of a block in the editor. */
type EditedBlock = SentBlock & { innerBlocks: readonly EditedBlock[] };

/** Blocks of this plugin, at any depth. */
const collect = ( blocks: readonly EditedBlock[] ): SentBlock[] =>
	blocks.flatMap( ( { name, attributes, innerBlocks } ) => [
		...( OURS.test( name ) ? [ { name, attributes } ] : [] ),
		...collect( innerBlocks ),
	] );

/**
 * Fetches the blocks that visitors will not see.
 *
 * @param post Post being edited.
 */
export async function fetchHiddenBlocks(
	post: number,
	blocks: readonly EditedBlock[]
): Promise< HiddenBlock[] > {
	const ours = collect( blocks );
	if ( ours.length === 0 ) {
		return [];
	}
	const answer = await apiFetch( {
		path: `/mainstreet/v1/posts/${ post }/hidden-blocks`,
		method: 'POST',
		data: { blocks: ours },
	} );
	return toList( answer ).map( ( each ) => {
		const { name, reason } = toRecord( each );
		return {
			title: getBlockType( toText( name ) )?.title ?? toText( name ),
			reason: toText( reason ),
		};
	} );
}
