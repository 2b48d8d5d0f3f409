import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { useRequest, type Answer } from '@shared/api/use-request';
import { readCard, type Card } from '@shared/previews';
import { getOwnTexts } from './networks';
import { useContent, type Draft } from './use-draft';

/** Milliseconds between a change and the request. */
const WAIT = 500;

/**
 * The card of the post with its unsaved changes.
 *
 * @param draft What the editor has.
 */
export function useCard( draft: Draft ): Answer< Card > {
	const { id, title, excerpt, featuredMedia, description, seoTitle } = draft;
	const { message, connections } = draft;
	const messages = getOwnTexts( connections );
	const getContent = useContent();
	return useRequest(
		async ( signal ) => {
			const card = readCard(
				await apiFetch( {
					path: `/mainstreet/v1/social/card/${ id }`,
					method: 'POST',
					data: {
						title,
						excerpt,
						content: getContent(),
						description,
						seo_title: seoTitle,
						featured_media: featuredMedia,
						message,
						messages,
					},
					signal,
				} )
			);
			if ( ! card ) {
				throw new Error(
					__(
						'Unexpected response from the server.',
						'mainstreet-blocks'
					)
				);
			}
			return card;
		},
		[
			id,
			title,
			excerpt,
			featuredMedia,
			description,
			seoTitle,
			message,
			JSON.stringify( messages ),
			draft.blocks,
		],
		WAIT
	);
}
