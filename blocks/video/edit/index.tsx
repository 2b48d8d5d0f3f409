import {
	useBlockProps,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { HostedVideoEdit } from '@shared/hosted-video/edit';
import type { Attributes } from '../types';
import { Example } from './example';

/** A hosted video in the editor. */
export default function Edit( {
	attributes,
	clientId,
	isSelected,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const { replaceBlock } = useDispatch( blockEditorStore );
	const blockProps = useBlockProps();
	if ( attributes.isExample && ! attributes.guid ) {
		return <Example attributes={ attributes } blockProps={ blockProps } />;
	}
	return (
		<HostedVideoEdit
			attributes={ attributes }
			setAttributes={ setAttributes }
			isSelected={ isSelected }
			clientId={ clientId }
			blockProps={ blockProps }
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
