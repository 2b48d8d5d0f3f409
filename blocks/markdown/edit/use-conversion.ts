import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch, useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { toRecord } from '@shared/guards';
import { toBlocks } from '../to-blocks';
import { renderMarkdown } from './render-markdown';

/** What block supports write; a group takes all of it. */
const LOOKS = [
	'align',
	'anchor',
	'backgroundColor',
	'borderColor',
	'className',
	'fontFamily',
	'fontSize',
	'gradient',
	'style',
	'textColor',
];

/**
 * Puts core's blocks in the place of a Markdown block. Colors and spaces of the block
 * stay: a group around the blocks takes them.
 *
 * @return Function that does it; says so where the blocks may not stand there.
 */
export function useConversion( clientId: string ) {
	const registry = useRegistry();
	const { replaceBlocks } = useDispatch( blockEditorStore );
	const { createErrorNotice } = useDispatch( noticesStore );

	return ( source: string, inner: string ) => {
		const { canInsertBlockType, getBlockAttributes, getBlockRootClientId } =
			registry.select( blockEditorStore );
		const rendering = renderMarkdown( source );
		const blocks = toBlocks(
			source !== '' && rendering.ok ? rendering.value : inner
		);
		const looks = Object.entries(
			toRecord( getBlockAttributes( clientId ) )
		).filter( ( [ name, value ] ) => LOOKS.includes( name ) && value );
		const made =
			looks.length > 0
				? [
						createBlock(
							'core/group',
							Object.fromEntries( looks ),
							blocks
						),
					]
				: blocks;
		const root = getBlockRootClientId( clientId ) ?? undefined;
		if ( made.every( ( { name } ) => canInsertBlockType( name, root ) ) ) {
			replaceBlocks( clientId, made );
			return;
		}
		createErrorNotice(
			__(
				'Some of the converted blocks are not allowed here. Move the Markdown block elsewhere and try again.',
				'mainstreet-blocks'
			),
			{ type: 'snackbar' }
		);
	};
}
