/** How tickets are shown; also the values of the attribute. */
export const STYLES = [ 'inline', 'modal' ] as const;
export type Style = ( typeof STYLES )[ number ];

export type Attributes = {
	/** Page of the event. */
	url?: string;
	/** The number at the end of its path. */
	eventId?: number;
	/** A plain word here, not what supports of core keep under this name. */
	style: string;
	align?: string;
	className?: string;
};
