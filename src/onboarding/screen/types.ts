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
	/** Whether the site has the page of the step. */
	hasPage: [ 'has_page', toBoolean ],
	/** Links to the screens of the step. */
	links: listOf( readLink ),
} );

/** One of the four steps. */
export type Step = ReturnType< typeof readStep >;

const readKey = objectOf( {
	id: toText,
	label: toText,
	text: toText,
	/** URL where the key is created. */
	url: toText,
	/** Text of that link. */
	link: toText,
	isSet: [ 'is_set', toBoolean ],
} );

/** An outside service. */
export type Key = ReturnType< typeof readKey >;

const readNeed = objectOf( { label: toText, met: toBoolean, url: toText } );

/** A requirement of a module on this site. */
export type Need = ReturnType< typeof readNeed >;

/** Reads how the site handles the blocks of Jetpack. */
const readKinds = objectOf( {
	/** Modules by id. */
	modules: mapOf(
		objectOf( {
			label: toText,
			state: toText,
			needs: listOf( readNeed ),
			/** Manual step for blocks of another plugin; '' for none. */
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
		/** Number of responses that are not in the index yet. */
		left: toNumber,
		/** Link to the imported data; its URL is '' if there is none. */
		link: readLink,
	} )
);

/** Data of another plugin that can be imported. */
export type Importable = ReturnType< typeof readImportables >[ number ];

/**
 * Reads an instruction for something that cannot be imported.
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

/** Number of occurrences of a block. */
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
	/** State of the site; only in the first batch. */
	kinds: nullable( readKinds ),
} );

export type Batch = ReturnType< typeof readBatch >;

/** Reads the initial state of the screen: `window.mainstreetOnboarding`. */
export const readState = objectOf( {
	steps: listOf( readStep ),
	keys: listOf( readKey ),
	kinds: readKinds,
	former: readImportables,
	notes: listOf( readNote ),
	links: objectOf( { settings: toText } ),
} );

export type State = ReturnType< typeof readState >;
