import {
	registerBlockType,
	type BlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import type { BlockDefinition } from '@shared/register-block';

/**
 * Registers a block of ours the way WordPress does: what block.json says, which the
 * server prints, together with the code of the editor script.
 *
 * @param metadata   The imported block.json.
 * @param definition Default export of the block's index.ts.
 */
export const registerWith = (
	metadata: object,
	{ name, settings }: BlockDefinition
): BlockType | undefined =>
	registerBlockType( name, {
		...metadata,
		...settings,
	} as BlockConfiguration );
