import { dayAfter } from '@shared/admin/dates';
import { request } from '@shared/admin/request';
import {
	readDetails,
	readForms,
	readOutcome,
	readPage,
	readSources,
	type Action,
	type Filters,
} from './types';

export const toQuery = ( {
	view,
	source,
	form,
	search,
	from,
	to,
	order,
}: Filters ) => ( {
	status: view === 'unread' ? 'inbox' : view,
	unread: view === 'unread' ? 1 : 0,
	source,
	form,
	search,
	after: from,
	before: dayAfter( to ),
	order,
} );

/** Beginning of a page: its number, or a cursor ('' for the first page). */
type Start = { page: number } | { cursor: string };

/**
 * Fetches a page of the list.
 *
 * @param start  Beginning of the page.
 * @param count  Rows per page.
 * @param signal Aborts the request.
 */
export const getPage = (
	filters: Filters,
	start: Start,
	count: number,
	signal: AbortSignal
) =>
	request( '/feedback', readPage, {
		query: { ...toQuery( filters ), ...start, per_page: count },
		signal,
	} );

/** Fetches all data of a response. */
export const getDetails = ( id: number, signal: AbortSignal ) =>
	request( `/feedback/${ id }`, readDetails, { signal } );

/** Fetches the posts that responses came from. */
export const getSources = ( signal: AbortSignal ) =>
	request( '/feedback/sources', readSources, { signal } );

/** Fetches the titles of forms that have responses. */
export const getForms = ( signal: AbortSignal ) =>
	request( '/feedback/forms', readForms, { signal } );

/** Applies an action to responses. */
export const applyAction = ( action: Action, ids: number[] ) =>
	request( '/feedback', readOutcome, {
		method: 'POST',
		data: { action, ids },
	} );
