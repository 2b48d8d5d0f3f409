import { listOf, objectOf, oneOf, toBoolean, toText } from '@shared/guards';

export const MODULE_STATES = [
	'ready',
	'needs',
	'taken',
	'gated',
	'off',
] as const;

export type ModuleState = ( typeof MODULE_STATES )[ number ];

/** Groups in the order in which they are listed. Modules of other groups belong to `content`. */
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
	/** Hash of the settings where the requirement can be met; '' for none. */
	hash: toText,
	/** Whether the module works without it. */
	optional: toBoolean,
} );

/** A requirement of a module. */
export type Need = ReturnType< typeof readNeed >;

const readModule = objectOf( {
	id: toText,
	group: oneOf( MODULE_GROUPS ),
	label: toText,
	description: toText,
	help: toText,
	/** Data that the module's service receives from visitors; '' for none, or if the tab Connections lists it. */
	sent: toText,
	/** Name of the service. */
	sentTo: toText,
	on: toBoolean,
	state: oneOf( MODULE_STATES ),
	plan: toText,
	/** URL for buying the plan; '' for none. */
	upgrade: toText,
	/** Names of its blocks that another plugin registers. */
	conflicting: listOf( toText ),
	needs: listOf( readNeed ),
	/** URL of the screen with its stored data; '' for none. */
	screen: toText,
	warning: toText,
} );

/** A module (src/settings/class-module-states.php). */
export type Module = ReturnType< typeof readModule >;

/** Parses the response of the modules route. */
export const readModules = listOf( readModule );
