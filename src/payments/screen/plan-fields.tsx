import type { Field } from '@wordpress/dataviews';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { formatMoney } from '@shared/money';
import { getIntervalName } from './labels';
import type { Plan } from './types';

/** Maximum number of posts that are listed by name. */
const NAMED = 3;

/** Returns the price, or a text that the buyer chooses the amount. */
const describePrice = ( { amount, currency, isOpen }: Plan ): string =>
	isOpen
		? sprintf(
				/* translators: %s: amount of money. */
				__(
					'%s, or another amount chosen by the buyer',
					'mainstreet-blocks'
				),
				formatMoney( amount, currency )
			)
		: formatMoney( amount, currency );

/** Posts that offer the plan. */
function Posts( { item: { posts } }: { item: Plan } ) {
	const more = posts.length - NAMED;
	return (
		<>
			{ posts.slice( 0, NAMED ).map( ( { id, title, edit, link } ) => (
				<div key={ id }>
					<a href={ edit || link }>
						<bdi>{ title }</bdi>
					</a>
				</div>
			) ) }
			{ more > 0 && (
				<div>
					{ sprintf(
						/* translators: %s: number of posts. */
						_n(
							'and %s more',
							'and %s more',
							more,
							'mainstreet-blocks'
						),
						more.toLocaleString()
					) }
				</div>
			) }
			{ posts.length === 0 && __( 'Not used yet', 'mainstreet-blocks' ) }
		</>
	);
}

function About( { item, isNarrow }: { item: Plan; isNarrow: boolean } ) {
	return (
		<>
			{ item.isArchived && (
				<div>{ __( 'Archived', 'mainstreet-blocks' ) }</div>
			) }
			{ isNarrow && (
				<div>
					{ describePrice( item ) },{ ' ' }
					{ getIntervalName( item.interval ) }
				</div>
			) }
		</>
	);
}

const plain = { enableSorting: false, filterBy: false } as const;

/**
 * Returns the columns of the list of plans.
 *
 * @param isNarrow There is only room for one column.
 */
export const getPlanFields = ( isNarrow: boolean ): Field< Plan >[] => [
	{
		id: 'title',
		label: __( 'Plan', 'mainstreet-blocks' ),
		render: ( { item } ) => <bdi>{ item.title }</bdi>,
		enableHiding: false,
		...plain,
	},
	{
		id: 'about',
		label: __( 'Note', 'mainstreet-blocks' ),
		render: ( { item } ) => <About item={ item } isNarrow={ isNarrow } />,
		...plain,
	},
	{
		id: 'price',
		label: __( 'Price', 'mainstreet-blocks' ),
		render: ( { item } ) => <>{ describePrice( item ) }</>,
		...plain,
	},
	{
		id: 'interval',
		label: _x(
			'Paid',
			'how often a payment plan is paid',
			'mainstreet-blocks'
		),
		render: ( { item } ) => <>{ getIntervalName( item.interval ) }</>,
		...plain,
	},
	{
		id: 'posts',
		label: __( 'Used on', 'mainstreet-blocks' ),
		render: Posts,
		...plain,
	},
	{
		id: 'members',
		label: __( 'Members', 'mainstreet-blocks' ),
		render: ( { item } ) => <>{ item.members.toLocaleString() }</>,
		...plain,
	},
];
