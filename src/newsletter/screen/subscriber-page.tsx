import { Button, Spinner } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatMoment } from '@shared/admin/dates';
import {
	describeDelivery,
	describeFrequency,
	describeSource,
	getActionName,
	getActions,
	getStatusName,
} from './labels';
import { SubscriberForm } from './subscriber-form';
import { TabFrame, type Saying } from './tab-frame';
import type { SubscriberDetails } from './types';
import { useSubscriber } from './use-subscriber';
import { useSubscriberAction } from './use-subscriber-action';

/** What happened to the subscription, in order. */
function History( { item }: { item: SubscriberDetails } ) {
	const { created, confirmed, unsubscribed, source, post, bounces } = item;
	const entries = [
		[ __( 'Subscribed since', 'mainstreet-blocks' ), created ],
		[ __( 'Confirmed', 'mainstreet-blocks' ), confirmed ],
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

/** The mailings of the last time, and what became of them. */
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

/** One subscriber: what is known, what happened, what can be done. */
export function SubscriberPage( { id, said, onSay }: Saying & { id: number } ) {
	const { item, error, setItem, reload } = useSubscriber( id );
	const heading = useRef< HTMLHeadingElement >( null );
	const isThere = Boolean( item );
	useEffect( () => heading.current?.focus(), [ isThere ] );
	const { request, run, question } = useSubscriberAction( onSay, reload );
	return (
		<TabFrame
			tab="subscribers"
			said={ said }
			onSay={ onSay }
			actions={
				<Button size="compact" variant="secondary" href="#/subscribers">
					{ __( 'All subscribers', 'mainstreet-blocks' ) }
				</Button>
			}
		>
			<div className="mainstreet-newsletter__person">
				{ error && (
					<p role="alert" className="mainstreet-screen__error">
						{ error }{ ' ' }
						<Button variant="link" onClick={ reload }>
							{ __( 'Try again', 'mainstreet-blocks' ) }
						</Button>
					</p>
				) }
				{ ! item && ! error && <Spinner /> }
				{ item && (
					<>
						<h2 ref={ heading } tabIndex={ -1 }>
							<bdi>{ item.email }</bdi>
						</h2>
						<div className="mainstreet-screen__actions">
							{ getActions( item.status ).map( ( action ) => (
								<Button
									key={ action }
									size="compact"
									variant="secondary"
									isDestructive={ action !== 'confirm' }
									onClick={ () =>
										( action === 'confirm'
											? run
											: request )( action, [ item ] )
									}
								>
									{ getActionName( action ) }
								</Button>
							) ) }
						</div>
						<h3>{ __( 'History', 'mainstreet-blocks' ) }</h3>
						<History item={ item } />
						<h3>{ __( 'Newsletters', 'mainstreet-blocks' ) }</h3>
						<Deliveries item={ item } />
						<h3>{ __( 'Details', 'mainstreet-blocks' ) }</h3>
						<SubscriberForm
							item={ item }
							onSaved={ ( saved ) => {
								setItem( saved );
								onSay( {
									isBad: false,
									text: __( 'Saved.', 'mainstreet-blocks' ),
								} );
							} }
						/>
					</>
				) }
			</div>
			{ question }
		</TabFrame>
	);
}
