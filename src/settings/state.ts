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

/** An entry of the registry (src/php/services/). */
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

export type Values = {
	keys: Record< string, KeyState >;
	deleteOnUninstall: boolean;
};

export type State = {
	services: Service[];
	values: Values;
	/** Where the visitor came from; '' for nowhere in particular. */
	returnUrl: string;
};

type Unknowns = Record< string, unknown >;

const record = ( value: unknown ): Unknowns =>
	typeof value === 'object' && value !== null && ! Array.isArray( value )
		? Object.fromEntries( Object.entries( value ) )
		: {};

const text = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

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

function readKey( value: unknown ): KeyState {
	const { set, hint, source, check } = record( value );
	return {
		set: set === true,
		hint: text( hint ),
		source: SOURCES.find( ( known ) => known === source ) ?? '',
		check: readCheck( check ),
	};
}

/**
 * Reads what the settings route answers.
 *
 * @param value Anything.
 */
export function readValues( value: unknown ): Values {
	const { delete_on_uninstall: deletes, ...services } = record( value );
	return {
		keys: Object.fromEntries(
			Object.entries( services ).map( ( [ id, key ] ) => [
				id,
				readKey( key ),
			] )
		),
		deleteOnUninstall: deletes === true,
	};
}

function readService( value: unknown ): Service {
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

/**
 * Reads what PHP printed.
 *
 * @param value Anything.
 */
export function readState( value: unknown ): State {
	const { services, values, returnUrl } = record( value );
	return {
		services: Array.isArray( services ) ? services.map( readService ) : [],
		values: readValues( values ),
		returnUrl: text( returnUrl ),
	};
}

/** State of a service that the server said nothing about. */
export const NO_KEY: KeyState = readKey( null );
