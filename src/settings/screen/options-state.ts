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

/** Reads the condition for showing a setting: another setting and its value; null if it is always shown. */
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
	/** Group of settings within a section; '' if the section has no groups. */
	group: toText,
	type: oneOf( [ 'string', 'integer', 'boolean', 'array' ] ),
	label: toText,
	help: toText,
	/** Only for numbers. */
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
	/** Choices; empty for other settings. */
	choices: listOf( objectOf( { value: toText, label: toText } ) ),
} );

export type Field = ReturnType< typeof readField >;

const readSectionMembers = objectOf( {
	id: toText,
	label: toText,
	note: toText,
	/** Service whose key is required; '' for none. */
	service: toText,
	/** Whether the section is shown below the services while its own service has no key. */
	isWithoutKey: [ 'without_key', toBoolean ],
	/** Links to further information. */
	links: listOf( objectOf( { url: toText, label: toText } ) ),
} );

type SectionMembers = ReturnType< typeof readSectionMembers >;

export type Section = Omit< SectionMembers, 'isWithoutKey' > & {
	isWithoutKey?: boolean;
	/** Tab of the screen; null for settings of single blocks, and for those shown below the services. */
	tab: Tab | null;
	/** Whether the section is collapsed. */
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

/** Reads the response of Mailchimp's route (docs/server-contract.md A17). */
export const readAudiences = objectOf( {
	/** Selected audience, or that of another plugin; '' for none. */
	likely: [ 'follower_list_id', toText ],
	all: [ 'audiences', listOf( readAudience ) ],
} );
