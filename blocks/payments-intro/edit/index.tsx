import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.4.
	__experimentalBlockVariationPicker as BlockVariationPicker,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { icon } from '../icon';
import { getChoices } from './choices';

/** Asks what is to be sold; the answer takes its place, and one undo brings the question back. */
export default function Edit( {
	clientId,
}: BlockEditProps< Record< string, never > > ) {
	const { replaceBlock } = useDispatch( blockEditorStore );
	const choices = getChoices();
	return (
		<div { ...useBlockProps() }>
			<BlockVariationPicker
				icon={ icon }
				label={ __( 'Payments', 'mainstreet-blocks' ) }
				instructions={ __(
					'Please select which type of payment you want to add.',
					'mainstreet-blocks'
				) }
				variations={ choices }
				onSelect={ ( chosen ) => {
					const choice = choices.find(
						( { name } ) => name === chosen?.name
					);
					if ( choice ) {
						replaceBlock( clientId, choice.create() );
					}
				} }
			/>
		</div>
	);
}
