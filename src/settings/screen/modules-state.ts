import { list, oneOf, record, text } from '@shared/admin/guards';

export const MODULE_STATES = [
	'ready',
	'needs',
	'taken',
	'gated',
	'off',
] as const;

export type ModuleState = ( typeof MODULE_STATES )[ number ];

/** In the order in which they are listed; what names none of them is content. */
export const MODULE_GROUPS = [
	'content',
	'media',
	'forms',
	'payments',
	'sharing',
	'embeds',
] as const;

export type ModuleGroup = ( typeof MODULE_GROUPS )[ number ];

/** Something a module needs. */
export type Need = {
	id: string;
	label: string;
	met: boolean;
	/** Where in the settings it is found; '' for nowhere. */
	hash: string;
	/** Whether the module works without it. */
	optional: boolean;
};

/** A family of blocks (src/settings/class-module-states.php). */
export type Module = {
	id: string;
	group: ModuleGroup;
	label: string;
	description: string;
	help: string;
	/** What the service it shows receives from visitors; '' for nothing, or where Connections says it. */
	sent: string;
	/** Name of that service. */
	sentTo: string;
	on: boolean;
	state: ModuleState;
	plan: string;
	/** Where the plan is bought; '' for nowhere. */
	upgrade: string;
	/** Names of its blocks that another plugin holds. */
	conflicting: string[];
	needs: Need[];
	/** Screen with what it stores; '' for none. */
	screen: string;
	warning: string;
};

function readNeed( value: unknown ): Need {
	const need = record( value );
	return {
		id: text( need.id ),
		label: text( need.label ),
		met: need.met === true,
		hash: text( need.hash ),
		optional: need.optional === true,
	};
}

/**
 * Reads what the modules route answers.
 *
 * @param value Anything.
 */
export const readModules = ( value: unknown ): Module[] =>
	list( value ).map( ( entry ) => {
		const module = record( entry );
		return {
			id: text( module.id ),
			group: oneOf( module.group, MODULE_GROUPS ),
			label: text( module.label ),
			description: text( module.description ),
			help: text( module.help ),
			sent: text( module.sent ),
			sentTo: text( module.sentTo ),
			on: module.on === true,
			state: oneOf( module.state, MODULE_STATES ),
			plan: text( module.plan ),
			upgrade: text( module.upgrade ),
			conflicting: list( module.conflicting ).map( text ),
			needs: list( module.needs ).map( readNeed ),
			screen: text( module.screen ),
			warning: text( module.warning ),
		};
	} );
