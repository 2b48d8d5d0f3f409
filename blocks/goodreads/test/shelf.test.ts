import services from '@shared/embeds/services.json';
import { build, getBooks, normalize, readUser } from '../shelf';
import type { Attributes } from '../types';
import { SCRIPTS } from '../widget';
import links from './links.json';

const DEFAULTS: Attributes = {
	bookNumber: '5',
	goodreadsId: 778899,
	orderOption: 'd',
	shelfOption: 'read',
	showAuthor: true,
	showCover: true,
	showRating: true,
	showReview: false,
	showTags: false,
	showTitle: true,
	sortOption: 'date_added',
	style: 'default',
};

describe( 'The script', () => {
	it.each( links.map( ( row: unknown[] ) => row ) )(
		'%j is one of a widget: %s',
		( link: unknown, isOne: unknown ) => {
			expect(
				normalize( { link, id: 'gr_custom_widget_41' } ) !== null
			).toBe( isOne );
		}
	);

	it( 'is nothing without its element', () => {
		for ( const id of [ '', 'x', 'gr_custom_widget_', 5, undefined ] ) {
			expect(
				normalize( {
					link: 'https://www.goodreads.com/review/grid_widget/1.a?shelf=read',
					id,
				} )
			).toBeNull();
		}
	} );

	it( 'is built of the settings as in existing posts', () => {
		expect( build( DEFAULTS, 41 ) ).toEqual( {
			id: 'gr_custom_widget_41',
			link: 'https://www.goodreads.com/review/custom_widget/778899.My%20Bookshelf?num_books=5&order=d&shelf=read&show_author=1&show_cover=1&show_rating=1&show_review=0&show_tags=0&show_title=1&sort=date_added&widget_id=41',
			widgetId: 41,
		} );
		expect(
			build(
				{
					...DEFAULTS,
					bookNumber: '8',
					customTitle: 'Sea books/2',
					shelfOption: 'to-read',
					style: 'grid',
				},
				41
			)
		).toEqual( {
			id: 'gr_grid_widget_41',
			link: 'https://www.goodreads.com/review/grid_widget/778899.Sea%20books/2?cover_size=medium&num_books=8&order=d&shelf=to-read&sort=date_added&widget_id=41',
			widgetId: 41,
		} );
	} );

	it( 'takes no settings that Goodreads does not know', () => {
		const { link, id } = build(
			{
				...DEFAULTS,
				shelfOption: 'x&callback=alert',
				sortOption: '"',
				orderOption: 'z',
				customTitle: '../?&#"',
			},
			1
		);
		expect( link ).toContain(
			'/778899.../%3F%26%23%22?num_books=5&order=d&shelf=read&'
		);
		expect( normalize( { link, id } )?.link ).toBe( link );
	} );
} );

it( 'reads the number of books within the limits of the style', () => {
	for ( const [ bookNumber, style, books ] of [
		[ '0', 'default', 5 ],
		[ '-3', 'default', 1 ],
		[ '150', 'default', 100 ],
		[ '150', 'grid', 150 ],
		[ '999', 'grid', 200 ],
		[ 'many', 'grid', 5 ],
	] as const ) {
		expect( getBooks( { ...DEFAULTS, bookNumber, style } ) ).toBe( books );
	}
} );

it.each( [
	[ 'https://www.goodreads.com/user/show/778899-ada', 778899 ],
	[ 'goodreads.com/user/show/778899', 778899 ],
	[ 'https://www.goodreads.com/review/list/778899?shelf=read', 778899 ],
	[ ' 778899 ', 778899 ],
	[ 'https://www.goodreads.com/author/show/778899', null ],
	[ 'https://example.org/user/show/778899', null ],
	[ 'https://www.goodreads.com/user/show/ada', null ],
	[ '0', null ],
	[ 'ada', null ],
	[ '', null ],
] )( 'reads the reader of %j', ( text, id ) => {
	expect( readUser( text ) ).toBe( id );
} );

it( 'loads scripts from the address of the table of services', () => {
	expect( SCRIPTS ).toBe( services.goodreads.script );
} );
