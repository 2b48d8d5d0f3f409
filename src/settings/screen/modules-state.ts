import { listOf, objectOf, oneOf, toBoolean, toText } from '@shared/guards';

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

const readNeed = objectOf( {
	id: toText,
	label: toText,
	met: toBoolean,
	/** Where in the settings it is found; '' for nowhere. */
	hash: toText,
	/** Whether the module works without it. */
	optional: toBoolean,
} );

/** Something a module needs. */
export type Need = ReturnType< typeof readNeed >;

const readModule = objectOf( {
	id: toText,
	group: oneOf( MODULE_GROUPS ),
	label: toText,
	description: toText,
	help: toText,
	/** What the service it shows receives from visitors; '' for nothing, or where Connections says it. */
	sent: toText,
	/** Name of that service. */
	sentTo: toText,
	on: toBoolean,
	state: oneOf( MODULE_STATES ),
	plan: toText,
	/** Where the plan is bought; '' for nowhere. */
	upgrade: toText,
	/** Names of its blocks that another plugin holds. */
	conflicting: listOf( toText ),
	needs: listOf( readNeed ),
	/** Screen with what it stores; '' for none. */
	screen: toText,
	warning: toText,
} );

/** A family of blocks (src/settings/class-module-states.php). */
export type Module = ReturnType< typeof readModule >;

/** Parses the response of the modules route. */
export const readModules = listOf( readModule );
