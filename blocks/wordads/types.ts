/** Formats of ads, as posts name them. */
export const FORMATS = [
	'mrec',
	'leaderboard',
	'mobile_leaderboard',
	'wideskyscraper',
] as const;

export type Format = ( typeof FORMATS )[ number ];

/** Width and height in pixels. */
export const SIZES: Record< Format, readonly [ number, number ] > = {
	mrec: [ 300, 250 ],
	leaderboard: [ 728, 90 ],
	mobile_leaderboard: [ 320, 50 ],
	wideskyscraper: [ 160, 600 ],
};

export const ALIGNMENTS = [ 'left', 'center', 'right' ] as const;

export type Attributes = {
	align: ( typeof ALIGNMENTS )[ number ];
	format: Format;
	/** Whether phones do not show it. */
	hideMobile: boolean;
};
