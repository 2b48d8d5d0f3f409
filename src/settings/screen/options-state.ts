import { list, number, oneOf, record, text } from '@shared/admin/guards';
import { isTab, type Tab } from './use-tab';

export type OptionValue = string | number | boolean;

const CONTROLS = [
	'',
	'checkboxes',
	'color',
	'mailchimp-audience',
	'picture',
	'textarea',
] as const;

/** A setting that a room or block declares in `options.php`. */
export type Field = {
	name: string;
	section: string;
	/** Which settings of a section stand together; '' where all do. */
	group: string;
	type: 'string' | 'integer' | 'boolean';
	label: string;
	help: string;
	/** Numbers only. */
	minimum: number;
	maximum: number;
	/** '' for any text. */
	format: '' | 'email' | 'decimal' | 'networks' | 'list';
	/** '' for what its type suggests. */
	control: ( typeof CONTROLS )[ number ];
	/** The setting, and its value, with which this one is shown; null for always. */
	when: { name: string; value: OptionValue } | null;
	/** Whether this user may only look at it. */
	isReadOnly: boolean;
	/** Empty for anything else than a choice. */
	choices: { value: string; label: string }[];
};

export type Section = {
	id: string;
	/** Tab of the screen; null for that of single blocks, or below the services. */
	tab: Tab | null;
	label: string;
	note: string;
	/** Service that has to have a key; '' for none. */
	service: string;
	/** Whether it is folded up behind its heading. */
	isFolded?: boolean;
	/** Whether it stands below the services before its own has a key. */
	isWithoutKey?: boolean;
	/** Where to find more. */
	links: { url: string; label: string }[];
};

export type Audience = { id: string; name: string; members: number };

export type Audiences = {
	all: Audience[];
	/** The one that is chosen, else the one another plugin was set to; '' for none. */
	likely: string;
};

function readCondition( value: unknown ): Field[ 'when' ] {
	const { name, value: expected } = record( value );
	return typeof name === 'string' && typeof expected === 'string'
		? { name, value: expected }
		: null;
}

/**
 * Reads what is declared of a setting.
 *
 * @param value Anything.
 */
export function readField( value: unknown ): Field {
	const field = record( value );
	return {
		name: text( field.name ),
		section: text( field.section ),
		group: text( field.group ),
		type: oneOf( field.type, [ 'string', 'integer', 'boolean' ] ),
		label: text( field.label ),
		help: text( field.help ),
		minimum: number( field.minimum ),
		maximum: number( field.maximum ),
		format: oneOf( field.format, [
			'',
			'email',
			'decimal',
			'networks',
			'list',
		] ),
		control: oneOf( field.control, CONTROLS ),
		when: readCondition( field.when ),
		isReadOnly: field.readOnly === true,
		choices: list( field.choices ).map( ( entry ) => {
			const choice = record( entry );
			return { value: text( choice.value ), label: text( choice.label ) };
		} ),
	};
}

/**
 * Reads what settings belong together, without the settings.
 *
 * @param value Anything.
 */
export function readSection( value: unknown ): Section {
	const {
		id,
		tab = id,
		label,
		note,
		service,
		without_key: withoutKey,
		links,
	} = record( value );
	return {
		id: text( id ),
		tab: isTab( tab ) ? tab : null,
		label: text( label ),
		note: text( note ),
		service: text( service ),
		isWithoutKey: withoutKey === true,
		links: list( links ).map( ( entry ) => {
			const link = record( entry );
			return { url: text( link.url ), label: text( link.label ) };
		} ),
	};
}

/**
 * Reads what Mailchimp's route answers (docs/server-contract.md A17).
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
