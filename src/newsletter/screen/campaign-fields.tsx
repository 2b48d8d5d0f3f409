import type { Field } from '@wordpress/dataviews';
import { __, sprintf } from '@wordpress/i18n';
import { formatMoment } from '@shared/admin/dates';
import {
	describeCampaign,
	describeLeft,
	describeProgress,
} from './campaign-labels';
import type { Campaign } from './types';

export const getTitle = ( { post }: Campaign ): string =>
	post.title || __( '(deleted)', 'mainstreet-blocks' );

function Progress( { item }: { item: Campaign } ) {
	const { total, sent, failed, seconds, status } = item;
	return (
		<div className="mainstreet-newsletter__progress">
			{ status !== 'queued' && (
				<>
					<progress
						aria-label={ sprintf(
							/* translators: %s: title of a post. */
							__( 'Sending progress: %s', 'mainstreet-blocks' ),
							getTitle( item )
						) }
						max={ Math.max( 1, total ) }
						value={ sent + failed }
					/>
					<div>{ describeProgress( item ) }</div>
				</>
			) }
			{ seconds !== null && seconds > 0 && (
				<div>{ describeLeft( seconds ) }</div>
			) }
		</div>
	);
}

/**
 * Returns the columns of the list. It can be sorted by date only.
 *
 * @param isNarrow There is only room for one column.
 */
export function getFields( isNarrow: boolean ): Field< Campaign >[] {
	return [
		{
			id: 'post',
			label: __( 'Post', 'mainstreet-blocks' ),
			getValue: ( { item } ) => getTitle( item ),
			render: ( { item } ) => <bdi>{ getTitle( item ) }</bdi>,
			enableHiding: false,
			enableSorting: false,
			filterBy: false,
		},
		{
			id: 'about',
			label: __( 'Status', 'mainstreet-blocks' ),
			render: ( { item } ) => (
				<>
					<div>{ describeCampaign( item ) }</div>
					{ isNarrow && <Progress item={ item } /> }
				</>
			),
			enableSorting: false,
			filterBy: false,
		},
		{
			id: 'progress',
			label: __( 'Progress', 'mainstreet-blocks' ),
			render: Progress,
			enableSorting: false,
			filterBy: false,
		},
		{
			id: 'created',
			label: __( 'Date', 'mainstreet-blocks' ),
			render: ( { item } ) => (
				<>{ formatMoment( item.finished || item.starts ) }</>
			),
			enableSorting: true,
			filterBy: false,
		},
	];
}
