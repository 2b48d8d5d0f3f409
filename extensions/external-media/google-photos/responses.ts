import { clamp, toRecord, toText } from '@shared/guards';

/** State of the user's connection (docs/server-contract.md A46). */
export type Connection = { url: string; isConnected: boolean };

/** A session of Google's picker (docs/server-contract.md A47). */
export type Session = {
	id: string;
	/** URL of Google's picker; '' for none. */
	uri: string;
	isPicked: boolean;
	/** Milliseconds between polls; null if Google does not say. */
	interval: number | null;
	/** Milliseconds until the session times out; null if Google does not say. */
	timeout: number | null;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const toAddress = ( value: unknown ): string =>
	/^https?:\/\//i.test( toText( value ) ) ? toText( value ) : '';

/** Parses a duration such as `5s` or `0.5s` into milliseconds. */
function toSpan( value: unknown, least: number, most: number ): number | null {
	const [ , seconds ] = /^(\d+(?:\.\d+)?)s$/.exec( toText( value ) ) ?? [];
	return seconds === undefined
		? null
		: clamp( Number( seconds ) * SECOND, least, most );
}

/**
 * Reads the state of a connection.
 *
 * @return Null for what is none; a text for why nobody can connect.
 */
export function readConnection( answer: unknown ): Connection | string | null {
	const { error, message, connect_URL: url, connected } = toRecord( answer );
	if ( error ) {
		return toText( message ) || null;
	}
	return toAddress( url )
		? { url: toAddress( url ), isConnected: connected === true }
		: null;
}

/**
 * Reads a session.
 *
 * @return Null for what is none.
 */
export function readSession( answer: unknown ): Session | null {
	const {
		id,
		pickerUri,
		mediaItemsSet,
		pollingConfig: config,
	} = toRecord( answer );
	const { pollInterval, timeoutIn } = toRecord( config );
	return toText( id )
		? {
				id: toText( id ),
				uri: toAddress( pickerUri ),
				isPicked: mediaItemsSet === true,
				interval: toSpan( pollInterval, SECOND, MINUTE ),
				timeout: toSpan( timeoutIn, 0, 60 * MINUTE ),
			}
		: null;
}
