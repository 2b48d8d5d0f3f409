import { Button, Spinner } from '@wordpress/components';
import { useCallback } from '@wordpress/element';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { formatMoment } from '@shared/admin/dates';
import { LoadError } from '@shared/admin/load-error';
import { SidePanel } from '@shared/admin/side-panel';
import { useItem } from '@shared/admin/use-item';
import { getSubscriber, type SubscriberAction } from './api';
import {
	describeDelivery,
	describeFrequency,
	describeSource,
	getActionName,
	getActions,
	getStatusName,
} from './labels';
import { SubscriberForm } from './subscriber-form';
import type { Subscriber, SubscriberDetails } from './types';

/** History of the subscription. */
function History( { item }: { item: SubscriberDetails } ) {
	const { created, confirmed, unsubscribed, source, post, bounces } = item;
	const entries = [
		[ __( 'Subscribed since', 'mainstreet-blocks' ), created ],
		[ _x( 'Confirmed', 'date', 'mainstreet-blocks' ), confirmed ],
		[ __( 'Unsubscribed', 'mainstreet-blocks' ), unsubscribed ],
	] as const;
	return (
		<dl className="mainstreet-newsletter__history">
			<dt>{ __( 'Status', 'mainstreet-blocks' ) }</dt>
			<dd>{ getStatusName( item.status ) }</dd>
			{ entries.map(
				( [ label, time ] ) =>
					time && (
						<div key={ label }>
							<dt>{ label }</dt>
							<dd>{ formatMoment( time ) }</dd>
						</div>
					)
			) }
			<dt>{ __( 'Emails', 'mainstreet-blocks' ) }</dt>
			<dd>{ describeFrequency( item.frequency ) }</dd>
			<dt>{ __( 'Source', 'mainstreet-blocks' ) }</dt>
			<dd>
				{ describeSource( source ) }
				{ post.title && (
					<>
						{ ' ' }
						<a href={ post.link }>
							<bdi>{ post.title }</bdi>
						</a>
					</>
				) }
			</dd>
			<dt>{ __( 'Consent', 'mainstreet-blocks' ) }</dt>
			<dd>
				{ item.consent ? (
					<bdi>{ item.consent }</bdi>
				) : (
					__( 'No consent recorded', 'mainstreet-blocks' )
				) }
			</dd>
			{ bounces > 0 && (
				<>
					<dt>{ __( 'Bounced emails', 'mainstreet-blocks' ) }</dt>
					<dd>
						{ sprintf(
							/* translators: %s: number of e-mails. */
							_n(
								'%s email bounced',
								'%s emails bounced',
								bounces,
								'mainstreet-blocks'
							),
							bounces.toLocaleString()
						) }
					</dd>
				</>
			) }
		</dl>
	);
}

/** Recent campaigns of the subscriber, and whether they arrived. */
function Deliveries( { item }: { item: SubscriberDetails } ) {
	if ( item.deliveries.length === 0 ) {
		return (
			<p>
				{ __(
					'No newsletter has been sent yet.',
					'mainstreet-blocks'
				) }
			</p>
		);
	}
	return (
		<ul className="mainstreet-newsletter__deliveries">
			{ item.deliveries.map(
				( { campaign, title, state, error, at } ) => (
					<li key={ campaign }>
						<bdi>
							{ title || __( '(deleted)', 'mainstreet-blocks' ) }
						</bdi>
						<div>
							{ describeDelivery( state ) },{ ' ' }
							{ formatMoment( at ) }
						</div>
						{ error && (
							<div>
								<bdi>{ error }</bdi>
							</div>
						) }
					</li>
				)
			) }
		</ul>
	);
}

type Props = {
	id: number;
	/** Ids of the previous and next subscriber in the list; 0 for none. */
	previous: number;
	next: number;
	/** Increases when subscribers were changed elsewhere. */
	revision: number;
	/** Applies an action; actions that cannot be undone ask for confirmation. */
	onAct: ( action: SubscriberAction, people: Subscriber[] ) => void;
	onSaved: () => void;
	onClose: () => void;
};

const getHref = ( id: number ): string => ( id ? `#/subscribers/${ id }` : '' );

/** Details of one subscriber: person, actions, history, emails. */
export function SubscriberPanel( {
	id,
	previous,
	next,
	revision,
	onAct,
	onSaved,
	onClose,
}: Props ) {
	const { item, error, setItem, reload } = useItem(
		useCallback(
			( signal: AbortSignal ) => getSubscriber( id, signal ),
			[ id ]
		),
		revision
	);
	return (
		<SidePanel
			title={ item?.email ?? __( 'Subscriber', 'mainstreet-blocks' ) }
			previous={ {
				label: __( 'Previous subscriber', 'mainstreet-blocks' ),
				href: getHref( previous ),
			} }
			next={ {
				label: __( 'Next subscriber', 'mainstreet-blocks' ),
				href: getHref( next ),
			} }
			onClose={ onClose }
		>
			<LoadError error={ error } onRetry={ reload } />
			{ ! item && ! error && <Spinner /> }
			{ item && (
				<>
					{ item.name && (
						<p className="mainstreet-newsletter__name">
							<bdi>{ item.name }</bdi>
						</p>
					) }
					<History item={ item } />
					<h3>{ __( 'Details', 'mainstreet-blocks' ) }</h3>
					<SubscriberForm
						item={ item }
						onSaved={ ( saved ) => {
							setItem( saved );
							onSaved();
						} }
					/>
					<div className="mainstreet-screen__actions mainstreet-newsletter__actions">
						{ getActions( item.status ).map( ( action ) => (
							<Button
								key={ action }
								size="compact"
								variant={
									action === 'confirm'
										? 'secondary'
										: 'tertiary'
								}
								isDestructive={ action === 'delete' }
								onClick={ () => onAct( action, [ item ] ) }
							>
								{ getActionName( action ) }
							</Button>
						) ) }
					</div>
					<h3>{ __( 'Newsletters', 'mainstreet-blocks' ) }</h3>
					<Deliveries item={ item } />
				</>
			) }
		</SidePanel>
	);
}
