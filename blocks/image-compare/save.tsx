import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { Attributes, ComparedImage } from './types';

/** Returns the attributes of an image in the order of existing posts; none without an image. */
const getImageProps = ( { id, url, alt, width, height }: ComparedImage ) => ( {
	id: id === undefined ? undefined : `${ id }`,
	src: url,
	alt,
	width,
	height,
} );

/** Prints the stored values unchanged, so that a post opens valid whatever it contains. */
export function save( { attributes }: BlockSaveProps< Attributes > ) {
	const { imageBefore, imageAfter, caption, orientation } = attributes;
	return (
		<figure { ...useBlockProps.save() }>
			<div className="juxtapose" data-mode={ orientation }>
				{ /* eslint-disable jsx-a11y/alt-text -- comes with the attributes. */ }
				<img
					{ ...getImageProps( imageBefore ) }
					className="image-compare__image-before"
				/>
				<img
					{ ...getImageProps( imageAfter ) }
					className="image-compare__image-after"
				/>
			</div>
			{ ! RichText.isEmpty( caption ?? '' ) && (
				<RichText.Content
					tagName="figcaption"
					value={ caption ?? '' }
				/>
			) }
		</figure>
	);
}
