import {
	BlockControls,
	MediaPlaceholder,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import { DropZone, ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextToolbarGroup } from '@shared/toolbar-group';
import { useFocusInBlock } from '@shared/embed-editor';
import { readPicked } from '@shared/uploads';
import { icon } from '../icon';
import { MEDIA_TYPES } from '../types';

export const ALLOWED: string[] = [ ...MEDIA_TYPES ];

/** Its types don't know this property: we upload ourselves, so that previews keep what is written on them. */
const NO_UPLOAD = { handleUpload: false };

type PickerProps = {
	isAppender: boolean;
	onFiles: ( files: File[] ) => void;
	onMedia: ( media: unknown[] ) => void;
	onError: ( message: string ) => void;
};

/**
 * Asks for pictures and videos: the whole block while it is empty, a row below the story afterwards. Its buttons go with the first
 * files: one that had the focus gives it to the block.
 */
export function Picker( props: PickerProps ) {
	const ref = useFocusInBlock< HTMLDivElement >();
	return (
		<div ref={ ref } style={ { display: 'contents' } }>
			<MediaPlaceholder
				{ ...NO_UPLOAD }
				icon={ icon }
				accept="image/*,video/*"
				allowedTypes={ ALLOWED }
				multiple
				isAppender={ props.isAppender }
				labels={ {
					title: props.isAppender
						? __( 'Add slides', 'mainstreet-blocks' )
						: __( 'Story', 'mainstreet-blocks' ),
					instructions: props.isAppender
						? ''
						: __(
								'Drag and drop images and videos, upload new ones, or select from your media library.',
								'mainstreet-blocks'
							),
				} }
				onSelect={ ( picked: unknown ) => {
					const { files, media } = readPicked( picked );
					if ( files.length > 0 ) {
						props.onFiles( files );
					} else {
						props.onMedia( media );
					}
				} }
				onError={ props.onError }
			/>
		</div>
	);
}

/** Accepts files dropped anywhere on the story. */
export const SlideDropZone = ( {
	onFiles,
}: Pick< PickerProps, 'onFiles' > ) => (
	<DropZone
		label={ __(
			'Drop images and videos to add slides',
			'mainstreet-blocks'
		) }
		onFilesDrop={ ( files ) => onFiles( [ ...files ] ) }
	/>
);

type ToolbarProps = {
	/** Attachment numbers of the slides. */
	ids: number[];
	/** That of the slide that is shown. */
	current: number | null;
	onSelect: ( media: unknown[] ) => void;
	onReplace: ( media: unknown ) => void;
};

/** Opens the media modal: for all slides, or for the one that is shown. */
export const StoryToolbar = ( props: ToolbarProps ) => (
	<BlockControls>
		<MediaUploadCheck>
			<TextToolbarGroup>
				<MediaUpload
					multiple
					allowedTypes={ ALLOWED }
					value={ props.ids }
					onSelect={ ( picked: unknown ) => {
						const { media } = readPicked( picked );
						// Pressed before the library had come, it chose nothing.
						if ( media.length > 0 ) {
							props.onSelect( media );
						}
					} }
					render={ ( { open } ) => (
						<ToolbarButton onClick={ open }>
							{ __( 'Edit story', 'mainstreet-blocks' ) }
						</ToolbarButton>
					) }
				/>
				<MediaUpload
					allowedTypes={ ALLOWED }
					value={ props.current ?? undefined }
					onSelect={ props.onReplace }
					render={ ( { open } ) => (
						<ToolbarButton onClick={ open }>
							{ __( 'Replace slide', 'mainstreet-blocks' ) }
						</ToolbarButton>
					) }
				/>
			</TextToolbarGroup>
		</MediaUploadCheck>
	</BlockControls>
);
