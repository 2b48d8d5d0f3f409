/** Types of the responses, with their readers. */
import {
	listOf,
	mapOf,
	nullable,
	objectOf,
	oneOf,
	toBoolean,
	toList,
	toNumber,
	toText,
} from '@shared/guards';

export const STATUSES = [
	'active',
	'pending',
	'unsubscribed',
	'bounced',
	'complained',
] as const;

export type Status = ( typeof STATUSES )[ number ];

export const FREQUENCIES = [ 'each', 'weekly' ] as const;

export type Frequency = ( typeof FREQUENCIES )[ number ];

const SUBSCRIBER = {
	id: toNumber,
	email: toText,
	name: toText,
	/** Values of custom form fields, by label. */
	fields: mapOf( toText ),
	status: oneOf( [ 'pending', ...STATUSES ] ),
	/** How often the person wants emails. */
	frequency: oneOf( FREQUENCIES ),
	/** Text that the person agreed to; '' if none was recorded. */
	consent: toText,
	/** ISO 8601; '' for never. */
	created: toText,
	confirmed: toText,
	unsubscribed: toText,
	/** Where the address came from, such as `form` or `import`. */
	source: toText,
} as const;

/** Reads a subscriber. */
export const readSubscriber = objectOf( SUBSCRIBER );

export type Subscriber = ReturnType< typeof readSubscriber >;

const readDelivery = objectOf( {
	campaign: toNumber,
	title: toText,
	state: oneOf( [
		'open',
		'sent',
		'waiting',
		'failed',
		'left-out',
		'weekly',
		'bundled',
	] ),
	error: toText,
	at: toText,
} );

/** An email of a campaign to a subscriber. */
export type Delivery = ReturnType< typeof readDelivery >;

/** Reads GET /subscribers/<id>. */
export const readSubscriberDetails = objectOf( {
	...SUBSCRIBER,
	/** Emails, newest first. */
	deliveries: listOf( readDelivery ),
	/** Number of bounced emails. */
	bounces: toNumber,
	/** Post with the form that was used. */
	post: objectOf( { title: toText, link: toText } ),
} );

export type SubscriberDetails = ReturnType< typeof readSubscriberDetails >;

/** Reads GET /subscribers. */
export const readSubscribers = objectOf( {
	items: listOf( readSubscriber ),
	/** Number of all that match; 10001 if there are more than 10000. */
	total: toNumber,
	/** Number by status, and `all`. */
	counts: mapOf( toNumber ),
	/** Number of newest rows in which the search looked for any part of a text; 0 if it searched all. */
	searchLimit: [ 'search_limit', toNumber ],
} );

const readPreviewRow = objectOf( {
	row: toNumber,
	email: toText,
	name: toText,
	fields: mapOf( toText ),
	/** '' for a row that is not imported. */
	status: oneOf( [ '', ...STATUSES ] ),
	/** Why the row is not imported. */
	reason: toText,
} );

/** A row of a file as it would be stored. */
export type PreviewRow = ReturnType< typeof readPreviewRow >;

/** Roles that an owner can assign to a column. */
export const COLUMN_ROLES = [ 'name', 'first', 'last', 'date' ] as const;

export type ColumnRole = ( typeof COLUMN_ROLES )[ number ];

/** Roles of unrecognized columns, by number of the column. */
export type Columns = Readonly< Record< number, ColumnRole > >;

/** Reads POST /subscribers/import/preview. */
export const readPreview = objectOf( {
	encoding: toText,
	encodings: listOf( objectOf( { value: toText, label: toText } ) ),
	/** Number of all rows. */
	total: toNumber,
	rows: listOf( readPreviewRow ),
	/** Number of rows with characters that cannot be decoded, and the first row numbers. */
	unreadable: toNumber,
	unreadableRows: [ 'unreadable_rows', listOf( toNumber ) ],
	/** Headings of columns that are ignored. */
	ignored: listOf( toText ),
	/** Columns that can be assigned. */
	unknown: listOf( objectOf( { column: toNumber, head: toText } ) ),
} );

