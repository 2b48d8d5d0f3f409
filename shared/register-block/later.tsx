import {
	getBlockType,
	store as blocksStore,
	type BlockConfiguration,
	type BlockDeprecation,
} from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { SVG } from '@wordpress/primitives';

type Attributes = Record< string, unknown >;
type Settings = Partial< BlockConfiguration< Attributes > >;

/** What a block brings once one of our blocks is in use: all that an empty post does without. */
export type LaterParts = Pick< Settings, 'icon' | 'deprecated' | 'transforms' >;

/** By block name. */
type AllParts = Record< string, LaterParts | undefined >;

type Fetched = { later: AllParts };

/** What this module knows; one object, so that tests can begin anew. */
const state: {
	fetch: () => Promise< Fetched >;
	fetchNow: () => Fetched;
	parts: AllParts | null;
	pending: Promise< void > | null;
	/** Whether the way without waiting failed, so that it is not tried for each of many blocks. */
	isOutOfReach: boolean;
	/** Whether a block was read while its old versions were not there. */
	hasHeld: boolean;
} = {
	fetch: () => Promise.resolve( { later: {} } ),
	fetchNow: () => ( { later: {} } ),
	parts: null,
	pending: null,
	isOutOfReach: false,
	hasHeld: false,
};

const own = new Set< string >();

/** Whether a block is one that this plugin registered in this editor. */
export const isOwn = ( name: string ): boolean => own.has( name );

/** Whether the later parts have arrived. */
export const isThere = (): boolean => state.parts !== null;

/** Whether blocks may stand in the editor that were read without their old versions. */
export const mayHold = (): boolean => state.hasHeld;

/**
 * Types the parts of one block, the default export of its `later.ts`.
 *
 * @param parts Icon, old versions, changes into other blocks.
 */
export const defineLater = < A extends Attributes >(
	parts: Pick<
		Partial< BlockConfiguration< A > >,
		'icon' | 'deprecated' | 'transforms'
	>
): LaterParts => parts as unknown as LaterParts;

/** Old versions of a block, as core reads them; it makes a list of its own of what was registered. */
const getOldVersions = ( name: string ): BlockDeprecation< Attributes >[] => {
	const { deprecated } = ( getBlockType( name ) ?? {} ) as Settings;
	return ( deprecated ?? [] ) as BlockDeprecation< Attributes >[];
};

/** Adds the parts to the registered types, and to those that core is about to read a block with. */
function join( { later }: Fetched ): void {
	if ( ! state.parts ) {
		const lists = [ ...own ].map(
			( name ) => [ name, getOldVersions( name ) ] as const
		);
		state.parts = later;
		// Runs the filter below again; core does the same when an editor starts.
		dispatch( blocksStore ).reapplyBlockTypeFilters();
		lists.forEach( ( [ name, list ] ) =>
			list.push( ...getOldVersions( name ) )
		);
	}
}

/**
 * The same without waiting, for core reads blocks in one go. It holds the browser up for as
 * long as the chunk takes, once, and only where a post that had none of our blocks gets one as text.
 *
 * @return Whether the parts are there.
 */
function joinNow(): boolean {
	if ( ! state.parts && ! state.isOutOfReach ) {
		try {
			join( state.fetchNow() );
		} catch {
			state.isOutOfReach = true;
		}
	}
	state.hasHeld ||= ! state.parts;
	return Boolean( state.parts );
}

/**
 * Fetches the parts of all blocks, once, and adds them to the registered types. A failure
 * is forgotten, so that it can be tried again.
 */
export function loadLater(): Promise< void > {
	state.pending ??= state
		.fetch()
		.then( join )
		.catch( ( error: unknown ) => {
			Object.assign( state, { pending: null, isOutOfReach: false } );
			throw error;
		} );
	return state.pending;
}

/** The same where nobody waits: what needs the parts asks again, and says so when they are out of reach. */
export function wantLater(): void {
	loadLater().catch( () => undefined );
}

/** Stands for every icon until the real ones are there: whoever draws it wants them. */
function NoIcon() {
	useEffect( wantLater, [] );
	return <SVG viewBox="0 0 24 24" width="24" height="24" />;
}

/**
 * Stands in front of a block's old versions until they are there. Core comes past it with a
 * block it is reading, which is when they are fetched. Where that fails, the block is neither
 * known to be today's nor to be old: it is kept as not valid, which is how core saves a
 * block's source as it was, and read again once that can be told (held-block.tsx).
 */
const holding = {
	attributes: {},
	// Core asks for blocks whose markup is today's; old versions may want them all the same.
	isEligible( _: unknown, __: unknown, { block }: Read ) {
		if ( ! joinNow() ) {
			block.isValid = false;
		}
		return false;
	},
	// For all others core compares the markup. It is never this.
	save() {
		joinNow();
		return String( Math.random() );
	},
};

type Read = { block: { isValid: boolean } };

const waiting: LaterParts = {
	icon: NoIcon,
	// Core's types leave the third argument out.
	deprecated: [ holding as unknown as BlockDeprecation< Attributes > ],
};

/**
 * Adds the later parts of a block to the rest. Changes that core makes while it reads pasted
 * text (`raw`, `shortcode`) can't wait and are in the rest; all others come later.
 *
 * @param settings What is registered.
 * @param later    What came later.
 */
export const joinLater = (
	settings: Settings,
	later?: LaterParts
): Settings => ( {
	...settings,
	...later,
	transforms: ( [ 'from', 'to' ] as const ).reduce(
		( joined, way ) => ( {
			...joined,
			[ way ]: [
				...( settings.transforms?.[ way ] ?? [] ),
				...( later?.transforms?.[ way ] ?? [] ),
			],
		} ),
		{}
	),
} );

/**
 * Has the parts that come later added to the types registered from now on.
 *
 * @param fetch    Imports the chunk that holds them.
 * @param fetchNow The same without waiting; throws where it can't.
 */
export function installLater(
	fetch: typeof state.fetch,
	fetchNow: typeof state.fetchNow
): void {
	Object.assign( state, {
		fetch,
		fetchNow,
		parts: null,
		pending: null,
		isOutOfReach: false,
	} );
	addFilter(
		'blocks.registerBlockType',
		'mainstreet/later',
		(
			settings: Settings,
			name: string,
			deprecation: unknown
		): Settings => {
			if ( deprecation || ! own.has( name ) ) {
				return settings;
			}
			return joinLater(
				settings,
				state.parts ? state.parts[ name ] : waiting
			);
		},
		// Before the filters of other plugins, which get the block whole.
		1
	);
}

/** Lets a block have its later parts; called before it is registered. */
export function expectLater( name: string ): void {
	own.add( name );
}
