import {
	useBlockProps,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { HostedVideoEdit } from '@shared/hosted-video/edit';
import type { Attributes } from '../types';

/** A hosted video in the editor. */
export default function Edit( {
	attributes,
	clientId,
	isSelected,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const { replaceBlock } = useDispatch( blockEditorStore );
	return (
		<HostedVideoEdit
			attributes={ attributes }
			setAttributes={ setAttributes }
			isSelected={ isSelected }
			clientId={ clientId }
			blockProps={ useBlockProps() }
			// A film that can't be hosted is one of core's (part 3, section 4).
			onPlain={ ( { id, src } ) =>
				replaceBlock(
					clientId,
					createBlock( 'core/video', {
						id,
						src,
						caption: attributes.caption,
						align: attributes.align,
					} )
				)
			}
		/>
	);
}
