import { Button, Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Confirm } from '@shared/admin/confirm';
import { ListTable } from '@shared/admin/list-table';
import { LoadState } from '@shared/admin/load-state';
import type { Outcome } from '@shared/admin/message';
import { Pager } from '@shared/admin/pager';
import { usePaged } from '@shared/admin/use-paged';
import { actOnCampaign, getCampaigns, sendTest } from './api';
import { getColumns } from './campaign-columns';
import { Undelivered } from './undelivered';
import type { Campaign, CampaignAction, Campaigns, Queue } from './types';
import { getCampaignActionName } from './labels';

/** Milliseconds between looks at campaigns under way. */
const INTERVAL = 10_000;

type Props = { onSay: ( outcome: Outcome | null ) => void };

/** How the queue works, in words. */
function describeQueue( { perHour, subscribers }: Queue ): string {
	const people = sprintf(
		/* translators: %s: number of subscribers. */
		_n(
			'A new post goes to %s subscriber.',
			'A new post goes to %s subscribers.',
			subscribers,
			'mainstreet-blocks'
		),
		subscribers.toLocaleString()
	);
	return perHour
		? sprintf(
				/* translators: 1: sentence such as "A new post goes to 5 subscribers.", 2: number of e-mails. */
				__(
					'%1$s Up to %2$s e-mails are sent per hour.',
					'mainstreet-blocks'
				),
				people,
				perHour.toLocaleString()
			)
		: people;
}

/** Looks again from time to time while something is under way and the screen is seen. */
function useRefresh( isActive: boolean, reload: () => void ): void {
	useEffect( () => {
		if ( ! isActive ) {
			return;
		}
		const timer = setInterval( () => {
			if ( ! document.hidden ) {
				reload();
			}
		}, INTERVAL );
		return () => clearInterval( timer );
	}, [ isActive, reload ] );
}

/** Mailings of posts. */
export function CampaignsTab( { onSay }: Props ) {
	const list = usePaged< Campaign, Campaigns >( getCampaigns );
	const [ doomed, setDoomed ] = useState< Campaign | null >( null );
	const [ opened, setOpened ] = useState< Campaign | null >( null );
	const [ isTesting, setIsTesting ] = useState( false );
	const { page, reload } = list;
	const items = page?.items ?? [];
	useRefresh(
		items.some( ( { status } ) =>
			[ 'queued', 'sending' ].includes( status )
		),
		reload
	);

	const act = async ( action: CampaignAction, { id }: Campaign ) => {
		const result = await actOnCampaign( action, id );
		onSay( result.ok ? null : { isBad: true, text: result.message } );
		reload();
	};
	const test = async () => {
		setIsTesting( true );
		const result = await sendTest();
		setIsTesting( false );
		onSay( {
			isBad: ! result.ok,
			text: result.ok
				? sprintf(
						/* translators: %s: e-mail address. */
						__( 'A test was sent to %s.', 'mainstreet-blocks' ),
						result.value
					)
				: result.message,
		} );
	};

	return (
		<>
			{ page?.queue.isStale && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'E-mails are waiting, but the scheduled tasks of this site have not run for a while. Ask your host to run WP-Cron, or “wp mainstreet mail run”, every minute.',
						'mainstreet-blocks'
					) }
				</Notice>
			) }
			<div className="mainstreet-screen__above mainstreet-newsletter__queue">
				<p>{ page && describeQueue( page.queue ) }</p>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					accessibleWhenDisabled
					disabled={ isTesting }
					isBusy={ isTesting }
					onClick={ test }
				>
					{ __( 'Send me a test', 'mainstreet-blocks' ) }
				</Button>
			</div>
			<div className="mainstreet-screen__above">
				<LoadState
					isBusy={ list.isBusy && ! page }
					error={ list.error }
					onRetry={ reload }
				/>
				<Pager
					{ ...list }
					label={ __( 'Pages of mailings', 'mainstreet-blocks' ) }
					onNewer={ list.goNewer }
					onOlder={ list.goOlder }
				/>
			</div>
			<ListTable< Campaign >
				caption={ __( 'Sent to subscribers', 'mainstreet-blocks' ) }
				columns={ getColumns( {
					onAct: ( action, item ) =>
						action === 'cancel'
							? setDoomed( item )
							: act( action, item ),
					onShowFailures: setOpened,
				} ) }
				items={ items }
				isBusy={ list.isBusy && ! page }
				empty={
					page &&
					__(
						'Nothing has been sent yet. New posts are sent to subscribers when they are published.',
						'mainstreet-blocks'
					)
				}
				getName={ ( { post } ) => post.title }
			/>
			{ doomed && (
				<Confirm
					title={ __( 'Cancel sending?', 'mainstreet-blocks' ) }
					text={ __(
						'Those who have not got the e-mail yet will not get it.',
						'mainstreet-blocks'
					) }
					action={ getCampaignActionName( 'cancel' ) }
					onConfirm={ () => act( 'cancel', doomed ) }
					onClose={ () => setDoomed( null ) }
				/>
			) }
			{ opened && (
				<Undelivered
					campaign={ opened }
					onClose={ () => setOpened( null ) }
				/>
			) }
		</>
	);
}
