import { MediaPlaceholder } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ALLOWED_TYPES } from '../constants';
import { icon } from '../icon';
import type { ComparedImage, Side } from '../types';
import { useImagePicker } from './use-image-picker';

type Props = {
	side: Side;
	image: ComparedImage;
	onChange: ( image: ComparedImage ) => void;
};

/** Returns the name of an image in the editor. */
export const getTitle = ( side: Side ): string =>
	side === 'before'
		? __( 'Image before', 'mainstreet-blocks' )
		: __( 'Image after', 'mainstreet-blocks' );

/** Image, or a placeholder for choosing it, while one of the two is missing. */
export function ImageSlot( { side, image, onChange }: Props ) {
	const { pick, pickUrl, fail } = useImagePicker( onChange );
	const title = getTitle( side );
	if ( image.url ) {
		return (
			<div className="wp-block-jetpack-image-compare__chosen">
				<img src={ image.url } alt={ image.alt || title } />
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => onChange( {} ) }
				>
					{ side === 'before'
						? __( 'Remove image before', 'mainstreet-blocks' )
						: __( 'Remove image after', 'mainstreet-blocks' ) }
				</Button>
			</div>
		);
	}
	return (
		<MediaPlaceholder
			icon={ icon }
			labels={ {
				title,
				instructions: __(
					'Upload an image, drag one here, or select one from your media library.',
					'mainstreet-blocks'
				),
			} }
			accept="image/*"
			allowedTypes={ ALLOWED_TYPES }
			onSelect={ pick }
			onSelectURL={ pickUrl }
			onError={ fail }
		/>
	);
}
