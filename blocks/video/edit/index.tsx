import {
	useBlockProps,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { HostedVideoEdit } from '@shared/hosted-video/edit';
import type { Attributes } from '../types';
import { Example } from './example';

/** What older posts say of a film besides what the interface knows; with another film it goes. */
const OF_ANOTHER: Partial< Attributes > = {
	allowDownload: undefined,
	cacheHtml: '',
	description: undefined,
	displayEmbed: true,
	duration: undefined,
	isPrivate: undefined,
	posterData: {},
	privacySetting: 1,
	rating: undefined,
	videoRatio: undefined,
};

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
			setAttributes={ ( changes ) =>
				setAttributes( {
					...changes,
					...( changes.guid &&
						changes.guid !== attributes.guid &&
						OF_ANOTHER ),
				} )
			}
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
