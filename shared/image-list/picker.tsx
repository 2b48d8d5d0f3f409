import {
	BlockControls,
	MediaPlaceholder,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import { DropZone, ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComponentProps, ReactNode } from 'react';
import { useFocusInBlock } from '@shared/embed-editor/use-focus-in-block';
import { TextToolbarGroup } from '@shared/toolbar/text-toolbar-group';
import { splitPicked } from '@shared/uploads';

const IMAGES = [ 'image' ];

type PickerProps = {
	icon: ComponentProps< typeof MediaPlaceholder >[ 'icon' ];
	title: string;
	/** Instructions; default: WordPress's for images. */
	instructions?: string;
	/** Kinds of files, such as `image`. */
	allowedTypes?: string[];
	/** Shows a row below the images instead of a placeholder. */
	isAppender?: boolean;
	/** Attachments that stay selected when images are added. */
	ids?: number[];
	onFiles: ( files: File[] ) => void;
	onMedia: ( media: unknown[] ) => void;
	onError: ( message: string ) => void;
};

/** Props that the types lack or have wrong. */
const getUntyped = ( ids: number[] | undefined ): object => ( {
	// Uploads are handled by the block, so that previews can be edited and moved.
	handleUpload: false,
	...( ids && { value: ids.map( ( id ) => ( { id } ) ) } ),
} );

/** The placeholder for images. When it is unmounted, the focus moves to the block. */
export function ImagePicker( {
	ids,
	allowedTypes = IMAGES,
	isAppender = false,
	...props
}: PickerProps ) {
	const ref = useFocusInBlock< HTMLDivElement >();
	const instructions =
		props.instructions ??
		__(
			'Drag and drop images, upload new ones, or select from your media library.',
			'mainstreet-blocks'
		);
	return (
		<div ref={ ref } style={ { display: 'contents' } }>
			<MediaPlaceholder
				{ ...getUntyped( ids ) }
				icon={ props.icon }
				accept={ allowedTypes.map( ( type ) => `${ type }/*` ).join() }
				allowedTypes={ allowedTypes }
				multiple
				addToGallery={ isAppender && ids !== undefined }
				isAppender={ isAppender }
				labels={ {
					title: props.title,
					instructions: isAppender ? '' : instructions,
				} }
				onSelect={ ( picked: unknown ) => {
					const { files, media } = splitPicked( picked );
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

type DropZoneProps = { label: string; onFiles: ( files: File[] ) => void };

/** Accepts files dropped anywhere on the block. */
export const ImageDropZone = ( { label, onFiles }: DropZoneProps ) => (
	<DropZone
		label={ label }
		onFilesDrop={ ( files ) => onFiles( [ ...files ] ) }
	/>
);

type ToolbarProps = {
	group?: ComponentProps< typeof BlockControls >[ 'group' ];
	children: ReactNode;
};

/** Toolbar group for `MediaButton`s. */
export const MediaToolbar = ( { group, children }: ToolbarProps ) => (
	<BlockControls group={ group }>
		<MediaUploadCheck>
			<TextToolbarGroup>{ children }</TextToolbarGroup>
		</MediaUploadCheck>
	</BlockControls>
);

type ButtonProps< Multiple extends boolean > = {
	label: string;
	allowedTypes?: string[];
	gallery?: boolean;
	multiple?: Multiple;
	value: MediaUpload.Props< Multiple >[ 'value' ];
	onSelect: MediaUpload.Props< Multiple >[ 'onSelect' ];
};

/** Opens the media modal. */
export const MediaButton = < Multiple extends boolean = false >( {
	label,
	allowedTypes = IMAGES,
	...props
}: ButtonProps< Multiple > ) => (
	<MediaUpload
		{ ...props }
		allowedTypes={ allowedTypes }
		render={ ( { open } ) => (
			<ToolbarButton onClick={ open }>{ label }</ToolbarButton>
		) }
	/>
);
