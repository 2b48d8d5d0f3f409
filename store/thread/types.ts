/** An image, or a video, that goes with a post. */
export type Media = { url: string; alt: string; type: string };

/** Where a post ends inside of its last block (docs/server-contract.md A26); false where it ends with the block. */
export type Boundary =
	| false
	| { type: 'end-of-line'; container: string; line: number }
	| {
			type: 'normal' | 'line-break';
			container: string;
			/** UTF-16 code units. */
			start: number;
			end: number;
	  };

/** A post of the thread. */
export type ThreadPost = {
	text: string;
	media: readonly Media[];
	/** Address of a post that is quoted; '' for none. */
	tweet: string;
	urls: readonly string[];
	blocks: readonly { clientId: string }[];
	boundary: Boundary;
};

/** Link preview of a network, or why there is none; `loading` during the request. */
export type Card =
	| {
			title: string;
			description: string;
			url: string;
			/** '' for none. */
			image: string;
			type: 'summary' | 'summary_large_image';
	  }
	| { error: 'loading' | 'invalid_url' | 'no_og_data' };

/** What of a block does not go with a thread. */
export const WARNINGS = [
	'images',
	'formatting',
	'links',
	'unsupported',
] as const;

export type Warning = ( typeof WARNINGS )[ number ];

export type BlockWarning = {
	clientId: string;
	/** Name of the block, such as `core/gallery`. */
	name: string;
	warning: Warning;
};

/** A stretch of a rich text. */
export type Mark = {
	clientId: string;
	/** The block's attribute. */
	attribute: string;
	start: number;
	end: number;
};

export type Thread = {
	/** `idle` while the post is no thread. */
	status: 'idle' | 'parsing' | 'ready' | 'failed';
	posts: readonly ThreadPost[];
	warnings: readonly BlockWarning[];
	/** Ends of posts inside of rich texts: `start:end`, with commas between, by block and attribute. */
	marks: Readonly< Record< string, string > >;
	/** Blocks that a post ends with. */
	ends: readonly string[];
	/** Why the last try failed; '' for no failure. */
	error: string;
	/** By address. */
	cards: Readonly< Record< string, Card > >;
};
