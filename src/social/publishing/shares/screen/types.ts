/** What the server answers and prints, and how it is read. */
import {
	listOf,
	objectOf,
	oneOf,
	toBoolean,
	toNumber,
	toText,
} from '@shared/guards';

export const STATES = [ 'queued', 'sent', 'failed' ] as const;

/** What came of a share: nothing yet, all of it was sent, it was given up. */
export type State = ( typeof STATES )[ number ];

/** An address that leads to a page, and nowhere else. */
const toLink = ( value: unknown ): string =>
	/^https?:\/\//i.test( toText( value ) ) ? toText( value ) : '';

const readRow = objectOf( {
	id: toNumber,
	postId: [ 'post_id', toNumber ],
	/** '' for a post that has none. */
	title: [ 'post_title', toText ],
	/** Network as people know it. */
	network: [ 'service_label', toText ],
	/** Name of the connection. */
	name: toText,
	/** 0 when the post appeared, above when it was shared again. */
	round: toNumber,
	state: oneOf( STATES ),
	/** Messages, more than one for a thread, and how many of them were sent. */
	posts: toNumber,
	sent: toNumber,
	/** Text of the first. */
	text: toText,
	/** Where it stands; '' for nowhere. */
	url: toLink,
	error: toText,
	note: toText,
	/** Whether nobody knows if it is there: the network's answer was lost. */
	isUnknown: [ 'code', ( value ) => value === 'unknown' ],
	/** When something last happened. */
	at: toText,
	/** When it is tried again; '' when it never failed. */
	next: toText,
	canRetry: [ 'can_retry', toBoolean ],
} );

/**
 * Reads a share. `error` says why it was not sent, or what is missing of what was; '' for nothing.
 *
 * @param value Anything.
 */
export const readShare = ( value: unknown ) => {
	const { error, note, ...share } = readRow( value );
	return { ...share, error: error || note };
};

/** A post at a connection. Times are ISO 8601. */
export type Share = ReturnType< typeof readShare >;

/** Reads GET /shares. */
export const readShares = objectOf( {
	items: listOf( readShare ),
	total: toNumber,
} );

/** Reads what PHP prints. */
export const readState = objectOf( {
	/** Address of the editor, without the post. */
	editor: toText,
	/** Where accounts are connected; '' for who may not. */
	settings: toText,
} );

export type ScreenState = ReturnType< typeof readState >;
