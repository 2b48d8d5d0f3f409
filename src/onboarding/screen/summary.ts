/** Summarizes the results of the survey. */
import { __ } from '@wordpress/i18n';
import type { Count, Kinds, Need, Batch, Post } from './types';

/** Results so far. */
export type Survey = {
	seen: number;
	total: number;
	counts: Count[];
	posts: Post[];
	kinds: Kinds | null;
};

/** A module whose blocks occur in posts. */
export type Line = {
	id: string;
	label: string;
	posts: number;
	blocks: number;
	/** Whether it works without changes. */
	isReady: boolean;
	/** Requirement that is not met, or why the block cannot be shown; '' for none. */
	problem: string;
	missing: Need[];
};

/** Maximum number of posts listed by name; the others are only counted. */
export const MAX_POSTS = 100;

export const EMPTY_SURVEY: Survey = {
	seen: 0,
	total: 0,
	counts: [],
	posts: [],
	kinds: null,
};

/**
 * Adds a batch of results.
 *
 * @param before What was found before it.
 */
export function addBatch( before: Survey, portion: Batch ): Survey {
	const counts = new Map(
		before.counts.map( ( each ) => [ each.name, each ] )
	);
	for ( const { name, posts, blocks } of portion.blocks ) {
		const known = counts.get( name );
		counts.set( name, {
			name,
			posts: posts + ( known?.posts ?? 0 ),
			blocks: blocks + ( known?.blocks ?? 0 ),
		} );
	}
	return {
		seen: before.seen + portion.seen,
		total: before.total || portion.total,
		counts: [ ...counts.values() ],
		posts: [ ...before.posts, ...portion.posts ].slice( 0, MAX_POSTS ),
		kinds: portion.kinds ?? before.kinds,
	};
}

function getProblem( state: string ): string {
	switch ( state ) {
		case 'off':
			return __( 'Turned off in the settings.', 'mainstreet-blocks' );
		case 'taken':
			return __(
				'Another plugin shows it while that plugin is active.',
				'mainstreet-blocks'
			);
		case 'gated':
			return __( 'Not included in your plan.', 'mainstreet-blocks' );
		case 'needs':
			return __( 'Requires:', 'mainstreet-blocks' );
		default:
			return '';
	}
}

/** Returns a line without counts: for the module of a block, or for a block without one. */
function describe(
	name: string,
	id: string = name,
	module?: Kinds[ 'modules' ][ string ]
): Omit< Line, 'posts' | 'blocks' > {
	if ( ! module ) {
		return {
			id: name,
			label: name,
			isReady: false,
			problem: __(
				'Not available in Mainstreet. Its saved content stays in the post.',
				'mainstreet-blocks'
			),
			missing: [],
		};
	}
	return {
		id,
		label: module.label,
		isReady: module.state === 'ready' && ! module.moving,
		problem: getProblem( module.state ) || module.moving,
		missing: module.needs.filter( ( { met } ) => ! met ),
	};
}

/**
 * Converts counts to lines: one for each module, then one for each block without a module.
 *
 * @param counts Of the survey.
 * @param kinds  What the site does with the blocks.
 */
export function getLines( counts: Count[], kinds: Kinds ): Line[] {
	const lines = new Map< string, Line >();
	for ( const { name, posts, blocks } of counts ) {
		const kind = kinds.blocks[ name ];
		const module = kind && kinds.modules[ kind.module ];
		if ( kind && ( kind.isPart || ! module ) ) {
			// Inner blocks are counted with their parent.
			continue;
		}
		const line = describe( name, kind?.module, module );
		const known = lines.get( line.id ) ?? { posts: 0, blocks: 0 };
		lines.set( line.id, {
			...line,
			// A post may contain several blocks of a module, so this is the minimum.
			posts: Math.max( posts, known.posts ),
			blocks: blocks + known.blocks,
		} );
	}
	return [ ...lines.values() ].sort( ( a, b ) => b.blocks - a.blocks );
}
