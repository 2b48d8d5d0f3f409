import {
	BlockControls,
	MediaPlaceholder,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import { DropZone, FormFileUpload, ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { TextToolbarGroup } from '@shared/toolbar-group';
import { useFocusInBlock } from '@shared/embed-editor';
import { readPicked } from '@shared/uploads';
import { icon } from '../icon';

type Props = {
	onFiles: ( files: File[] ) => void;
	onMedia: ( media: unknown[] ) => void;
	onError: ( message: string ) => void;
};

const ALLOWED = [ 'image' ];

/** Its types don't know this property: we upload ourselves, so that previews can be moved meanwhile. */
const NO_UPLOAD = { handleUpload: false };

/** Asks for pictures while there are none. Its buttons go with the first: one that had the focus gives it to the block. */
export function Placeholder( { onFiles, onMedia, onError }: Props ) {
	const ref = useFocusInBlock< HTMLDivElement >();
	return (
		<div ref={ ref } style={ { display: 'contents' } }>
			<MediaPlaceholder
				{ ...NO_UPLOAD }
				icon={ icon }
				accept="image/*"
				allowedTypes={ ALLOWED }
				multiple
				labels={ {
					title: __( 'Tiled Gallery', 'mainstreet-blocks' ),
					instructions: __(
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
				onError={ onError }
			/>
		</div>
	);
}

/** Accepts pictures dropped anywhere on the gallery. */
export const GalleryDropZone = ( { onFiles }: Pick< Props, 'onFiles' > ) => (
	<DropZone
		label={ __( 'Drop images to add them', 'mainstreet-blocks' ) }
		onFilesDrop={ ( files ) => onFiles( [ ...files ] ) }
	/>
);

/** Adds pictures from this computer, below the gallery. */
export const UploadButton = ( { onFiles }: Pick< Props, 'onFiles' > ) => (
	<div className="tiled-gallery__add">
		<FormFileUpload
			__next40pxDefaultSize
			multiple
			accept="image/*"
			icon={ plus }
			onChange={ ( { currentTarget } ) => {
				onFiles( [ ...( currentTarget.files ?? [] ) ] );
				// The same picture can be chosen again.
				currentTarget.value = '';
			} }
		>
			{ __( 'Upload an image', 'mainstreet-blocks' ) }
		</FormFileUpload>
	</div>
);

/** Opens the media modal with the gallery's pictures. */
export const EditButton = ( {
	ids,
	onMedia,
}: Pick< Props, 'onMedia' > & { ids: number[] } ) => (
	<BlockControls group="other">
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
							{ __( 'Edit Gallery', 'mainstreet-blocks' ) }
						</ToolbarButton>
					</TextToolbarGroup>
				) }
			/>
		</MediaUploadCheck>
	</BlockControls>
);
