import { request } from '@shared/admin/request';
import { readSending, readUnsentPosts } from './types';

/** Fetches published posts that were never sent. */
export const getUnsent = ( search: string, signal: AbortSignal ) =>
	request( '/newsletter/posts', readUnsentPosts, {
		query: { search },
		signal,
	} );

/** Fetches what can be done with the newsletter of a post. */
export const getSending = ( post: number, signal: AbortSignal ) =>
	request( `/newsletter/posts/${ post }`, readSending, { signal } );

/**
 * Sends or schedules the newsletter of a post, or sends it to subscribers who did not get it.
 *
 * @param post   Number of the post.
 * @param action What to do.
 * @param at     Time of the site, such as `2026-11-24T08:00`; '' for now.
 */
export const sendCampaign = (
	post: number,
	action: 'send' | 'put_off' | 'again',
	at = ''
) =>
	request( `/newsletter/posts/${ post }`, readSending, {
		method: 'POST',
		data: { action, at },
	} );
