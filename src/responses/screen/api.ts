import { addQueryArgs } from '@wordpress/url';
import { dayAfter } from '@shared/admin/dates';
import type { ExportLink } from '@shared/admin/export-link';
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

const toQuery = ( {
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

/** Where a page begins: at its number, or behind a cursor ('' for the first). */
type Start = { page: number } | { cursor: string };

/**
 * A page of the list.
 *
 * @param filters What to show.
 * @param start   Where it begins.
 * @param count   How many rows.
 * @param signal  Ends it.
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

/** Everything about an answer. */
export const getDetails = ( id: number, signal: AbortSignal ) =>
	request( `/feedback/${ id }`, readDetails, { signal } );

/** The posts answers came from. */
export const getSources = ( signal: AbortSignal ) =>
	request( '/feedback/sources', readSources, { signal } );

/** The titles of forms that have answers. */
export const getForms = ( signal: AbortSignal ) =>
	request( '/feedback/forms', readForms, { signal } );

/** Does something with some answers. */
export const act = ( action: Action, ids: number[] ) =>
	request( '/feedback', readOutcome, {
		method: 'POST',
		data: { action, ids },
	} );

/**
 * Address of an export.
 *
 * @param link    Where from.
 * @param format  Kind of file.
 * @param filters What to export.
 * @param ids     Only these, if there are any.
 */
export function getExportUrl(
	{ url, nonce }: ExportLink,
	format: 'csv' | 'json',
	filters: Filters,
	ids: number[]
): string {
	const query = Object.entries( toQuery( filters ) ).filter(
		( [ , value ] ) => Boolean( value )
	);
	return addQueryArgs( url, {
		...Object.fromEntries( query ),
		format,
		...( ids.length > 0 && { ids } ),
		_wpnonce: nonce,
	} );
}
