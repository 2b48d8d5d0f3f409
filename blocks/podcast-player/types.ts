/** Names of the colors; each has three attributes (docs/content-format.md 21). */
export const COLORS = [ 'primary', 'secondary', 'background' ] as const;
export type ColorName = ( typeof COLORS )[ number ];

/** A chosen episode; later releases also store its title. */
export type Episode = { guid: string; title?: string };

type Capital = Capitalize< ColorName >;

/** Palette slug, custom value, and the resulting color. */
export type ColorAttributes = {
	[
		key in
			| `${ ColorName }Color`
			| `custom${ Capital }Color`
			| `hex${ Capital }Color`
	]?: string;
};

export type Attributes = ColorAttributes & {
	url?: string;
	selectedEpisodes: Episode[];
	itemsToShow: number;
	showCoverArt: boolean;
	showEpisodeTitle: boolean;
	showEpisodeDescription: boolean;
	/** Feed of the example in the inserter, which is shown without a request. */
	exampleFeedData?: Record< string, unknown >;
	align?: string;
};
