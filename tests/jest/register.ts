import {
	registerBlockType,
	type BlockType,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { joinLater, type BlockDefinition } from '@shared/register-block';
import { getLaterByName } from './later';

/**
 * Registers a block of ours the way WordPress does: what block.json says, which the
 * server prints, together with the code of the editor script and what comes later.
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
		...joinLater( settings, getLaterByName( name ) ),
	} as BlockConfiguration );
