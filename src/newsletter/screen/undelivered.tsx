import { Modal } from '@wordpress/components';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ListTable } from '@shared/admin/list-table';
import { LoadState } from '@shared/admin/load-state';
import { Pager } from '@shared/admin/pager';
import { usePaged, type Paged } from '@shared/admin/use-paged';
import { getUndelivered } from './api';
import type { Campaign, Undelivered as Row } from './types';

type Props = { campaign: Campaign; onClose: () => void };

/** Those whom a mailing did not reach, and why. */
export function Undelivered( { campaign, onClose }: Props ) {
	const { id, post } = campaign;
	const list = usePaged< Row, Paged< Row > >(
		useCallback(
			( after, signal ) => getUndelivered( id, after, signal ),
			[ id ]
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
			<LoadState
				isBusy={ list.isBusy }
				error={ list.error }
				onRetry={ list.reload }
			/>
			<ListTable< Row >
				caption={ __( 'Not delivered', 'mainstreet-blocks' ) }
				columns={ [
					{
						id: 'person',
						label: __( 'E-mail address', 'mainstreet-blocks' ),
						isPrimary: true,
						render: ( { email, error } ) => (
							<>
								<bdi>{ email }</bdi>
								<div className="mainstreet-newsletter__narrow">
									<bdi>{ error }</bdi>
								</div>
							</>
						),
					},
					{
						id: 'error',
						label: __( 'Reason', 'mainstreet-blocks' ),
						render: ( { error } ) => <bdi>{ error }</bdi>,
					},
					{
						id: 'state',
						label: __( 'State', 'mainstreet-blocks' ),
						render: ( { isFinal } ) =>
							isFinal
								? __( 'Given up', 'mainstreet-blocks' )
								: __(
										'Will be tried again',
										'mainstreet-blocks'
									),
					},
				] }
				items={ list.page?.items ?? [] }
				isBusy={ list.isBusy }
				empty={ list.page && __( 'Nobody.', 'mainstreet-blocks' ) }
				getName={ ( { email } ) => email }
			/>
			<Pager
				{ ...list }
				label={ __( 'Pages of failures', 'mainstreet-blocks' ) }
				onNewer={ list.goNewer }
				onOlder={ list.goOlder }
			/>
		</Modal>
	);
}
