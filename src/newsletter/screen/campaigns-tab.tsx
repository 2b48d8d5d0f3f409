import { Button, Notice } from '@wordpress/components';
import type { Action, View } from '@wordpress/dataviews';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import { ActionDialog } from '@shared/admin/action-dialog';
import { DataList } from '@shared/admin/data-list';
import { useList } from '@shared/admin/use-list';
import { useListView } from '@shared/admin/use-list-view';
import { actOnCampaign, getCampaigns } from './api';
import { getFields } from './campaign-fields';
import { getCampaignActionName } from './campaign-labels';
import { TabFrame, type NoticeProps } from './tab-frame';
import { TestButton } from './test-button';
import {
	CAMPAIGN_ACTIONS,
	type Campaign,
	type CampaignAction,
	type Queue,
} from './types';
import { SendDialog, type SendAction } from './send-dialog';
import { Undelivered } from './undelivered';
import { UnsentPosts } from './unsent-posts';

/** Milliseconds between two requests while campaigns are being sent. */
const INTERVAL = 10_000;

/** Returns a text about the queue. */
function describeQueue( { perHour, subscribers }: Queue ): string {
	const people = sprintf(
		/* translators: %s: number of subscribers. */
		_n(
			'New posts go to %s subscriber.',
			'New posts go to %s subscribers.',
			subscribers,
			'mainstreet-blocks'
		),
		subscribers.toLocaleString()
	);
	const rate = sprintf(
		/* translators: %s: number of emails. */
		_n(
			'Up to %s email is sent per hour.',
			'Up to %s emails are sent per hour.',
			perHour,
			'mainstreet-blocks'
		),
		perHour.toLocaleString()
	);
	return perHour ? `${ people } ${ rate }` : people;
}

/** Reloads regularly while a campaign is being sent and the page is visible. */
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

function StaleNotice() {
	return (
		<Notice status="warning" isDismissible={ false }>
			{ __(
				'Emails are waiting, but this site’s scheduled tasks have not run for a while. Ask your host to run WP-Cron or “wp mainstreet mail run” every minute.',
				'mainstreet-blocks'
			) }
		</Notice>
	);
}

/** Title of a campaign, with a link for users who may edit its post. */
const PostLink: ComponentProps<
	typeof DataList< Campaign >
>[ 'renderItemLink' ] = ( { item, children, ...props } ) =>
	item.post.edit ? (
		<a { ...props } href={ item.post.edit }>
			{ children }
		</a>
	) : (
		<span>{ children }</span>
	);

/** Loads the campaigns of a view. */
function useCampaigns( { page = 1, perPage = 20, sort }: View ) {
	const order = sort?.direction ?? 'desc';
	return useList(
		useCallback(
			( signal: AbortSignal ) =>
				getCampaigns( { page, per_page: perPage, order }, signal ),
			[ page, perPage, order ]
		)
	);
}

