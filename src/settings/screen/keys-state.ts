import {
	listOf,
	mapOf,
	objectOf,
	oneOf,
	toBoolean,
	toRecord,
	toText,
} from '@shared/guards';

/** Sources of a key; '' if there is no key. */
export const SOURCES = [
	'',
	'environment',
	'constant',
	'filter',
	'database',
] as const;

export const readSource = oneOf( SOURCES );

export type Source = ( typeof SOURCES )[ number ];

/** Result of testing a key. */
export type Check =
	| { ok: true; account: string; checked: string }
	| { ok: false; code: string; message: string };

/**
 * Reads the result of a test.
 *
 * @param value Anything.
 * @return Null when it is none.
 */
export function readCheck( value: unknown ): Check | null {
	const { ok, account, checked, code, message } = toRecord( value );
	if ( ok === true ) {
		return { ok, account: toText( account ), checked: toText( checked ) };
	}
	return ok === false
		? { ok, code: toText( code ), message: toText( message ) }
		: null;
}

/** Parses the state of a key, without the key itself. */
export const readKey = objectOf( {
	set: toBoolean,
	/** Its last four characters. */
	hint: toText,
	source: readSource,
	/** Names of the constants or environment variables that contain it; '' for a stored key. */
	place: toText,
	/** The last four characters of each part of a key with several parts. */
	parts: mapOf( toText ),
	/** Null if the key has not been tested. */
	check: readCheck,
} );

export type KeyState = ReturnType< typeof readKey >;

const readKeyPart = objectOf( {
	name: toText,
	label: toText,
	isSecret: toBoolean,
} );

/** One of several texts that make a key. */
export type KeyPart = ReturnType< typeof readKeyPart >;

/** Reads an entry of the registry (`service.php` of its block or room). */
export const readService = objectOf( {
	id: toText,
	/** Kind of service; `payments` services are shown on the payments tab. */
	type: toText,
	/** Mode of the keys of a payment service. */
	mode: oneOf( [ '', 'live', 'test' ] ),
	label: toText,
	field: toText,
	description: toText,
	url: toText,
	urlText: toText,
	data: toText,
	advice: toText,
	without: toText,
	constant: toText,
	/** Empty if the key is a single text. */
	parts: listOf( readKeyPart ),
} );

export type Service = ReturnType< typeof readService >;

/** Default state of a service that the response does not contain. */
export const NO_KEY: KeyState = readKey( null );
