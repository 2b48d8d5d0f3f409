import { list, number, oneOf, record, text } from '../screen/read';
import { readModules, type Module } from './modules-state';
import {
	readCheckNames,
	readCommands,
	type CheckName,
	type Command,
} from './tools-state';

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

export type OptionValue = string | number | boolean;

/** A setting that is no key (src/php/options/). */
export type Field = {
	name: string;
	section: string;
	type: 'string' | 'integer' | 'boolean';
	label: string;
	help: string;
	/** Numbers only. */
	minimum: number;
	maximum: number;
	/** '' for any text. */
	format: '' | 'email' | 'networks';
	/** '' for what its type suggests. */
	control: '' | 'mailchimp-audience';
	/** Empty for anything else than a choice. */
	choices: { value: string; label: string }[];
};

export type Section = {
	id: string;
	label: string;
	note: string;
	/** Service that has to have a key; '' for none. */
	service: string;
	/** Where to find more. */
	links: { url: string; label: string }[];
};

export type Audience = { id: string; name: string; members: number };

export type Audiences = {
	all: Audience[];
	/** The one that is chosen, else the one another plugin was set to; '' for none. */
	likely: string;
};

export type Values = {
	keys: Record< string, KeyState >;
	options: Record< string, OptionValue >;
	deleteOnUninstall: boolean;
	deleteAnswersOnUninstall: boolean;
};

export type State = {
	services: Service[];
	sections: Section[];
	fields: Field[];
	values: Values;
	modules: Module[];
	checks: CheckName[];
	commands: Command[];
	/** Address of who looks at the screen. */
	email: string;
	/** Where the visitor came from; '' for nowhere in particular. */
	returnUrl: string;
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
	const {
		delete_on_uninstall: deletes,
		delete_answers_on_uninstall: deletesAnswers,
		...others
	} = record( value );
	const entries = Object.entries( others );
	return {
		keys: Object.fromEntries(
			entries.flatMap( ( [ id, key ] ) =>
				typeof key === 'object' ? [ [ id, readKey( key ) ] ] : []
			)
		),
		options: Object.fromEntries(
			entries.flatMap( ( [ name, option ] ) =>
				typeof option === 'string' ||
				typeof option === 'number' ||
				typeof option === 'boolean'
					? [ [ name, option ] ]
					: []
			)
		),
		deleteOnUninstall: deletes === true,
		deleteAnswersOnUninstall: deletesAnswers === true,
	};
}

/**
 * Reads what Mailchimp's route answers (contract A17).
 *
 * @param value Anything.
 */
export const readAudiences = ( value: unknown ): Audiences => ( {
	likely: text( record( value ).follower_list_id ),
	all: list( record( value ).audiences ).map( ( entry ) => {
		const { id, name, member_count: members } = record( entry );
		return {
			id: text( id ),
			name: text( name ),
			members: number( members ),
		};
	} ),
} );

function readField( value: unknown ): Field {
	const field = record( value );
	return {
		name: text( field.name ),
		section: text( field.section ),
		type: oneOf( field.type, [ 'string', 'integer', 'boolean' ] ),
		label: text( field.label ),
		help: text( field.help ),
		minimum: number( field.minimum ),
		maximum: number( field.maximum ),
		format: oneOf( field.format, [ '', 'email', 'networks' ] ),
		control: oneOf( field.control, [ '', 'mailchimp-audience' ] ),
		choices: list( field.choices ).map( ( entry ) => {
			const choice = record( entry );
			return { value: text( choice.value ), label: text( choice.label ) };
		} ),
	};
}

function readSection( value: unknown ): Section {
	const { id, label, note, service, links } = record( value );
	return {
		id: text( id ),
		label: text( label ),
		note: text( note ),
		service: text( service ),
		links: list( links ).map( ( entry ) => {
			const link = record( entry );
			return { url: text( link.url ), label: text( link.label ) };
		} ),
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
	const { services, sections, fields, values, returnUrl, ...printed } =
		record( value );
	return {
		modules: readModules( printed.modules ),
		checks: readCheckNames( printed.checks ),
		commands: readCommands( printed.commands ),
		email: text( printed.email ),
		services: list( services ).map( readService ),
		sections: list( sections ).map( readSection ),
		fields: list( fields ).map( readField ),
		values: readValues( values ),
		returnUrl: text( returnUrl ),
	};
}

/** State of a service that the server said nothing about. */
export const NO_KEY: KeyState = readKey( null );
