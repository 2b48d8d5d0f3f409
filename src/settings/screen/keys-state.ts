import {
	listOf,
	mapOf,
	objectOf,
	oneOf,
	toBoolean,
	toRecord,
	toText,
} from '@shared/guards';

/** Where a key comes from; '' when there is none. */
export const SOURCES = [
	'',
	'environment',
	'constant',
	'filter',
	'database',
] as const;

export const readSource = oneOf( SOURCES );

export type Source = ( typeof SOURCES )[ number ];

/** Outcome of asking a service about its key. */
export type Check =
	| { ok: true; account: string; checked: string }
	| { ok: false; code: string; message: string };

/**
 * Reads the outcome of a test.
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
	/** Names of the constants it comes from; '' when it comes from elsewhere. */
	place: toText,
	/** The last four characters of each part, where it has several. */
	parts: mapOf( toText ),
	/** Null when the key has not been tested. */
	check: readCheck,
} );

export type KeyState = ReturnType< typeof readKey >;

const readKeyPart = objectOf( {
	name: toText,
	label: toText,
	isSecret: toBoolean,
} );

/** A text that is one of several which make a key. */
export type KeyPart = ReturnType< typeof readKeyPart >;

/** Reads an entry of the registry (`service.php` of its block or room). */
export const readService = objectOf( {
	id: toText,
	/** Kind of service; `payments` services are shown on the payments tab. */
	type: toText,
	/** Of a payment service: the mode that the key is of. */
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
	/** Empty where the key is one text. */
	parts: listOf( readKeyPart ),
} );

export type Service = ReturnType< typeof readService >;

/** Default state of a service that the response does not contain. */
export const NO_KEY: KeyState = readKey( null );
