/** How the calendar is shown; also the values of the attribute. */
export const STYLES = [ 'inline', 'link' ] as const;
export type Style = ( typeof STYLES )[ number ];

/** Attributes that hold a color: six letters or digits, without `#`. */
export const COLORS = [
	'backgroundColor',
	'textColor',
	'primaryColor',
] as const;
export type Color = ( typeof COLORS )[ number ];

export type Attributes = Record< Color, string > & {
	/** Whether the calendar leaves out what is said of the kind of meeting. */
	hideEventTypeDetails: boolean;
	/** A plain word here, not what supports of core keep under this name. */
	style: string;
	/** Begins with `https://calendly.com/`. */
	url?: string;
	align?: string;
	className?: string;
};
