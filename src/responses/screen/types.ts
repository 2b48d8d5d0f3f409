import { list, number, oneOf, record, text } from '@shared/admin/guards';

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

export type Mail = {
	state: 'none' | 'sent' | 'failed';
	/** Why it failed. */
	error: string;
	tries: number;
};

/** A line of the list (class Response_Item). */
export type Row = {
	id: number;
	/** ISO 8601. */
	date: string;
	status: 'inbox' | 'spam' | 'trash';
	unread: boolean;
	name: string;
	email: string;
	subject: string;
	summary: string;
	source: { id: number; title: string; url: string };
	/** Title of the form; '' for none. */
	form: string;
	/** The first answers of those that make the summary, with their labels. */
	answers: { label: string; value: string }[];
	/** Number of files. */
	files: number;
	mail: Mail;
};

export type File = { name: string; size: number; url: string };

/** A picture that was chosen; `thumbnail` is one of this site, or ''. */
export type Picture = { label: string; url: string; thumbnail: string };

export type Field = {
	label: string;
	value: string;
	type: string;
	files: File[];
	pictures: Picture[];
};

export type Details = Row & {
	fields: Field[];
	/** Page it was sent from; '' for unknown. */
	url: string;
	/** Time taken to fill in the form; null for unknown. */
	seconds: number | null;
	ip: string;
	userAgent: string;
};

/** By folder; 10001 stands for more than 10000. */
export type Counts = { inbox: number; spam: number; trash: number };

/** Numbers of the whole screen. */
export type Totals = { counts: Counts; unread: number };

export type Page = {
	items: Row[];
	/** Number of all that the filters let through; 10001 stands for more than 10000, 0 for not counted. */
	total: number;
	/** Cursor of the next page; '' when there is none. */
	next: string;
	/** Site time down to which a search has looked; '' when it has seen everything. */
	searchedTo: string;
	/** Only with a first page. */
	totals: Totals | null;
};

export type Source = { id: number; title: string };

export type Outcome = {
	done: number[];
	failed: { id: number; message: string }[];
	unread: number;
	items: Row[];
};

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

const readMail = ( value: unknown ): Mail => {
	const { state, error, tries } = record( value );
	return {
		state: oneOf( state, [ 'none', 'sent', 'failed' ] ),
		error: text( error ),
		tries: number( tries ),
	};
};

const readRow = ( value: unknown ): Row => {
	const row = record( value );
	const source = record( row.source );
	return {
		id: number( row.id ),
		date: text( row.date ),
		status: oneOf( row.status, [ 'inbox', 'spam', 'trash' ] ),
		unread: row.unread === true,
		name: text( row.name ),
		email: text( row.email ),
		subject: text( row.subject ),
		summary: text( row.summary ),
		source: {
			id: number( source.id ),
			title: text( source.title ),
			url: text( source.url ),
		},
		form: text( row.form ),
		answers: list( row.answers ).map( ( entry ) => {
			const { label, value: answer } = record( entry );
			return { label: text( label ), value: text( answer ) };
		} ),
		files: number( row.files ),
		mail: readMail( row.mail ),
	};
};

const readField = ( value: unknown ): Field => {
	const field = record( value );
	return {
		label: text( field.label ),
		value: text( field.value ),
		type: text( field.type ),
		files: list( field.files ).map( ( entry ) => {
			const { name, size, url } = record( entry );
			return {
				name: text( name ),
				size: number( size ),
				url: text( url ),
			};
		} ),
		pictures: list( field.pictures ).map( ( entry ) => {
			const { label, url, thumbnail } = record( entry );
			return {
				label: text( label ),
				url: text( url ),
				thumbnail: text( thumbnail ),
			};
		} ),
	};
};

/**
 * @param value Answer of GET /feedback/<id>.
 */
export const readDetails = ( value: unknown ): Details => {
	const item = record( value );
	return {
		...readRow( value ),
		fields: list( item.fields ).map( readField ),
		url: text( item.url ),
		seconds: typeof item.seconds === 'number' ? item.seconds : null,
		ip: text( item.ip ),
		userAgent: text( item.user_agent ),
	};
};

/**
 * @param value Answer of GET /feedback.
 */
export const readPage = ( value: unknown ): Page => {
	const page = record( value );
	const counts = record( page.counts );
	return {
		items: list( page.items ).map( readRow ),
		total: number( page.total ),
		next: text( page.next ),
		searchedTo: text( page.searched_to ),
		totals: page.counts
			? {
					counts: {
						inbox: number( counts.inbox ),
						spam: number( counts.spam ),
						trash: number( counts.trash ),
					},
					unread: number( page.unread ),
				}
			: null,
	};
};

/**
 * @param value Answer of GET /feedback/sources.
 */
export const readSources = ( value: unknown ): Source[] =>
	list( value ).map( ( entry ) => {
		const { id, title } = record( entry );
		return { id: number( id ), title: text( title ) };
	} );

/**
 * @param value Answer of GET /feedback/forms.
 */
export const readForms = ( value: unknown ): string[] =>
	list( value ).map( text );

/**
 * @param value Answer of POST /feedback.
 */
export const readOutcome = ( value: unknown ): Outcome => {
	const outcome = record( value );
	return {
		done: list( outcome.done ).map( number ),
		failed: list( outcome.failed ).map( ( entry ) => {
			const { id, message } = record( entry );
			return { id: number( id ), message: text( message ) };
		} ),
		unread: number( outcome.unread ),
		items: list( outcome.items ).map( readRow ),
	};
};
