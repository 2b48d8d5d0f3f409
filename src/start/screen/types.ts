export type Link = { url: string; label: string };

/** One of the four steps. */
export type Step = {
	id: string;
	title: string;
	text: string;
	done: boolean;
	/** Whether the site has a page of its kind. */
	hasPage: boolean;
	/** Where it is done. */
	links: Link[];
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
	/** Responses that are not in our index yet. */
	left: number;
	/** Where it is now; the address is '' for nowhere in particular. */
	link: Link;
};

/** What is moved by hand, and where. */
export type Note = { id: string; label: string; text: string; link: Link };

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
	/** As the site is now; with the first portion. */
	kinds: Kinds | null;
};

export type State = {
	steps: Step[];
	keys: Key[];
	kinds: Kinds;
	former: Former[];
	notes: Note[];
	links: { settings: string };
};
