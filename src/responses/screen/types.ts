/** Types of the REST API, and functions that read them from untyped data. */
import {
	listOf,
	nullable,
	objectOf,
	oneOf,
	toBoolean,
	toNumber,
	toText,
} from '@shared/guards';

/** Views of the list; all but `unread` are folders. */
export const VIEWS = [ 'inbox', 'unread', 'spam', 'trash' ] as const;

export type View = ( typeof VIEWS )[ number ];

export const ACTIONS = [
	'read',
	'unread',
	'spam',
	'notspam',
	'trash',
	'restore',
	'delete',
	'retry',
] as const;

export type Action = ( typeof ACTIONS )[ number ];

const readMail = objectOf( {
	state: oneOf( [ 'none', 'sent', 'failed' ] ),
	/** Why sending failed. */
	error: toText,
	tries: toNumber,
} );

export type Mail = ReturnType< typeof readMail >;

const ROW = {
	id: toNumber,
	/** ISO 8601. */
	date: toText,
	status: oneOf( [ 'inbox', 'spam', 'trash' ] ),
	unread: toBoolean,
	name: toText,
	email: toText,
	subject: toText,
	summary: toText,
	source: objectOf( { id: toNumber, title: toText, url: toText } ),
	/** Title of the form; '' for none. */
	form: toText,
	/** The values of the summary with their labels. */
	answers: listOf( objectOf( { label: toText, value: toText } ) ),
	/** Number of files. */
	files: toNumber,
	mail: readMail,
} as const;

const readRow = objectOf( ROW );

/** An item of the list (class Response_Item). */
export type Row = ReturnType< typeof readRow >;

const readPicture = objectOf( {
	label: toText,
	url: toText,
	/** URL of an image of this site, or ''. */
	thumbnail: toText,
} );

/** A chosen image. */
export type ResponseImage = ReturnType< typeof readPicture >;

const readField = objectOf( {
	label: toText,
	value: toText,
	type: toText,
	files: listOf( objectOf( { name: toText, size: toNumber, url: toText } ) ),
	pictures: listOf( readPicture ),
} );

export type Field = ReturnType< typeof readField >;

/** Validates the response of GET /feedback/<id>. */
export const readDetails = objectOf( {
	...ROW,
	fields: listOf( readField ),
	/** URL of the page with the form; '' if unknown. */
	url: toText,
	/** Seconds taken to fill in the form; null if unknown. */
	seconds: nullable( toNumber ),
	ip: toText,
	userAgent: [ 'user_agent', toText ],
} );

export type Details = ReturnType< typeof readDetails >;

/** Number of responses by folder; 10001 stands for more than 10000. */
const readCounts = objectOf( {
	inbox: toNumber,
	spam: toNumber,
	trash: toNumber,
} );

/** Reads GET /feedback. */
export const readPage = objectOf( {
	items: listOf( readRow ),
	/** Number of responses that match the filters; 10001 for more than 10000, 0 if not counted. */
	total: toNumber,
	/** Cursor of the next page; '' if there is none. */
	next: toText,
	/** Site time that an unfinished search has reached; '' if the search is complete. */
	searchedTo: [ 'searched_to', toText ],
	/** Only without a cursor. */
	counts: nullable( readCounts ),
	unread: toNumber,
} );

export type Page = ReturnType< typeof readPage >;

/** Numbers that the whole screen shows. */
export type Totals = {
	counts: ReturnType< typeof readCounts >;
	unread: number;
};

const readSource = objectOf( { id: toNumber, title: toText } );

export type Source = ReturnType< typeof readSource >;

/** Reads GET /feedback/sources. */
export const readSources = listOf( readSource );

/** Reads GET /feedback/forms. */
export const readForms = listOf( toText );

/** Reads POST /feedback. */
export const readOutcome = objectOf( {
	done: listOf( toNumber ),
	failed: listOf( objectOf( { id: toNumber, message: toText } ) ),
	unread: toNumber,
	items: listOf( readRow ),
} );

export type Outcome = ReturnType< typeof readOutcome >;

export type Filters = {
	view: View;
	/** Id of a post; 0 for all. */
	source: number;
	/** Title of a form; '' for all. */
	form: string;
	search: string;
	/** `YYYY-MM-DD`, both inclusive; '' for open. */
	from: string;
	to: string;
	order: 'asc' | 'desc';
};
