import { FormFileUpload } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';

type Props = { onFiles: ( files: File[] ) => void };

/** Button below the gallery that uploads images. */
export const UploadButton = ( { onFiles }: Props ) => (
	<div className="tiled-gallery__add">
		<FormFileUpload
			__next40pxDefaultSize
			multiple
			accept="image/*"
			icon={ plus }
			onChange={ ( { currentTarget } ) => {
				onFiles( [ ...( currentTarget.files ?? [] ) ] );
				// Allows choosing the same image again.
				currentTarget.value = '';
			} }
		>
			{ __( 'Upload an image', 'mainstreet-blocks' ) }
		</FormFileUpload>
	</div>
);
