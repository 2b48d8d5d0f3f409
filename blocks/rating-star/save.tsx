import { useBlockProps } from '@wordpress/block-editor';
import { countSavedStars } from './attributes';
import type { Attributes } from './types';

/** Writes the stars as letters, for readers whom render.php does not reach. */
export function save( { attributes }: { attributes: Attributes } ) {
	const { rating, color, align } = attributes;
	// The class first, as in the posts there are.
	const { className, ...props } = useBlockProps.save( {
		style: { textAlign: align },
	} );
	return (
		<figure className={ className } { ...props }>
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
