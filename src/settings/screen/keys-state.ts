import { record, text } from '@shared/admin/guards';

/** Where a key comes from; '' when there is none. */
export const SOURCES = [
	'',
	'environment',
	'constant',
	'filter',
	'database',
] as const;

export type Source = ( typeof SOURCES )[ number ];

/** Outcome of asking a service about its key. */
export type Check =
	| { ok: true; account: string; checked: string }
	| { ok: false; code: string; message: string };

/** What may be known of a key. */
export type KeyState = {
	set: boolean;
	/** Its last four characters. */
	hint: string;
	source: Source;
	/** Null when the key has not been tested. */
	check: Check | null;
};

/** An entry of the registry (`service.php` of its block or room). */
export type Service = {
	id: string;
	label: string;
	field: string;
	description: string;
	url: string;
	urlText: string;
	data: string;
	advice: string;
	without: string;
	constant: string;
};

/**
 * Reads the outcome of a test.
 *
 * @param value Anything.
 * @return Null when it is none.
 */
export function readCheck( value: unknown ): Check | null {
	const { ok, account, checked, code, message } = record( value );
	if ( ok === true ) {
		return { ok, account: text( account ), checked: text( checked ) };
	}
	return ok === false
		? { ok, code: text( code ), message: text( message ) }
		: null;
}

/**
 * Reads where a key comes from.
 *
 * @param value Anything.
 */
export const readSource = ( value: unknown ): Source =>
	SOURCES.find( ( known ) => known === value ) ?? '';

/**
 * Reads what may be known of a key.
 *
 * @param value Anything.
 */
export function readKey( value: unknown ): KeyState {
	const { set, hint, source, check } = record( value );
	return {
		set: set === true,
		hint: text( hint ),
		source: readSource( source ),
		check: readCheck( check ),
	};
}

/**
 * Reads an entry of the registry.
 *
 * @param value Anything.
 */
export function readService( value: unknown ): Service {
	const entry = record( value );
	return {
		id: text( entry.id ),
		label: text( entry.label ),
		field: text( entry.field ),
		description: text( entry.description ),
		url: text( entry.url ),
		urlText: text( entry.urlText ),
		data: text( entry.data ),
		advice: text( entry.advice ),
		without: text( entry.without ),
		constant: text( entry.constant ),
	};
}

/** State of a service that the server said nothing about. */
export const NO_KEY: KeyState = readKey( null );
