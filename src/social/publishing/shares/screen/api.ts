import { request } from '@shared/admin/request';
import { readShare, readShares, type State } from './types';

/** Shares to list; '' for all. */
export type Filters = { state: State | ''; search: string };

/** A page by its number. */
export type Paging = { page: number; per_page: number };

export const getShares = (
	filters: Filters,
	paging: Paging,
	signal: AbortSignal
) =>
	request( '/shares', readShares, {
		query: { ...filters, ...paging },
		signal,
	} );

/** Queues a share again, with the same text. */
export const retryShare = ( id: number ) =>
	request( `/shares/${ id }/retry`, readShare, { method: 'POST' } );
