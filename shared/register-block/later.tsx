import {
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

/** What this module knows; one object, so that tests can begin anew. */
const state: {
	fetch: () => Promise< { later: AllParts } >;
	parts: AllParts | null;
	pending: Promise< void > | null;
	/** Whether a block was read while its old versions were not there. */
	hasHeld: boolean;
} = {
	fetch: () => Promise.resolve( { later: {} } ),
	parts: null,
	pending: null,
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

/**
 * Fetches the parts of all blocks, once, and adds them to the registered types. A failure
 * is forgotten, so that it can be tried again.
 */
export function loadLater(): Promise< void > {
	state.pending ??= state
		.fetch()
		.then( ( { later } ) => {
			state.parts = later;
			// Runs the filter below again; core does the same when an editor starts.
			dispatch( blocksStore ).reapplyBlockTypeFilters();
		} )
		.catch( ( error: unknown ) => {
			state.pending = null;
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
 * Takes the place of a block's old versions until they are there. What was read meanwhile
 * is neither known to be today's nor to be old: it is kept as not valid, which is how core
 * saves a block's source as it was, and read again once that can be told (held-block.tsx).
 */
const holding = {
	attributes: {},
	// Core asks for blocks whose markup is today's; old versions may want them all the same.
	isEligible( _: unknown, __: unknown, { block }: Read ) {
		state.hasHeld = true;
		block.isValid = false;
		return false;
	},
	// For all others core compares the markup. It is never this.
	save() {
		state.hasHeld = true;
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
 * @param fetch Imports the chunk that holds them.
 */
export function installLater( fetch: typeof state.fetch ): void {
	Object.assign( state, { fetch, parts: null, pending: null } );
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
