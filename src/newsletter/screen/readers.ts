/** Make sense of what the routes answer. */
import { list, number, oneOf, record, text } from '@shared/admin/guards';
import {
	CAMPAIGN_ACTIONS,
	FREQUENCIES,
	STATUSES,
	type Campaign,
	type Campaigns,
	type Delivery,
	type Preview,
	type PreviewRow,
	type Progress,
	type Subscriber,
	type SubscriberDetails,
	type SubscriberOutcome,
	type Subscribers,
	type Undelivered,
} from './types';

const readFields = ( value: unknown ): Record< string, string > =>
	Object.fromEntries(
		Object.entries( record( value ) ).map( ( [ key, answer ] ) => [
			key,
			text( answer ),
		] )
	);

/**
 * @param value A subscriber.
 */
export const readSubscriber = ( value: unknown ): Subscriber => {
	const row = record( value );
	return {
		id: number( row.id ),
		email: text( row.email ),
		name: text( row.name ),
		fields: readFields( row.fields ),
		status: oneOf( row.status, [ 'pending', ...STATUSES ] ),
		frequency: oneOf( row.frequency, [ ...FREQUENCIES ] ),
		consent: text( row.consent ),
		created: text( row.created ),
		confirmed: text( row.confirmed ),
		unsubscribed: text( row.unsubscribed ),
		source: text( row.source ),
	};
};

const readDelivery = ( value: unknown ): Delivery => {
	const row = record( value );
	return {
		campaign: number( row.campaign ),
		title: text( row.title ),
		state: oneOf( row.state, [
			'open',
			'sent',
			'waiting',
			'failed',
			'left-out',
			'weekly',
			'bundled',
		] ),
		error: text( row.error ),
		at: text( row.at ),
	};
};

/**
 * @param value Answer of GET /subscribers/<id>.
 */
export const readSubscriberDetails = ( value: unknown ): SubscriberDetails => {
	const row = record( value );
	const post = record( row.post );
	return {
		...readSubscriber( value ),
		deliveries: list( row.deliveries ).map( readDelivery ),
		bounces: number( row.bounces ),
		post: { title: text( post.title ), link: text( post.link ) },
	};
};

/**
 * @param value Answer of POST /subscribers/bulk.
 */
export const readSubscriberOutcome = ( value: unknown ): SubscriberOutcome => {
	const outcome = record( value );
	return {
		done: list( outcome.done ).map( number ),
		failed: list( outcome.failed ).map( ( entry ) => {
			const { id, message } = record( entry );
			return { id: number( id ), message: text( message ) };
		} ),
	};
};

/**
 * @param value Answer of GET /subscribers.
 */
export const readSubscribers = ( value: unknown ): Subscribers => {
	const page = record( value );
	return {
		items: list( page.items ).map( readSubscriber ),
		total: number( page.total ),
		searchLimit: number( page.search_limit ),
		counts: Object.fromEntries(
			Object.entries( record( page.counts ) ).map( ( [ key, count ] ) => [
				key,
				number( count ),
			] )
		),
	};
};

const readPreviewRow = ( value: unknown ): PreviewRow => {
	const row = record( value );
	return {
		row: number( row.row ),
		email: text( row.email ),
		name: text( row.name ),
		fields: readFields( row.fields ),
		status: oneOf( row.status, [ '', ...STATUSES ] ),
		reason: text( row.reason ),
	};
};

/**
 * @param value Answer of POST /subscribers/import/preview.
 */
export const readPreview = ( value: unknown ): Preview => {
	const preview = record( value );
	return {
		encoding: text( preview.encoding ),
		encodings: list( preview.encodings ).map( ( option ) => ( {
			value: text( record( option ).value ),
			label: text( record( option ).label ),
		} ) ),
		total: number( preview.total ),
		rows: list( preview.rows ).map( readPreviewRow ),
		unreadable: number( preview.unreadable ),
		unreadableRows: list( preview.unreadable_rows ).map( number ),
		ignored: list( preview.ignored ).map( text ),
		unknown: list( preview.unknown ).map( ( entry ) => ( {
			column: number( record( entry ).column ),
			head: text( record( entry ).head ),
		} ) ),
	};
};

/**
 * @param value Answer of the import routes.
 */
export const readProgress = ( value: unknown ): Progress => {
	const progress = record( value );
	return {
		batch: text( progress.batch ),
		total: number( progress.total ),
		done: number( progress.done ),
		added: number( progress.added ),
		known: number( progress.known ),
		invalid: number( progress.invalid ),
		skipped: number( progress.skipped ),
		isFinished: progress.finished === true,
		problems: list( progress.problems ).map( ( entry ) => ( {
			row: number( record( entry ).row ),
			reason: text( record( entry ).reason ),
		} ) ),
	};
};

/**
 * @param value A campaign.
 */
export const readCampaign = ( value: unknown ): Campaign => {
	const row = record( value );
	const post = record( row.post );
	return {
		id: number( row.id ),
		post: {
			id: number( post.id ),
			title: text( post.title ),
			link: text( post.link ),
			edit: text( post.edit ),
		},
		audience: oneOf( row.audience, [ 'all', 'members', 'weekly' ] ),
		status: oneOf( row.status, [
			'queued',
			'sending',
			'paused',
			'done',
			'failed',
			'cancelled',
		] ),
		note: oneOf( row.note, [ '', 'owner', 'failures', 'unpublished' ] ),
		total: number( row.total ),
		sent: number( row.sent ),
		failed: number( row.failed ),
		weekly: number( row.weekly ),
		seconds: typeof row.seconds === 'number' ? row.seconds : null,
		starts: text( row.starts ),
		finished: text( row.finished ),
		actions: CAMPAIGN_ACTIONS.filter( ( action ) =>
			list( row.actions ).includes( action )
		),
	};
};

/**
 * @param value Answer of GET /campaigns.
 */
export const readCampaigns = ( value: unknown ): Campaigns => {
	const page = record( value );
	const queue = record( page.queue );
	return {
		items: list( page.items ).map( readCampaign ),
		total: number( page.total ),
		queue: {
			perHour: number( queue.per_hour ),
			isStale: queue.is_stale === true,
			runner: oneOf( queue.runner, [ 'wp-cron', 'action-scheduler' ] ),
			subscribers: number( queue.subscribers ),
		},
	};
};

/**
 * @param value Answer of GET /campaigns/<id>/failures.
 */
export const readUndelivered = (
	value: unknown
): { items: Undelivered[]; total: number } => {
	const page = record( value );
	return {
		total: number( page.total ),
		items: list( page.items ).map( ( entry ) => {
			const row = record( entry );
			return {
				id: number( row.id ),
				email: text( row.email ),
				error: text( row.error ),
				tries: number( row.tries ),
				isFinal: row.is_final === true,
			};
		} ),
	};
};
