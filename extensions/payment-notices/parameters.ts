/** Parameters by which pages outside of the editor say what happened there, or what is to be open. */
export const PARAMETERS = [
	'plan_upgraded',
	'stripe_connect_success',
	'stripe_connect_cancelled',
	'jetpackSidebarIsOpen',
] as const;

export type Parameter = ( typeof PARAMETERS )[ number ];
