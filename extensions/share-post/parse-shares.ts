import {
	isFiniteNumber,
	isOneOf,
	isPositiveInteger,
	toRecord,
	toRecords,
	toText,
} from '@shared/guards';

const STATES = [ 'queued', 'sent', 'failed' ] as const;

/** State of a share at one account (src/social/publishing/shares/class-share-controller.php). */
export type Share = {
	id: number;
	connection: string;
	/** Name of the account, and of its network. */
	name: string;
	network: string;
	state: ( typeof STATES )[ number ];
	/** Messages of the thread, and how many of them are sent; 1 for a single post. */
	posts: number;
	sent: number;
	/** '' without a page. */
	url: string;
	/** Error message; '' for none. */
	error: string;
	/** Whether the outcome is unknown because the network's response was lost. */
	isUnknown: boolean;
	/** Note about a sent post; '' for none. */
	note: string;
	/** Time of the next try, ISO 8601; '' for as soon as possible. */
	next: string;
	canRetry: boolean;
};

function parseShare( value: unknown ): Share | null {
	const item = toRecord( value );
	const { id, state, posts, sent } = item;
	return isPositiveInteger( id ) && isOneOf( STATES, state )
		? {
				id,
				connection: toText( item.connection_id ),
				name: toText( item.name ),
				network: toText( item.service_label ),
				state,
				posts: isFiniteNumber( posts ) ? posts : 1,
				sent: isFiniteNumber( sent ) ? sent : 0,
				url: /^https?:\/\//i.test( toText( item.url ) )
					? toText( item.url )
					: '',
				error: toText( item.error ),
				isUnknown: toText( item.code ) === 'unknown',
				note: toText( item.note ),
				next: toText( item.next ),
				canRetry: item.can_retry === true,
			}
		: null;
}

/** Shares of a post. */
export type PostShares = {
	/** Newest first, the last one of each account. */
	shares: readonly Share[];
	/** Id of the newest share; 0 for none. */
	newest: number;
	/** Whether the server is about to share the post automatically. */
	isPending: boolean;
};

/**
 * Whether a share is being sent for the first time, not retried.
 *
 * @param found What is known of the post.
 */
export const isSending = ( { isPending, shares }: PostShares ): boolean =>
	isPending ||
	shares.some( ( { state, next } ) => state === 'queued' && ! next );

/**
 * Reads the shares of a post.
 *
 * @param answer Answer of the server.
 */
export function parseShares( answer: unknown ): PostShares {
	const all = toRecords( toRecord( answer ).items ).flatMap(
		( item ) => parseShare( item ) ?? []
	);
	return {
		shares: all.filter(
			( { connection }, index ) =>
				all.findIndex(
					( other ) => other.connection === connection
				) === index
		),
		newest: Math.max( 0, ...all.map( ( { id } ) => id ) ),
		isPending: toRecord( answer ).pending === true,
	};
}