/** List of campaigns, with its actions. */
export function CampaignsTab( { notice, onNotice }: NoticeProps ) {
	const { view, onChange, isNarrow } = useListView( 'campaigns', {
		type: 'table',
		page: 1,
		perPage: 20,
		sort: { field: 'created', direction: 'desc' },
		titleField: 'post',
		descriptionField: 'about',
		fields: [ 'progress', 'created' ],
	} );
	const { page, reload, listProps } = useCampaigns( view );
	const [ doomed, setDoomed ] = useState< Campaign | null >( null );
	const [ opened, setOpened ] = useState< Campaign | null >( null );
	const [ isChoosing, setIsChoosing ] = useState( false );
	const [ sending, setSending ] = useState< {
		post: { id: number; title: string };
		action: SendAction;
	} | null >( null );
	useRefresh(
		listProps.items.some( ( { status } ) =>
			[ 'queued', 'sending' ].includes( status )
		),
		reload
	);

	const act = async ( action: CampaignAction, { id }: Campaign ) => {
		const result = await actOnCampaign( action, id );
		onNotice( result.ok ? null : { isBad: true, text: result.message } );
		reload();
	};
	const actions: Action< Campaign >[] = [
		...CAMPAIGN_ACTIONS.map( ( action ): Action< Campaign > => ( {
			id: action,
			label: getCampaignActionName( action ),
			isPrimary: action === 'pause' || action === 'resume',
			isEligible: ( item ) => item.actions.includes( action ),
			callback: ( [ item ] ) => {
				if ( item && action === 'cancel' ) {
					setDoomed( item );
				} else if ( item ) {
					act( action, item );
				}
			},
		} ) ),
		{
			id: 'again',
			label: __( 'Send again', 'mainstreet-blocks' ),
			isEligible: ( { audience, status } ) =>
				audience !== 'weekly' &&
				[ 'done', 'failed', 'cancelled' ].includes( status ),
			callback: ( [ item ] ) =>
				item && setSending( { post: item.post, action: 'again' } ),
		},
		{
			id: 'put_off',
			label: __( 'Schedule', 'mainstreet-blocks' ),
			isEligible: ( { audience, status } ) =>
				audience !== 'weekly' && status === 'queued',
			callback: ( [ item ] ) =>
				item && setSending( { post: item.post, action: 'put_off' } ),
		},
		{
			id: 'failures',
			label: __( 'Show failures', 'mainstreet-blocks' ),
			isPrimary: true,
			isEligible: ( { failed } ) => failed > 0,
			callback: ( [ item ] ) => setOpened( item ?? null ),
		},
	];

	return (
		<TabFrame
			tab="campaigns"
			subtitle={ page && describeQueue( page.queue ) }
			notice={ notice }
			onNotice={ onNotice }
			actions={
				<>
					<Button
						size="compact"
						variant="secondary"
						onClick={ () => setIsChoosing( true ) }
					>
						{ __( 'Send an earlier post', 'mainstreet-blocks' ) }
					</Button>
					<TestButton onNotice={ onNotice } />
				</>
			}
		>
			{ page?.queue.isStale && <StaleNotice /> }
			<DataList< Campaign >
				label={ __( 'Sent to subscribers', 'mainstreet-blocks' ) }
				view={ view }
				onChangeView={ onChange }
				fields={ getFields( isNarrow ) }
				actions={ actions }
				{ ...listProps }
				total={ page?.total ?? 0 }
				hasMore={ false }
				// Regular reloads do not show the loading state, so that the list does not flicker.
				isBusy={ listProps.isBusy && ! page }
				empty={ __(
					'Nothing has been sent yet. New posts are sent to subscribers when they are published.',
					'mainstreet-blocks'
				) }
				renderItemLink={ PostLink }
			/>
			{ doomed && (
				<ActionDialog
					title={ __( 'Cancel sending?', 'mainstreet-blocks' ) }
					action={ getCampaignActionName( 'cancel' ) }
					onAction={ () => void act( 'cancel', doomed ) }
					onClose={ () => setDoomed( null ) }
					isDestructive
				>
					<p>
						{ __(
							'Subscribers who have not received the email yet will not receive it.',
							'mainstreet-blocks'
						) }
					</p>
				</ActionDialog>
			) }
			{ isChoosing && (
				<UnsentPosts
					onChoose={ ( post ) => {
						setIsChoosing( false );
						setSending( { post, action: 'send' } );
					} }
					onClose={ () => setIsChoosing( false ) }
				/>
			) }
			{ sending && (
				<SendDialog
					{ ...sending }
					onDone={ ( text ) => {
						onNotice( { isBad: false, text } );
						reload();
					} }
					onClose={ () => setSending( null ) }
				/>
			) }
			{ opened && (
				<Undelivered
					campaign={ opened }
					onClose={ () => setOpened( null ) }
				/>
			) }
		</TabFrame>
	);
}
