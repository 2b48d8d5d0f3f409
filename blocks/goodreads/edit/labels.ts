import { __ } from '@wordpress/i18n';
import { SORTS, type Sort } from '../types';

type Option = { value: string; label: string };

export const getShelves = (): Option[] => [
	{ value: 'read', label: __( 'Read', 'mainstreet-blocks' ) },
	{
		value: 'currently-reading',
		label: __( 'Currently reading', 'mainstreet-blocks' ),
	},
	{ value: 'to-read', label: __( 'Want to read', 'mainstreet-blocks' ) },
];

export const getStyles = (): Option[] => [
	{ value: 'default', label: __( 'List', 'mainstreet-blocks' ) },
	{ value: 'grid', label: __( 'Grid of covers', 'mainstreet-blocks' ) },
];

export const getOrders = (): Option[] => [
	{ value: 'd', label: __( 'Descending', 'mainstreet-blocks' ) },
	{ value: 'a', label: __( 'Ascending', 'mainstreet-blocks' ) },
];

/** Sort orders that are offered; others that a post has stay and are shown by their names at Goodreads. */
const getLabels = (): Partial< Record< Sort, string > > => ( {
	date_added: __( 'Date added', 'mainstreet-blocks' ),
	date_read: __( 'Date read', 'mainstreet-blocks' ),
	date_started: __( 'Date started', 'mainstreet-blocks' ),
	date_updated: __( 'Date updated', 'mainstreet-blocks' ),
	date_pub: __( 'Date published', 'mainstreet-blocks' ),
	title: __( 'Title', 'mainstreet-blocks' ),
	author: __( 'Author', 'mainstreet-blocks' ),
	rating: __( 'Own rating', 'mainstreet-blocks' ),
	avg_rating: __( 'Average rating', 'mainstreet-blocks' ),
	num_pages: __( 'Number of pages', 'mainstreet-blocks' ),
	position: __( 'Position on the shelf', 'mainstreet-blocks' ),
	random: __( 'Random', 'mainstreet-blocks' ),
} );

export const getSorts = ( current: Sort ): Option[] => {
	const labels = getLabels();
	return SORTS.filter( ( sort ) => labels[ sort ] || sort === current ).map(
		( value ) => ( { value, label: labels[ value ] ?? value } )
	);
};

/** Parts of a book in a list. */
export const getToggles = () =>
	[
		{
			name: 'showCover',
			initial: true,
			text: __( 'Show cover', 'mainstreet-blocks' ),
		},
		{
			name: 'showTitle',
			initial: true,
			text: __( 'Show title', 'mainstreet-blocks' ),
		},
		{
			name: 'showAuthor',
			initial: true,
			text: __( 'Show author', 'mainstreet-blocks' ),
		},
		{
			name: 'showRating',
			initial: true,
			text: __( 'Show rating', 'mainstreet-blocks' ),
		},
		{
			name: 'showReview',
			initial: false,
			text: __( 'Show review', 'mainstreet-blocks' ),
		},
		{
			name: 'showTags',
			initial: false,
			text: __( 'Show tags', 'mainstreet-blocks' ),
		},
	] as const;
