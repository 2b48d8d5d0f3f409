import { Button, Spinner } from '@wordpress/components';
import { useCallback, useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { formatMoment } from '@shared/admin/dates';
import { LoadError } from '@shared/admin/load-error';
import { SidePanel } from '@shared/admin/side-panel';
import { useItem } from '@shared/admin/use-item';
import { getDetails } from './api';
import { FieldValue } from './field-value';
import { MailState } from './mail-state';
import type { Action, Details as Item, View } from './types';
import { getHash } from './use-route';
import { getActionName, getActions, getReplyUrl, getSender } from './labels';
import { describeUserAgent } from './user-agent';

type Act = (
	action: Action,
	ids: number[],
	isQuiet?: boolean
) => Promise< boolean >;

type Props = {
	id: number;
	view: View;
	/** The responses above and below in the list; 0 for none. */
	previous: number;
	next: number;
	onAct: Act;
	onClose: () => void;
};

/** Names of browser and system, with the header in a disclosure. */
function Browser( { userAgent }: { userAgent: string } ) {
	const words = describeUserAgent( userAgent );
	return words === userAgent ? (
		<bdi>{ words }</bdi>
	) : (
		<details>
			<summary>
				<bdi>{ words }</bdi>
			</summary>
			<bdi>{ userAgent }</bdi>
		</details>
	);
}

/** Describes where a response came from. */
function Origin( { item }: { item: Item } ) {
	const { source, form, url, date, seconds, ip, userAgent } = item;
	return (
		<dl className="mainstreet-responses__origin">
			<dt>{ __( 'Date', 'mainstreet-blocks' ) }</dt>
			<dd>{ formatMoment( date ) }</dd>
			{ ( source.title || url ) && (
				<>
					<dt>{ __( 'Page', 'mainstreet-blocks' ) }</dt>
					<dd>
						{ source.url || url ? (
							<a href={ source.url || url }>
								<bdi>{ source.title || url }</bdi>
							</a>
						) : (
							<bdi>{ source.title }</bdi>
						) }
					</dd>
				</>
			) }
			{ form && (
				<>
					<dt>{ __( 'Form', 'mainstreet-blocks' ) }</dt>
					<dd>
						<bdi>{ form }</bdi>
					</dd>
				</>
			) }
			{ seconds !== null && (
				<>
					<dt>{ __( 'Completion time', 'mainstreet-blocks' ) }</dt>
					<dd>
						{ sprintf(
							/* translators: %d: number of seconds. */
							__( '%d s', 'mainstreet-blocks' ),
							seconds
						) }
					</dd>
				</>
			) }
			{ ip && (
				<>
					<dt>{ __( 'IP address', 'mainstreet-blocks' ) }</dt>
					<dd>
						<bdi>{ ip }</bdi>
					</dd>
				</>
			) }
			{ userAgent && (
				<>
					<dt>{ __( 'Browser', 'mainstreet-blocks' ) }</dt>
					<dd>
						<Browser userAgent={ userAgent } />
					</dd>
				</>
			) }
		</dl>
	);
}

/** Shows all data of a response. */
export function Details( { id, view, previous, next, onAct, onClose }: Props ) {
	const { item, error, reload } = useItem(
		useCallback(
			( signal: AbortSignal ) => getDetails( id, signal ),
			[ id ]
		)
	);
	const act = useRef( onAct );
	act.current = onAct;

	const isUnread = item?.unread === true;
	useEffect( () => {
		// Opening a response marks it as read.
		if ( isUnread ) {
			act.current( 'read', [ id ], true );
		}
	}, [ id, isUnread ] );

	const run = async ( action: Action ) => {
		const isDone = await onAct( action, [ id ] );
		if ( action === 'retry' ) {
			reload();
		} else if ( isDone ) {
			onClose();
		}
	};

	return (
		<SidePanel
			title={
				item ? getSender( item ) : __( 'Response', 'mainstreet-blocks' )
			}
			previous={ {
				label: __( 'Previous response', 'mainstreet-blocks' ),
				href: previous ? getHash( { view, id: previous } ) : '',
			} }
			next={ {
				label: __( 'Next response', 'mainstreet-blocks' ),
				href: next ? getHash( { view, id: next } ) : '',
			} }
			onClose={ onClose }
		>
			<LoadError error={ error } onRetry={ reload } />
			{ ! item && ! error && <Spinner /> }
			{ item && (
				<>
					{ item.subject && (
						<p className="mainstreet-responses__subject">
							<bdi>{ item.subject }</bdi>
						</p>
					) }
					<dl className="mainstreet-responses__fields">
						{ item.fields.map( ( field, index ) => (
							<div key={ index }>
								<dt>
									<bdi>{ field.label }</bdi>
								</dt>
								<dd>
									<FieldValue field={ field } />
								</dd>
							</div>
						) ) }
					</dl>
					<MailState
						mail={ item.mail }
						canSend={ item.status === 'inbox' }
						onSend={ () => run( 'retry' ) }
					/>
					<div className="mainstreet-screen__actions">
						{ item.status === 'inbox' && getReplyUrl( item ) && (
							<Button
								variant="primary"
								size="compact"
								href={ getReplyUrl( item ) }
							>
								{ __( 'Reply', 'mainstreet-blocks' ) }
							</Button>
						) }
						{ getActions( view )
							.filter( ( action ) => action !== 'read' )
							.filter( ( action ) => action !== 'delete' )
							.map( ( action ) => (
								<Button
									key={ action }
									// Without confirmation: each of these actions can be undone.
									variant="tertiary"
									size="compact"
									onClick={ () => run( action ) }
								>
									{ getActionName( action ) }
								</Button>
							) ) }
					</div>
					<Origin item={ item } />
				</>
			) }
		</SidePanel>
	);
}
