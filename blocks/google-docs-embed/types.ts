/** Kinds of documents: the first part of the path of their URL. */
export type Kind = 'document' | 'spreadsheets' | 'presentation';

/** A document that can be embedded. */
export type GoogleDocument = {
	kind: Kind;
	/** URL as typed, https. */
	url: string;
	/** URL of the frame. */
	src: string;
};

export type Attributes = {
	/** `''` without a document; absent in old posts. */
	url?: string;
	/** `ar-50` (default) or `ar-100`: height of the frame in percent of its width. */
	aspectRatio?: string;
	/** Kind of document, with or without the prefix `jetpack/`. */
	variation?: string;
};
