import { useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';
import type { Attributes } from '../types';

const countStars = ( rating: unknown ): number =>
	typeof rating === 'number'
		? Math.min( Math.max( Math.ceil( rating ), 0 ), 10 )
		: 1;

/** Stars whose alignment was taken off in the toolbar: no style on the figure. */
export const v1: BlockDeprecation< Attributes > = {
	attributes: {
		rating: { type: 'number', default: 1 },
		maxRating: { type: 'number', default: 5 },
		color: { type: 'string' },
		ratingStyle: { type: 'string', default: 'star' },
		className: { type: 'string' },
		align: { type: 'string', default: 'left' },
	},
	supports: { html: false },
	save: ( { attributes: { rating, color } } ) => (
		<figure { ...useBlockProps.save() }>
			{ Array.from( { length: countStars( rating ) }, ( _, star ) => (
				<span
					key={ star }
					style={
						typeof color === 'string' && color
							? { color }
							: undefined
					}
				>
					★
				</span>
			) ) }
		</figure>
	),
};
