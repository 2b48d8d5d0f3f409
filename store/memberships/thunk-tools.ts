import { store as noticesStore } from '@wordpress/notices';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import type { Action } from './reducer';
import type { selectors } from './selectors';

type Selectors = {
	[ Name in keyof typeof selectors ]: ( typeof selectors )[ Name ] extends (
		state: never,
		...args: infer Args
	) => infer Result
		? ( ...args: Args ) => Result
		: never;
};

/** Arguments of a thunk. */
export type Tools = {
	dispatch: ( action: Action | Thunk< unknown > ) => unknown;
	select: Selectors;
	registry: {
		dispatch: ( store: typeof noticesStore ) => {
			createNotice: (
				status: 'success' | 'error',
				text: string,
				options: { type: 'snackbar' }
			) => unknown;
		};
	};
};

/** A thunk. */
export type Thunk< Result > = ( tools: Tools ) => Promise< Result >;

/** Running requests of each registry: two blocks that need the same data share a request. */
const underWay = new WeakMap< object, Map< string, Promise< unknown > > >();

/**
 * Starts something, unless it is under way.
 *
 * @param registry Data registry.
 * @param name     Key of the request.
 */
export function shareRunning< Result >(
	registry: object,
	name: string,
	start: () => Promise< Result >
): Promise< Result > {
	const all = underWay.get( registry ) ?? new Map();
	underWay.set( registry, all );
	const found: Promise< Result > =
		all.get( name ) ?? start().finally( () => all.delete( name ) );
	all.set( name, found );
	return found;
}

/** Says something in a snackbar; nothing for ''. */
export const createNotice = (
	{ registry }: Pick< Tools, 'registry' >,
	status: 'success' | 'error',
	text: string
) =>
	text &&
	registry
		.dispatch( noticesStore )
		.createNotice( status, text, { type: 'snackbar' } );

/**
 * Why payments could not be read.
 *
 * @param error What the request threw.
 */
export const getStatusFailure = ( error: unknown ): string =>
	getErrorMessage(
		error,
		__( 'Could not load this site’s payment plans.', 'mainstreet-blocks' )
	);
