import { BlockControls, MediaReplaceFlow } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { ALLOWED_TYPES } from '../constants';
import type { ComparedImage, Side } from '../types';
import { useImagePicker } from './use-image-picker';

type Props = {
	side: Side;
	image: ComparedImage;
	onChange: ( image: ComparedImage ) => void;
};

/** Toolbar button that replaces or removes one image. */
export function ReplaceImage( { side, image, onChange }: Props ) {
	const { pick, pickUrl, fail } = useImagePicker( onChange );
	if ( ! image.url ) {
		return null;
	}
	return (
		<BlockControls group="other">
			<MediaReplaceFlow
				name={
					side === 'before'
						? __( 'Replace image before', 'mainstreet-blocks' )
						: __( 'Replace image after', 'mainstreet-blocks' )
				}
				mediaId={ image.id }
				mediaURL={ image.url }
				allowedTypes={ ALLOWED_TYPES }
				accept="image/*"
				onSelect={ pick }
				onSelectURL={ pickUrl }
				onError={ fail }
				onReset={ () => onChange( {} ) }
			/>
		</BlockControls>
	);
}
