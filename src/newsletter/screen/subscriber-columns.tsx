import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatMoment } from '@shared/admin/dates';
import type { Column } from '@shared/admin/list-table';
import type { SubscriberAction } from './api';
import type { Status, Subscriber } from './types';
import { getActionName, getStatusName } from './labels';

type Run = ( action: SubscriberAction, item: Subscriber ) => void;

const getActions = ( status: Status ): SubscriberAction[] => {
	switch ( status ) {
		case 'active':
			return [ 'unsubscribe', 'delete' ];
		case 'pending':
			return [ 'confirm', 'delete' ];
		default:
			return [ 'delete' ];
	}
};

function Person( { item, run }: { item: Subscriber; run: Run } ) {
	const { email, name, status, created } = item;
	return (
		<>
			<strong>
				<bdi>{ email }</bdi>
			</strong>
			{ name && (
				<div>
					<bdi>{ name }</bdi>
				</div>
			) }
			<div className="mainstreet-newsletter__narrow">
				{ getStatusName( status ) }, { formatMoment( created ) }
			</div>
			<div className="row-actions">
				{ getActions( status ).map( ( action ) => (
					<Button
						key={ action }
						variant="link"
						isDestructive={ action !== 'confirm' }
						aria-label={ sprintf(
							/* translators: 1: what is done, such as "Unsubscribe", 2: e-mail address. */
							__( '%1$s: %2$s', 'mainstreet-blocks' ),
							getActionName( action ),
							email
						) }
						onClick={ () => run( action, item ) }
					>
						{ getActionName( action ) }
					</Button>
				) ) }
			</div>
		</>
	);
}

/**
 * Columns of the list.
 *
 * @param run Does something with a subscriber.
 */
export function getColumns( run: Run ): Column< Subscriber >[] {
	return [
		{
			id: 'person',
			label: __( 'Subscriber', 'mainstreet-blocks' ),
			isPrimary: true,
			render: ( item ) => <Person item={ item } run={ run } />,
		},
		{
			id: 'status',
			label: __( 'Status', 'mainstreet-blocks' ),
			render: ( { status } ) => getStatusName( status ),
		},
		{
			id: 'fields',
			label: __( 'Details', 'mainstreet-blocks' ),
			render: ( { fields, consent } ) => (
				<>
					{ Object.entries( fields ).map( ( [ label, value ] ) => (
						<div key={ label }>
							<bdi>{ label }</bdi>: <bdi>{ value }</bdi>
						</div>
					) ) }
					{ consent && (
						<div className="mainstreet-newsletter__consent">
							{ __( 'Agreed to:', 'mainstreet-blocks' ) }{ ' ' }
							<bdi>{ consent }</bdi>
						</div>
					) }
				</>
			),
		},
		{
			id: 'date',
			label: __( 'Since', 'mainstreet-blocks' ),
			render: ( { created } ) => formatMoment( created ),
		},
	];
}