/** How the server reads a file. */
export type Preview = ReturnType< typeof readPreview >;

/** Reads the responses of the import routes. */
export const readProgress = objectOf( {
	batch: toText,
	total: toNumber,
	done: toNumber,
	added: toNumber,
	known: toNumber,
	/** Rows without an address, and rows without consent. */
	invalid: toNumber,
	skipped: toNumber,
	isFinished: [ 'finished', toBoolean ],
	/** Reasons why rows were not imported, once it is finished; the list is limited. */
	problems: listOf( objectOf( { row: toNumber, reason: toText } ) ),
} );

/** Progress of an import. */
export type Progress = ReturnType< typeof readProgress >;

export const CAMPAIGN_ACTIONS = [
	'pause',
	'resume',
	'cancel',
	'retry',
] as const;

export type CampaignAction = ( typeof CAMPAIGN_ACTIONS )[ number ];

/** Reads a campaign. */
export const readCampaign = objectOf( {
	id: toNumber,
	/** `id` is not that of a post if `audience` is `weekly`. */
	post: objectOf( {
		id: toNumber,
		title: toText,
		link: toText,
		edit: toText,
	} ),
	audience: oneOf( [ 'all', 'members', 'weekly' ] ),
	status: oneOf( [
		'queued',
		'sending',
		'paused',
		'done',
		'failed',
		'cancelled',
	] ),
	/** Why it is paused. */
	note: oneOf( [ '', 'owner', 'failures', 'unpublished' ] ),
	total: toNumber,
	sent: toNumber,
	failed: toNumber,
	/** Subscribers who get, or got, the post in their weekly email. */
	weekly: toNumber,
	/** Estimated time left; null if unknown. */
	seconds: nullable( toNumber ),
	starts: toText,
	finished: toText,
	actions: ( value ) =>
		CAMPAIGN_ACTIONS.filter( ( action ) =>
			toList( value ).includes( action )
		),
} );

export type Campaign = ReturnType< typeof readCampaign >;

const readQueue = objectOf( {
	/** Emails per hour; 0 for no limit. */
	perHour: [ 'per_hour', toNumber ],
	/** Whether the queue has work but was not run for a while. */
	isStale: [ 'is_stale', toBoolean ],
	runner: oneOf( [ 'wp-cron', 'action-scheduler' ] ),
	subscribers: toNumber,
} );

export type Queue = ReturnType< typeof readQueue >;

/** Reads GET /campaigns. */
export const readCampaigns = objectOf( {
	items: listOf( readCampaign ),
	total: toNumber,
	queue: readQueue,
} );

const readUnsentPost = objectOf( {
	id: toNumber,
	title: toText,
	date: toText,
} );

/** A published post that was never sent. */
export type UnsentPost = ReturnType< typeof readUnsentPost >;

/** Reads GET /newsletter/posts. */
export const readUnsentPosts = objectOf( { items: listOf( readUnsentPost ) } );

/** Reads what can be done with the newsletter of a post. */
export const readSending = objectOf( {
	/** Number of subscribers who would receive it now. */
	total: toNumber,
	/** Number of subscribers who did not receive it; 0 if it cannot be sent again. */
	missing: toNumber,
	/** When sending begins, as a text. */
	time: toText,
} );

const readUndeliveredRow = objectOf( {
	id: toNumber,
	email: toText,
	error: toText,
	tries: toNumber,
	isFinal: [ 'is_final', toBoolean ],
} );

export type Undelivered = ReturnType< typeof readUndeliveredRow >;

/** Reads GET /campaigns/<id>/failures. */
export const readUndelivered = objectOf( {
	items: listOf( readUndeliveredRow ),
	total: toNumber,
} );

/** Reads POST /subscribers/bulk. */
export const readSubscriberOutcome = objectOf( {
	done: listOf( toNumber ),
	failed: listOf( objectOf( { id: toNumber, message: toText } ) ),
} );
