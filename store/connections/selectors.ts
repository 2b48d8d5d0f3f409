import { createRegistrySelector, createSelector } from '@wordpress/data';
import { hasFunctions, toRecord } from '@shared/guards';
import { getPostSelectors } from '@shared/post-editor/post-store';
import { parseConnections } from './parse';
import type { Account, Connection, Connections } from './types';

type Select = { select: ( store: string ) => unknown };

/** Field of the post, stored or edited. */
export const FIELD = 'jetpack_publicize_connections';

export const getField = ( registry: Select ): unknown =>
	getPostSelectors(
		registry,
		'getEditedPostAttribute'
	)?.getEditedPostAttribute( FIELD );

export const isPublished = ( registry: Select ): boolean =>
	getPostSelectors(
		registry,
		'isCurrentPostPublished'
	)?.isCurrentPostPublished() ?? false;

/** Whether the post is by the current user: a user's own connections are for their own posts only. */
function isOwnPost( registry: Select ): boolean {
	const core = registry.select( 'core' );
	const user = hasFunctions( core, 'getCurrentUser' )
		? toRecord( core.getCurrentUser() ).id
		: undefined;
	return (
		user !== undefined &&
		user ===
			getPostSelectors(
				registry,
				'getEditedPostAttribute'
			)?.getEditedPostAttribute( 'author' )
	);
}

/**
 * Merges the post's connections with the results of tests: deleted ones are removed, and new ones are added if they are for this post.
 *
 * @param field The post's field.
 * @param tests What the server tested.
 * @param isOwn Whether the post is the user's.
 */
function join(
	field: unknown,
	tests: readonly Account[] | null,
	isOwn: boolean
): Connection[] {
	const own = parseConnections( field );
	return (
		tests?.flatMap( ( test ) => {
			const known = own.find( ( { id } ) => id === test.id );
			return known || test.shared || isOwn
				? {
						enabled: true,
						message: '',
						done: false,
						toggleable: true,
						...known,
						...test,
					}
				: [];
		} ) ?? own
	);
}

/**
 * Returns the connections for sharing the post again: all can be chosen, and all are chosen at first. What is stored in the post is how it
 * was shared when it was published.
 *
 * @param all     Connections of the post.
 * @param choices Choices by id.
 * @param texts   Texts by id.
 */
const forAnotherTime = (
	all: readonly Connection[],
	choices: Connections[ 'choices' ],
	texts: Connections[ 'texts' ]
): Connection[] =>
	all.map( ( connection ) => ( {
		...connection,
		toggleable: true,
		enabled: choices[ connection.id ] ?? true,
		message: texts[ connection.id ] ?? connection.message,
	} ) );

/** Connections that the post is shared to, or can be shared to again. Empty for users who may not publish it. */
const getConnections = createRegistrySelector( ( select ) =>
	createSelector(
		( { tests, choices, texts }: Connections ): readonly Connection[] => {
			const all = join(
				getField( { select } ),
				tests,
				isOwnPost( { select } )
			);
			return isPublished( { select } )
				? forAnotherTime( all, choices, texts )
				: all;
		},
		( { tests, choices, texts }: Connections ) => [
			getField( { select } ),
			isPublished( { select } ),
			isOwnPost( { select } ),
			tests,
			choices,
			texts,
		]
	)
);

/** Connections that do not work, or whose owner must sign in again. */
const getBrokenConnections = createSelector(
	( state: Connections ): readonly Connection[] =>
		getConnections( state ).filter(
			( { test_success: success } ) => success !== true
		),
	( state: Connections ) => [ getConnections( state ) ]
);

/** Ids of connections that are turned off, for sharing the post again. */
const getSkippedIds = createSelector(
	( state: Connections ): readonly string[] =>
		getConnections( state )
			.filter(
				( { enabled, test_success: success } ) =>
					! enabled || success !== true
			)
			.map( ( { id } ) => id ),
	( state: Connections ) => [ getConnections( state ) ]
);

export const selectors = {
	getConnections,
	getBrokenConnections,
	getSkippedIds,
	/** Whether the server is testing the connections. */
	isTesting: ( { isTesting }: Connections ): boolean => isTesting,
	/** Error message of the test; '' for none. */
	getTestError: ( { error }: Connections ): string => error,
	/** Text for sharing again; null until the user enters one. */
	getNextMessage: ( { message }: Connections ): string | null => message,
};
