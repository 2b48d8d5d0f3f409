/** Types of the screen's state and responses, and how they are read. */
import {
	listOf,
	mapOf,
	nullable,
	objectOf,
	toBoolean,
	toList,
	toNumber,
	toText,
} from '@shared/guards';

const readTexts = ( value: unknown ): string[] =>
	toList( value ).map( toText ).filter( Boolean );

const readLink = objectOf( { url: toText, label: toText } );

const readStep = objectOf( {
	id: toText,
	title: toText,
	text: toText,
	done: toBoolean,
	/** Whether the site has a page of its kind. */
	hasPage: [ 'has_page', toBoolean ],
	/** Where it is done. */
	links: listOf( readLink ),
} );

/** One of the four steps. */
export type Step = ReturnType< typeof readStep >;

const readKey = objectOf( {
	id: toText,
	label: toText,
	text: toText,
	/** Where to get one. */
	url: toText,
	/** What the link there says. */
	link: toText,
	isSet: [ 'is_set', toBoolean ],
} );

/** An outside service. */
export type Key = ReturnType< typeof readKey >;

const readNeed = objectOf( { label: toText, met: toBoolean, url: toText } );

/** Something a family of blocks needs on this site. */
export type Need = ReturnType< typeof readNeed >;

/** Reads what the site does with the suite's blocks. */
const readKinds = objectOf( {
	/** Families of blocks. */
	modules: mapOf(
		objectOf( {
			label: toText,
			state: toText,
			needs: listOf( readNeed ),
			/** What has to be done once for blocks of another plugin; '' for nothing. */
			moving: toText,
		} )
	),
	blocks: mapOf(
		objectOf( { module: toText, isPart: [ 'is_part', toBoolean ] } )
	),
} );

export type Kinds = ReturnType< typeof readKinds >;

/** Reads what can be imported, from the response of `/start/former`. */
export const readImportables = listOf(
	objectOf( {
		id: toText,
		label: toText,
		details: readTexts,
		isDone: [ 'state', ( value ) => value === 'done' ],
		/** Responses that are not in our index yet. */
		left: toNumber,
		/** Where it is now; the address is '' for nowhere in particular. */
		link: readLink,
	} )
);

/** Data of another plugin that can be imported. */
export type Importable = ReturnType< typeof readImportables >[ number ];

/**
 * Reads an instruction for what can't be imported.
 *
 * @param value Anything.
 */
const readNote = ( value: unknown ) => {
	const { url, link, ...note } = objectOf( {
		id: toText,
		label: toText,
		text: toText,
		url: toText,
		link: toText,
	} )( value );
	return { ...note, link: { url, label: link } };
};

const readCount = objectOf( {
	name: toText,
	posts: toNumber,
	blocks: toNumber,
} );

/** How often a block occurs in the posts. */
export type Count = ReturnType< typeof readCount >;

const readPost = objectOf( {
	id: toNumber,
	title: toText,
	url: toText,
	names: readTexts,
} );

/** A post with Jetpack's blocks. */
export type Post = ReturnType< typeof readPost >;

/** Reads one batch of the survey, from the response of `/start/survey`. */
export const readBatch = objectOf( {
	next: toNumber,
	seen: toNumber,
	total: toNumber,
	blocks: listOf( readCount ),
	posts: listOf( readPost ),
	/** As the site is now; with the first batch. */
	kinds: nullable( readKinds ),
} );

export type Batch = ReturnType< typeof readBatch >;

/** Reads what the screen starts from: `window.mainstreetOnboarding`. */
export const readState = objectOf( {
	steps: listOf( readStep ),
	keys: listOf( readKey ),
	kinds: readKinds,
	former: readImportables,
	notes: listOf( readNote ),
	links: objectOf( { settings: toText } ),
} );

export type State = ReturnType< typeof readState >;
