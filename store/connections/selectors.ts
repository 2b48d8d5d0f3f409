import { createRegistrySelector, createSelector } from '@wordpress/data';
import { hasFunctions, toRecord } from '@shared/guards';
import { getPostSelectors } from '@shared/post-editor/post-store';
import { parseConnections } from './parse';
import type { Account, Connection, Connections } from './types';

type Select = { select: ( store: string ) => unknown };

/** The post's own field, as it is stored or was changed. */
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

/** Whether the post is the user's: an account of one's own is for one's own posts only. */
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
 * The post's accounts with what their tests said: an account that is gone since the post was opened goes, one that was
 * connected since then comes, unless it is not for this post.
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
 * For sharing once more: all of them can be chosen, and are until somebody says otherwise. What the post says is how it was
 * shared when it was published.
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

/** Accounts that the post goes to, or can be shared to once more. Empty for who may not publish it. */
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

/** Those of them that do not work, or whose owner has to sign in again. */
const getBrokenConnections = createSelector(
	( state: Connections ): readonly Connection[] =>
		getConnections( state ).filter(
			( { test_success: success } ) => success !== true
		),
	( state: Connections ) => [ getConnections( state ) ]
);

/** Ids of those that are switched off, as sharing once more wants them. */
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
	/** Whether the server is testing them. */
	isTesting: ( { isTesting }: Connections ): boolean => isTesting,
	/** Why they could not be tested, one sentence; '' for no failure. */
	getTestError: ( { error }: Connections ): string => error,
	/** Text for sharing again; null until the user enters one. */
	getNextMessage: ( { message }: Connections ): string | null => message,
};
