import { createRegistrySelector, createSelector } from '@wordpress/data';
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

/**
 * The post's accounts with what their tests said: an account that is gone since the post was opened goes, one that was
 * connected since then comes.
 *
 * @param field The post's field.
 * @param tests What the server tested.
 */
function join(
	field: unknown,
	tests: readonly Account[] | null
): Connection[] {
	const own = parseConnections( field );
	return tests
		? tests.map( ( test ) => ( {
				enabled: true,
				done: false,
				toggleable: true,
				...own.find( ( { id } ) => id === test.id ),
				...test,
			} ) )
		: own;
}

/**
 * For sharing once more: all of them can be chosen, and are until somebody says otherwise. What the post says is how it was
 * shared when it was published.
 *
 * @param all     Connections of the post.
 * @param choices Choices by id.
 */
const forAnotherTime = (
	all: readonly Connection[],
	choices: Connections[ 'choices' ]
): Connection[] =>
	all.map( ( connection ) => ( {
		...connection,
		toggleable: true,
		enabled: choices[ connection.id ] ?? true,
	} ) );

/** Accounts that the post goes to, or can be shared to once more. Empty for who may not publish it. */
const getConnections = createRegistrySelector( ( select ) =>
	createSelector(
		( { tests, choices }: Connections ): readonly Connection[] => {
			const all = join( getField( { select } ), tests );
			return isPublished( { select } )
				? forAnotherTime( all, choices )
				: all;
		},
		( { tests, choices }: Connections ) => [
			getField( { select } ),
			isPublished( { select } ),
			tests,
			choices,
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
	/** Text for sharing once more; null until somebody writes one. */
	getNextMessage: ( { message }: Connections ): string | null => message,
};
