import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatMoment } from '@shared/admin/dates';
import type { Column } from '@shared/admin/list-table';
import type { Campaign, CampaignAction } from './types';
import {
	describeCampaign,
	describeLeft,
	describeProgress,
	getCampaignActionName,
} from './labels';

type Handlers = {
	onAct: ( action: CampaignAction, item: Campaign ) => void;
	onShowFailures: ( item: Campaign ) => void;
};

const getTitle = ( { post }: Campaign ): string =>
	post.title || __( '(deleted)', 'mainstreet-blocks' );

function Progress( { item }: { item: Campaign } ) {
	const { total, sent, failed, seconds, status } = item;
	return (
		<>
			{ status !== 'queued' && (
				<>
					<progress
						aria-label={ sprintf(
							/* translators: %s: title of a post. */
							__( 'Progress of %s', 'mainstreet-blocks' ),
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
		</>
	);
}

function Actions( { item, ...handlers }: { item: Campaign } & Handlers ) {
	const name = ( label: string ) =>
		sprintf(
			/* translators: 1: what is done, such as "Pause", 2: title of a post. */
			__( '%1$s: %2$s', 'mainstreet-blocks' ),
			label,
			getTitle( item )
		);
	return (
		<div className="mainstreet-screen__actions">
			{ item.actions.map( ( action ) => (
				<Button
					key={ action }
					variant="secondary"
					size="small"
					isDestructive={ action === 'cancel' }
					aria-label={ name( getCampaignActionName( action ) ) }
					onClick={ () => handlers.onAct( action, item ) }
				>
					{ getCampaignActionName( action ) }
				</Button>
			) ) }
			{ item.failed > 0 && (
				<Button
					variant="link"
					aria-label={ name(
						__( 'Show failures', 'mainstreet-blocks' )
					) }
					onClick={ () => handlers.onShowFailures( item ) }
				>
					{ __( 'Show failures', 'mainstreet-blocks' ) }
				</Button>
			) }
		</div>
	);
}

/**
 * Columns of the list.
 *
 * @param handlers What can be done with a campaign.
 */
export function getColumns( handlers: Handlers ): Column< Campaign >[] {
	return [
		{
			id: 'post',
			label: __( 'Post', 'mainstreet-blocks' ),
			isPrimary: true,
			render: ( item ) => (
				<>
					{ item.post.edit ? (
						<a className="row-title" href={ item.post.edit }>
							<bdi>{ getTitle( item ) }</bdi>
						</a>
					) : (
						<strong>
							<bdi>{ getTitle( item ) }</bdi>
						</strong>
					) }
					<div>{ describeCampaign( item ) }</div>
					<div className="mainstreet-newsletter__narrow">
						<Progress item={ item } />
					</div>
					<Actions item={ item } { ...handlers } />
				</>
			),
		},
		{
			id: 'progress',
			label: __( 'Progress', 'mainstreet-blocks' ),
			render: ( item ) => <Progress item={ item } />,
		},
		{
			id: 'date',
			label: __( 'Date', 'mainstreet-blocks' ),
			render: ( { starts, finished } ) =>
				formatMoment( finished || starts ),
		},
	];
}
