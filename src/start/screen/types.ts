/** One of the four steps. */
export type Step = {
	id: string;
	title: string;
	text: string;
	done: boolean;
	/** Where it is done; '' where it has to be made first. */
	url: string;
	link: string;
};

/** An outside service. */
export type Key = {
	id: string;
	label: string;
	text: string;
	/** Where to get one. */
	url: string;
	/** What the link there says. */
	link: string;
	isSet: boolean;
};

/** Something a family of blocks needs on this site. */
export type Need = { label: string; met: boolean; url: string };

/** A family of blocks. */
export type Module = {
	label: string;
	state: string;
	needs: Need[];
	/** What has to be done once for blocks of another plugin; '' for nothing. */
	moving: string;
};

/** What the site does with the suite's blocks. */
export type Kinds = {
	modules: Record< string, Module >;
	blocks: Record< string, { module: string; isPart: boolean } >;
};

/** Something the former plugin stored. */
export type Former = {
	id: string;
	label: string;
	details: string[];
	isDone: boolean;
	/** Responses that are not in our list yet. */
	left: number;
};

/** How often a block stands in the posts. */
export type Count = { name: string; posts: number; blocks: number };

/** A post that holds blocks of the suite. */
export type Post = { id: number; title: string; url: string; names: string[] };

/** One answer of the survey. */
export type Portion = {
	next: number;
	seen: number;
	total: number;
	blocks: Count[];
	posts: Post[];
};

export type State = {
	steps: Step[];
	keys: Key[];
	kinds: Kinds;
	former: Former[];
	links: { settings: string; subscribers: string };
};
