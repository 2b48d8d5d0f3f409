import { list, oneOf, record, text } from '@shared/admin/guards';

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
	/** Names of the constants it comes from; '' when it comes from elsewhere. */
	place: string;
	/** The last four characters of each part, where it has several. */
	parts: Record< string, string >;
	/** Null when the key has not been tested. */
	check: Check | null;
};

/** A text that is one of several which make a key. */
export type KeyPart = { name: string; label: string; isSecret: boolean };

/** An entry of the registry (`service.php` of its block or room). */
export type Service = {
	id: string;
	/** Kind of service; those of `payments` stand on the tab of payments. */
	type: string;
	/** Of a payment service: the mode that the key is of. */
	mode: '' | 'live' | 'test';
	label: string;
	field: string;
	description: string;
	url: string;
	urlText: string;
	data: string;
	advice: string;
	without: string;
	constant: string;
	/** Empty where the key is one text. */
	parts: KeyPart[];
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
	const { set, hint, source, place, parts, check } = record( value );
	return {
		set: set === true,
		hint: text( hint ),
		source: readSource( source ),
		place: text( place ),
		parts: Object.fromEntries(
			Object.entries( record( parts ) ).map( ( [ name, end ] ) => [
				name,
				text( end ),
			] )
		),
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
		type: text( entry.type ),
		label: text( entry.label ),
		field: text( entry.field ),
		description: text( entry.description ),
		url: text( entry.url ),
		urlText: text( entry.urlText ),
		data: text( entry.data ),
		advice: text( entry.advice ),
		without: text( entry.without ),
		constant: text( entry.constant ),
		mode: oneOf( entry.mode, [ '', 'live', 'test' ] ),
		parts: list( entry.parts ).map( ( part ) => {
			const { name, label, isSecret } = record( part );
			return {
				name: text( name ),
				label: text( label ),
				isSecret: isSecret === true,
			};
		} ),
	};
}

/** State of a service that the server said nothing about. */
export const NO_KEY: KeyState = readKey( null );
