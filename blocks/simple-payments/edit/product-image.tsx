import {
	BlockIcon,
	MediaPlaceholder,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { image } from '@wordpress/icons';
import { isPositiveInteger, toRecord, toText } from '@shared/guards';
import { useFailureNotice } from '@shared/uploads';
import type { Attributes } from '../types';

const ALLOWED = [ 'image' ];

type Props = {
	product: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** What is kept of an image of the library; null while it is still on its way there. */
function readPicture( media: unknown ): Partial< Attributes > | null {
	const { id, url, alt, title } = toRecord( media );
	return isPositiveInteger( id )
		? {
				featuredMediaId: id,
				featuredMediaUrl: toText( url ) || null,
				featuredMediaTitle: toText( alt ) || toText( title ),
			}
		: null;
}

/** The product's image, or the way to one. */
export function ProductImage( { product, onChange }: Props ) {
	const fail = useFailureNotice();
	const choose = ( media: unknown ) => {
		const picture = readPicture( media );
		if ( picture ) {
			onChange( picture );
		}
	};
	if ( ! product.featuredMediaUrl ) {
		return (
			<MediaPlaceholder
				icon={ <BlockIcon icon={ image } /> }
				accept="image/*"
				allowedTypes={ ALLOWED }
				labels={ {
					title: __( 'Product image', 'mainstreet-blocks' ),
					instructions: __(
						'Upload an image of the product, or select one from your media library.',
						'mainstreet-blocks'
					),
				} }
				onSelect={ choose }
				onError={ fail }
			/>
		);
	}
	return (
		<div className="mainstreet-product__picture">
			<img
				src={ product.featuredMediaUrl }
				alt={ product.featuredMediaTitle ?? '' }
			/>
			<div className="mainstreet-product__picture-buttons">
				<MediaUploadCheck>
					<MediaUpload
						allowedTypes={ ALLOWED }
						value={ product.featuredMediaId }
						onSelect={ choose }
						render={ ( { open } ) => (
							<Button
								__next40pxDefaultSize
								variant="secondary"
								onClick={ open }
							>
								{ __( 'Replace image', 'mainstreet-blocks' ) }
							</Button>
						) }
					/>
				</MediaUploadCheck>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isDestructive
					onClick={ () =>
						onChange( {
							featuredMediaId: 0,
							featuredMediaUrl: null,
							featuredMediaTitle: null,
						} )
					}
				>
					{ __( 'Remove image', 'mainstreet-blocks' ) }
				</Button>
			</div>
		</div>
	);
}
