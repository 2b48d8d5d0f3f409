/**
 * What the blocks inside a form have in common. Attributes of old posts may be missing
 * or, where the comment was written by hand, of any value: read them through
 * `attributes.ts`.
 */
export type InnerAttributes = Record< string, unknown > & {
	/** The block's own markup around its inner blocks, as it was read. */
	savedMarkup?: unknown;
};
