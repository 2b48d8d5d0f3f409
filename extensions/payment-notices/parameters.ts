/** URL parameters of pages outside the editor that report what happened, or which panel to open. */
export const PARAMETERS = [
	'plan_upgraded',
	'stripe_connect_success',
	'stripe_connect_cancelled',
	'jetpackSidebarIsOpen',
] as const;

export type Parameter = ( typeof PARAMETERS )[ number ];
