import { useBlockProps } from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { HostedVideoEdit } from '@shared/hosted-video/edit';
import { useInsertAfter } from '@shared/hosted-video/edit/use-insert-behind';
import type { VideoAttributes } from '@shared/hosted-video/types';
import { isVideoFile } from './is-video-file';
import type { Attributes } from './types';

/** Maps changes of the interface to this block's attributes. Once there is a GUID, the file is no longer needed. */
const toAttributes = ( {
	title: _title,
	tracks,
	...changes
}: Partial< VideoAttributes > ): Partial< Attributes > => ( {
	...changes,
	...( tracks && { videoPressTracks: tracks } ),
	...( changes.guid && { fileForImmediateUpload: undefined } ),
} );

/** A hosted video in core's block. */
export default function Edit( {
	attributes,
	clientId,
	isSelected,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const {
		fileForImmediateUpload: file,
		videoPressTracks,
		caption,
	} = attributes;
	const onMore = useInsertAfter( clientId, ( fileForImmediateUpload ) =>
		createBlock( 'core/video', { fileForImmediateUpload } )
	);
	return (
		<HostedVideoEdit
			attributes={ {
				...attributes,
				// Core passes a rich text object.
				caption: caption === undefined ? undefined : String( caption ),
				tracks: videoPressTracks,
			} }
			setAttributes={ ( changes ) =>
				setAttributes( toAttributes( changes ) )
			}
			isSelected={ isSelected }
			clientId={ clientId }
			blockProps={ useBlockProps() }
			file={ isVideoFile( file ) ? file : undefined }
			onMore={ onMore }
			onPlain={ ( { id, src } ) =>
				setAttributes( {
					id,
					src,
					guid: undefined,
					videoPressClassNames: undefined,
					fileForImmediateUpload: undefined,
				} )
			}
		/>
	);
}
