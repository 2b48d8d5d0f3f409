import { list, number, oneOf, record, text } from '@shared/admin/guards';

export const STATES = [ 'queued', 'sent', 'failed' ] as const;

/** What came of a share: nothing yet, all of it was sent, it was given up. */
export type State = ( typeof STATES )[ number ];

/** A post at a connection. Times are ISO 8601. */
export type Share = {
	id: number;
	postId: number;
	/** '' for a post that has none. */
	title: string;
	/** Network as people know it. */
	network: string;
	/** Name of the connection. */
	name: string;
	/** 0 when the post appeared, above when it was shared again. */
	round: number;
	state: State;
	/** Messages, more than one for a thread, and how many of them were sent. */
	posts: number;
	sent: number;
	/** Text of the first. */
	text: string;
	/** Where it stands; '' for nowhere. */
	url: string;
	/** Why it was not sent, or what is missing of what was; '' for nothing. */
	error: string;
	/** Whether nobody knows if it is there: the network's answer was lost. */
	isUnknown: boolean;
	/** When something last happened. */
	at: string;
	/** When it is tried again; '' when it never failed. */
	next: string;
	canRetry: boolean;
};

export type Shares = { items: Share[]; total: number };

export type ScreenState = {
	/** Address of the editor, without the post. */
	editor: string;
	/** Where accounts are connected; '' for who may not. */
	settings: string;
};

/** An address that leads to a page, and nowhere else. */
const link = ( value: unknown ): string =>
	/^https?:\/\//i.test( text( value ) ) ? text( value ) : '';

/**
 * @param value A share.
 */
export const readShare = ( value: unknown ): Share => {
	const row = record( value );
	return {
		id: number( row.id ),
		postId: number( row.post_id ),
		title: text( row.post_title ),
		network: text( row.service_label ),
		name: text( row.name ),
		round: number( row.round ),
		state: oneOf( row.state, STATES ),
		posts: number( row.posts ),
		sent: number( row.sent ),
		text: text( row.text ),
		url: link( row.url ),
		error: text( row.error ) || text( row.note ),
		isUnknown: text( row.code ) === 'unknown',
		at: text( row.at ),
		next: text( row.next ),
		canRetry: row.can_retry === true,
	};
};

/**
 * @param value Answer of GET /shares.
 */
export const readShares = ( value: unknown ): Shares => {
	const { items, total } = record( value );
	return { items: list( items ).map( readShare ), total: number( total ) };
};

/**
 * @param value What PHP printed.
 */
export const readState = ( value: unknown ): ScreenState => {
	const { editor, settings } = record( value );
	return { editor: text( editor ), settings: text( settings ) };
};
