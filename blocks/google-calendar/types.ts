/** Pixels of a calendar whose code says none; phones show it in half of them (style.scss). */
export const HEIGHT_DEFAULT = 600;

/** Least and most pixels that can be chosen. */
export const HEIGHT_MIN = 100;
export const HEIGHT_MAX = 9999;

/** A calendar that can be embedded. */
export type Calendar = {
	/** Address of its frame. */
	url: string;
	/** In pixels. */
	height: number;
};

export type Attributes = {
	url?: string;
	height: number;
};
