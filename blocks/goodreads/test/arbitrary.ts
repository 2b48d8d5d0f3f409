import fc from 'fast-check';
import type { Attributes } from '../types';

/** Whatever the settings or another plugin can leave. */
export const arbitrary: fc.Arbitrary<
	Partial< Attributes & { class: string; userInput: string } >
> = fc.record(
	{
		bookNumber: fc.constantFrom( '1', '100', 'many' ),
		class: fc.constantFrom( '', 'a b' ),
		userInput: fc.constantFrom( '', 'https://www.goodreads.com/ada' ),
		customTitle: fc.oneof(
			fc.constantFrom( '', 'Sea books', "it's -- not --> <b>" ),
			fc.string()
		),
		goodreadsId: fc.oneof( fc.nat(), fc.constant( '' ) ),
		id: fc.constantFrom( 'gr_grid_widget_41', '', 'x' ),
		link: fc.oneof(
			fc.webUrl( { withQueryParameters: true } ),
			fc.constant(
				'https://www.goodreads.com/review/grid_widget/1.Sea%20books?shelf=read&widget_id=41'
			)
		),
		orderOption: fc.constantFrom( 'a', 'd' ),
		shelfOption: fc.constantFrom( 'read', 'to-read', 'x' ),
		showAuthor: fc.boolean(),
		showCover: fc.boolean(),
		showRating: fc.boolean(),
		showReview: fc.boolean(),
		showTags: fc.boolean(),
		showTitle: fc.boolean(),
		sortOption: fc.constantFrom( 'title', 'votes' ),
		style: fc.constantFrom( 'default', 'grid' ),
		widgetId: fc.nat(),
	},
	{ requiredKeys: [] }
);
