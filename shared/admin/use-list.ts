import type { Result } from './request';
import { useItem } from './use-item';

/** Limit of the server's count: a total of limit + 1 means more. */
export const LIMIT = 10_000;

export type Page< Item > = { items: Item[]; total: number };

/**
 * Loads a page of a list.
 *
 * @param load Fetches it; a new function fetches another one.
 */
export function useList< Item, More >(
	load: ( signal: AbortSignal ) => Promise< Result< Page< Item > & More > >
) {
	const { item: page, isBusy, error, reload } = useItem( load );
	const total = page?.total ?? 0;
	return {
		/** Null until it is loaded. */
		page,
		reload,
		/** Properties of `DataList`. */
		listProps: {
			items: page?.items ?? [],
			total: Math.min( total, LIMIT ),
			hasMore: total > LIMIT,
			isBusy,
			error,
			onRetry: reload,
		},
	};
}
