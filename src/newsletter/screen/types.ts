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

export type Subscriber = {
	id: number;
	email: string;
	name: string;
	/** Answers to own fields of the form, by label. */
	fields: Record< string, string >;
	status: Status;
	/** How often the person wants e-mails. */
	frequency: Frequency;
	/** The sentence the person agreed to; '' for none on record. */
	consent: string;
	/** ISO 8601; '' for never. */
	created: string;
	confirmed: string;
	unsubscribed: string;
	/** Where the address came from, such as `form` or `import`. */
	source: string;
};

/** A mailing of which a subscriber is to get, or got, an e-mail. */
export type Delivery = {
	campaign: number;
	title: string;
	state:
		| 'open'
		| 'sent'
		| 'waiting'
		| 'failed'
		| 'left-out'
		| 'weekly'
		| 'bundled';
	error: string;
	at: string;
};

export type SubscriberDetails = Subscriber & {
	/** Mailings, newest first. */
	deliveries: Delivery[];
	/** Number of mails that came back. */
	bounces: number;
	/** The post whose form was used. */
	post: { title: string; link: string };
};

export type Subscribers = {
	items: Subscriber[];
	/** Number of all that match; 10001 stands for more than 10000. */
	total: number;
	/** Number by status, and `all`. */
	counts: Record< string, number >;
	/** Newest rows that were searched for any part of a text; 0 for all. */
	searchLimit: number;
};

/** A row of a file as it would be stored. */
export type PreviewRow = {
	row: number;
	email: string;
	name: string;
	fields: Record< string, string >;
	/** '' for a row that is left out. */
	status: Status | '';
	/** Why it is left out. */
	reason: string;
};

/** What an owner can say that a column holds. */
export const COLUMN_ROLES = [ 'name', 'first', 'last', 'date' ] as const;

export type ColumnRole = ( typeof COLUMN_ROLES )[ number ];

/** What columns of a file hold that the server does not know, by their numbers. */
export type Columns = Readonly< Record< number, ColumnRole > >;

/** How the server reads a file. */
export type Preview = {
	encoding: string;
	encodings: { value: string; label: string }[];
	/** Number of all rows. */
	total: number;
	rows: PreviewRow[];
	/** Number of rows that hold letters which can't be read, and the first of their numbers. */
	unreadable: number;
	unreadableRows: number[];
	/** Headings of columns that are not read. */
	ignored: string[];
	/** Columns that can be assigned. */
	unknown: { column: number; head: string }[];
};

/** How far an import is. */
export type Progress = {
	batch: string;
	total: number;
	done: number;
	added: number;
	known: number;
	/** Rows without an address, and without consent. */
	invalid: number;
	skipped: number;
	isFinished: boolean;
	/** Why rows were left out, once it is finished; the first of very many. */
	problems: { row: number; reason: string }[];
};

export const CAMPAIGN_ACTIONS = [
	'pause',
	'resume',
	'cancel',
	'retry',
] as const;

export type CampaignAction = ( typeof CAMPAIGN_ACTIONS )[ number ];

export type Campaign = {
	id: number;
	/** `id` is none of a post where `audience` is `weekly`. */
	post: { id: number; title: string; link: string; edit: string };
	audience: 'all' | 'members' | 'weekly';
	status: 'queued' | 'sending' | 'paused' | 'done' | 'failed' | 'cancelled';
	/** Why it rests. */
	note: '' | 'owner' | 'failures' | 'unpublished';
	total: number;
	sent: number;
	failed: number;
	/** People whose weekly e-mail has, or will have, the post. */
	weekly: number;
	/** Estimate of what is left; null for none. */
	seconds: number | null;
	starts: string;
	finished: string;
	actions: CampaignAction[];
};

export type Queue = {
	/** 0 for any number. */
	perHour: number;
	/** Nothing has worked on it although there is work. */
	isStale: boolean;
	runner: 'wp-cron' | 'action-scheduler';
	subscribers: number;
};

export type Campaigns = { items: Campaign[]; total: number; queue: Queue };

/** A post that was published before and never sent. */
export type UnsentPost = { id: number; title: string; date: string };

/** What can be done with the newsletter of a post. */
export type PostSending = {
	/** Who would get it now. */
	total: number;
	/** Who did not get it; 0 where it can't be sent again. */
	missing: number;
	/** When it begins, in words. */
	time: string;
};

export type Undelivered = {
	id: number;
	email: string;
	error: string;
	tries: number;
	isFinal: boolean;
};

export type SubscriberOutcome = {
	done: number[];
	failed: { id: number; message: string }[];
};
