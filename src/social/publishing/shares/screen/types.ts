/** Data of the server, and functions that read it. */
import {
	listOf,
	objectOf,
	oneOf,
	toBoolean,
	toNumber,
	toText,
} from '@shared/guards';

export const STATES = [ 'queued', 'sent', 'failed' ] as const;

/** State of a share: still queued, sent completely, or given up. */
export type State = ( typeof STATES )[ number ];

/** A web URL; '' for any other scheme. */
const toLink = ( value: unknown ): string =>
	/^https?:\/\//i.test( toText( value ) ) ? toText( value ) : '';

const readRow = objectOf( {
	id: toNumber,
	postId: [ 'post_id', toNumber ],
	/** '' for a post without a title. */
	title: [ 'post_title', toText ],
	/** Name of the network. */
	network: [ 'service_label', toText ],
	/** Name of the connection. */
	name: toText,
	/** 0 when the post was published, higher when it was shared again. */
	round: toNumber,
	state: oneOf( STATES ),
	/** Number of messages (more than one for a thread), and of those sent. */
	posts: toNumber,
	sent: toNumber,
	/** Text of the first message. */
	text: toText,
	/** URL at the network; '' for none. */
	url: toLink,
	error: toText,
	note: toText,
	/** Whether the share may have been posted: the network's response was lost. */
	isUnknown: [ 'code', ( value ) => value === 'unknown' ],
	/** Time of the last change. */
	at: toText,
	/** Time of the next try; '' if it never failed. */
	next: toText,
	canRetry: [ 'can_retry', toBoolean ],
} );

/**
 * Reads a share. `error` is the reason why it was not sent, or which part is missing; '' for none.
 *
 * @param value Anything.
 */
export const readShare = ( value: unknown ) => {
	const { error, note, ...share } = readRow( value );
	return { ...share, error: error || note };
};

/** A share of a post by one connection. Times are ISO 8601. */
export type Share = ReturnType< typeof readShare >;

/** Reads GET /shares. */
export const readShares = objectOf( {
	items: listOf( readShare ),
	total: toNumber,
} );

/** Reads the state that PHP prints. */
export const readState = objectOf( {
	/** URL of the editor, without the post. */
	editor: toText,
	/** URL where accounts are connected; '' for users who may not. */
	settings: toText,
} );

export type ScreenState = ReturnType< typeof readState >;
