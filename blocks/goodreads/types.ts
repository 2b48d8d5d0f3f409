/** Values of `shelfOption`. */
export const SHELVES = [ 'read', 'currently-reading', 'to-read' ] as const;
export type Shelf = ( typeof SHELVES )[ number ];

/** Values of `sortOption`. */
export const SORTS = [
	'asin',
	'author',
	'avg_rating',
	'comments',
	'cover',
	'date_added',
	'date_pub',
	'date_read',
	'date_started',
	'date_updated',
	'format',
	'isbn',
	'isbn13',
	'notes',
	'num_pages',
	'num_ratings',
	'owned',
	'position',
	'random',
	'rating',
	'read_count',
	'review',
	'shelves',
	'title',
	'votes',
	'year_pub',
] as const;
export type Sort = ( typeof SORTS )[ number ];

/** Maximum number of books, by style. */
export const MAX_BOOKS = { default: 100, grid: 200 } as const;
export type Style = keyof typeof MAX_BOOKS;

export type Attributes = {
	/** 1 to MAX_BOOKS, as text. */
	bookNumber: string;
	customTitle?: string;
	/** ID of the user; `''` in posts whose author was about to change it. */
	goodreadsId?: number | string;
	/** ID of the element that the script of `link` fills. */
	id?: string;
	/** URL of that script. */
	link?: string;
	orderOption: string;
	shelfOption: string;
	showAuthor: boolean;
	showCover: boolean;
	showRating: boolean;
	showReview: boolean;
	showTags: boolean;
	showTitle: boolean;
	sortOption: string;
	style: string;
	/** Random; a new one after every change of a setting. */
	widgetId?: number;
};
