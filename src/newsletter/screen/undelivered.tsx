import { Modal } from '@wordpress/components';
import type { Field } from '@wordpress/dataviews';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { DataList } from '@shared/admin/data-list';
import { useList } from '@shared/admin/use-list';
import { useListView } from '@shared/admin/use-list-view';
import { getUndelivered } from './api';
import type { Campaign, Undelivered as Row } from './types';

type Props = { campaign: Campaign; onClose: () => void };

const getFields = (): Field< Row >[] => [
	{
		id: 'email',
		label: __( 'Email address', 'mainstreet-blocks' ),
		render: ( { item } ) => <bdi>{ item.email }</bdi>,
		enableHiding: false,
		enableSorting: false,
		filterBy: false,
	},
	{
		id: 'error',
		label: __( 'Reason', 'mainstreet-blocks' ),
		render: ( { item } ) => <bdi>{ item.error }</bdi>,
		enableSorting: false,
		filterBy: false,
	},
	{
		id: 'state',
		label: __( 'Status', 'mainstreet-blocks' ),
		render: ( { item } ) => (
			<>
				{ item.isFinal
					? __( 'Failed permanently', 'mainstreet-blocks' )
					: __( 'Will retry', 'mainstreet-blocks' ) }
			</>
		),
		enableSorting: false,
		filterBy: false,
	},
];

/** Dialog with the subscribers whom a campaign did not reach, and why. */
export function Undelivered( { campaign, onClose }: Props ) {
	const { id, post } = campaign;
	const { view, onChange } = useListView(
		'undelivered',
		{
			type: 'table',
			page: 1,
			perPage: 20,
			titleField: 'email',
			fields: [ 'error', 'state' ],
		},
		[ 'error' ]
	);
	const { page = 1, perPage = 20 } = view;
	const list = useList(
		useCallback(
			( signal: AbortSignal ) =>
				getUndelivered( id, { page, per_page: perPage }, signal ),
			[ id, page, perPage ]
		)
	);
	return (
		<Modal
			size="large"
			title={ sprintf(
				/* translators: %s: title of a post. */
				__( 'Not delivered: %s', 'mainstreet-blocks' ),
				post.title
			) }
			onRequestClose={ onClose }
		>
			<DataList< Row >
				label={ __( 'Not delivered', 'mainstreet-blocks' ) }
				view={ view }
				onChangeView={ onChange }
				fields={ getFields() }
				{ ...list.listProps }
				empty={ __( 'No one.', 'mainstreet-blocks' ) }
			/>
		</Modal>
	);
}
