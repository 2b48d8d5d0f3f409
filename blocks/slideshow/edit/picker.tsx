import {
	BlockControls,
	MediaPlaceholder,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import { DropZone, ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextToolbarGroup } from '@shared/toolbar-group';
import { readPicked } from '@shared/uploads';
import { icon } from '../icon';

type PickerProps = {
	/** Attachment numbers of the slides. */
	ids: number[];
	onFiles: ( files: File[] ) => void;
	onMedia: ( media: unknown[] ) => void;
};

const ALLOWED = [ 'image' ];

/** Its types don't know this property: we upload ourselves, so that previews keep what is written on them. */
const NO_UPLOAD = { handleUpload: false };

/** Pictures that stay when others are added. Its types say numbers, but it looks for numbers in records. */
const getValue = ( ids: number[] ): object => ( {
	value: ids.map( ( id ) => ( { id } ) ),
} );

/** Asks for pictures: the whole block while it is empty, a row below the slides afterwards. */
export function Picker( {
	ids,
	onFiles,
	onMedia,
	...props
}: PickerProps & {
	isAppender: boolean;
	onError: ( message: string ) => void;
} ) {
	return (
		<MediaPlaceholder
			{ ...NO_UPLOAD }
			icon={ icon }
			accept="image/*"
			allowedTypes={ ALLOWED }
			multiple
			addToGallery={ props.isAppender }
			isAppender={ props.isAppender }
			{ ...getValue( ids ) }
			labels={ {
				title: props.isAppender
					? __( 'Add images', 'mainstreet-blocks' )
					: __( 'Slideshow', 'mainstreet-blocks' ),
				instructions: props.isAppender
					? ''
					: __(
							'Drag and drop images, upload new ones, or select from your media library.',
							'mainstreet-blocks'
						),
			} }
			onSelect={ ( picked: unknown ) => {
				const { files, media } = readPicked( picked );
				if ( files.length > 0 ) {
					onFiles( files );
				} else {
					onMedia( media );
				}
			} }
			onError={ props.onError }
		/>
	);
}

/** Accepts pictures dropped anywhere on the slides. */
export const SlideDropZone = ( {
	onFiles,
}: Pick< PickerProps, 'onFiles' > ) => (
	<DropZone
		label={ __( 'Drop images to add slides', 'mainstreet-blocks' ) }
		onFilesDrop={ ( files ) => onFiles( [ ...files ] ) }
	/>
);

/** Opens the media modal with the slides' pictures. */
export const EditButton = ( {
	ids,
	onMedia,
}: Pick< PickerProps, 'ids' | 'onMedia' > ) => (
	<BlockControls>
		<MediaUploadCheck>
			<MediaUpload
				gallery
				multiple
				allowedTypes={ ALLOWED }
				value={ ids }
				onSelect={ onMedia }
				render={ ( { open } ) => (
					<TextToolbarGroup>
						<ToolbarButton onClick={ open }>
							{ __( 'Edit slideshow', 'mainstreet-blocks' ) }
						</ToolbarButton>
					</TextToolbarGroup>
				) }
			/>
		</MediaUploadCheck>
	</BlockControls>
);
