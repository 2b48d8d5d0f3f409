import { useBlockProps } from '@wordpress/block-editor';
import { countSavedStars } from './attributes';
import type { Attributes } from './types';

/** Writes the stars as letters, for readers whom render.php does not reach. */
export function save( { attributes }: { attributes: Attributes } ) {
	const { rating, color, align } = attributes;
	return (
		<figure
			{ ...useBlockProps.save( {
				// Named here so that the class comes first, as in the posts there are.
				className: '',
				style: { textAlign: align },
			} ) }
		>
			{ Array.from(
				{ length: countSavedStars( rating ) },
				( _, star ) => (
					<span key={ star } style={ color ? { color } : undefined }>
						★
					</span>
				)
			) }
		</figure>
	);
}
