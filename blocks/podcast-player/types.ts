/** Names of the colors; each is kept in three attributes (docs/content-format.md 21). */
export const COLORS = [ 'primary', 'secondary', 'background' ] as const;
export type ColorName = ( typeof COLORS )[ number ];

/** An episode that was chosen; later releases wrote its title too. */
export type Episode = { guid: string; title?: string };

type Capital = Capitalize< ColorName >;

/** Palette slug, a value of one's own, and what either of them looks like. */
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
	/** A feed that is shown without asking for it: the inserter's example. */
	exampleFeedData?: Record< string, unknown >;
	align?: string;
};
