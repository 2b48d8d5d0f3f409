import {
	isOneOf,
	listOf,
	objectOf,
	oneOf,
	toBoolean,
	toNumber,
	toRecord,
	toText,
} from '@shared/guards';
import { TABS, type Tab } from './use-tab';

/** Lists are opening hours. */
export type OptionValue = string | number | boolean | readonly unknown[];

/** Reads the setting, and its value, with which another one is shown; null for always. */
function readCondition(
	value: unknown
): { name: string; value: OptionValue } | null {
	const { name, value: expected } = toRecord( value );
	return typeof name === 'string' && typeof expected === 'string'
		? { name, value: expected }
		: null;
}

/** Reads a setting that a room or block declares in `options.php`. */
export const readField = objectOf( {
	name: toText,
	section: toText,
	/** Which settings of a section stand together; '' where all do. */
	group: toText,
	type: oneOf( [ 'string', 'integer', 'boolean', 'array' ] ),
	label: toText,
	help: toText,
	/** Numbers only. */
	minimum: toNumber,
	maximum: toNumber,
	/** '' for any text. */
	format: oneOf( [ '', 'email' ] ),
	/** '' for the default control of the type. */
	control: oneOf( [
		'',
		'checkboxes',
		'color',
		'hours',
		'list',
		'mailchimp-audience',
		'picture',
		'special-days',
		'textarea',
	] ),
	when: readCondition,
	/** Whether the field is read-only for this user. */
	isReadOnly: [ 'readOnly', toBoolean ],
	/** Empty for anything else than a choice. */
	choices: listOf( objectOf( { value: toText, label: toText } ) ),
} );

export type Field = ReturnType< typeof readField >;

const readSectionMembers = objectOf( {
	id: toText,
	label: toText,
	note: toText,
	/** Service that has to have a key; '' for none. */
	service: toText,
	/** Whether it stands below the services before its own has a key. */
	isWithoutKey: [ 'without_key', toBoolean ],
	/** Where to find more. */
	links: listOf( objectOf( { url: toText, label: toText } ) ),
} );

type SectionMembers = ReturnType< typeof readSectionMembers >;

export type Section = Omit< SectionMembers, 'isWithoutKey' > & {
	isWithoutKey?: boolean;
	/** Tab of the screen; null for that of single blocks, or below the services. */
	tab: Tab | null;
	/** Whether it is folded up behind its heading. */
	isFolded?: boolean;
};

/**
 * Parses a section of settings, without its values.
 *
 * @param value Anything.
 */
export function readSection( value: unknown ): Section {
	const { id, tab = id } = toRecord( value );
	return {
		...readSectionMembers( value ),
		tab: isOneOf( TABS, tab ) ? tab : null,
	};
}

const readAudience = objectOf( {
	id: toText,
	name: toText,
	members: [ 'member_count', toNumber ],
} );

export type Audience = ReturnType< typeof readAudience >;

/** Reads what Mailchimp's route answers (docs/server-contract.md A17). */
export const readAudiences = objectOf( {
	/** The one that is chosen, else the one another plugin was set to; '' for none. */
	likely: [ 'follower_list_id', toText ],
	all: [ 'audiences', listOf( readAudience ) ],
} );
