/** What a button shows: icon, name or both. */
export const STYLE_TYPES = [ 'icon-text', 'icon', 'text' ] as const;

/** Classes of the list that say how large its icons are. */
export const SIZES = [
	'has-small-icon-size',
	'has-normal-icon-size',
	'has-large-icon-size',
	'has-huge-icon-size',
] as const;

/** Attributes of the block. Colors are a palette's slug or, `custom…`, a value; `…Value` is what other releases wrote beside them. */
export type Attributes = {
	styleType: string;
	size: string;
	iconColor?: string;
	customIconColor?: string;
	iconColorValue?: string;
	iconBackgroundColor?: string;
	customIconBackgroundColor?: string;
	iconBackgroundColorValue?: string;
	/** Id of the list in the markup: the same in all posts of other releases, none in ours. */
	listId?: string;
};
