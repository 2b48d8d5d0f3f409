import type { Locator, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** What no other post of the test site is about. */
let topics = 0;

/** A tag, and posts that carry it. */
export type Topic = {
	/** Id of the tag. */
	tag: number;
	name: string;
	/** Publishes a post with the tag; resolves with its id and address. */
	add: (
		title: string,
		more?: Record< string, unknown >
	) => Promise< { id: number; link: string } >;
};

/**
 * Makes a tag of which there are no posts yet.
 *
 * @param requestUtils Of the test.
 * @param worker       Number of the worker: two share a site.
 */
export async function makeTopic(
	requestUtils: RequestUtils,
	worker: number
): Promise< Topic > {
	const name = `topic${ worker }x${ ++topics }x${ Date.now() }`;
	const { id: tag } = await requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: '/wp/v2/tags',
		data: { name },
	} );
	return {
		tag,
		name,
		add: ( title, more ) =>
			requestUtils.rest( {
				method: 'POST',
				path: '/wp/v2/posts',
				data: { title, tags: [ tag ], status: 'publish', ...more },
			} ),
	};
}

/**
 * The block as it is saved.
 *
 * @param attributes Those that differ from the defaults.
 */
export const makeRelated = ( attributes: Record< string, unknown > = {} ) =>
	`<!-- wp:jetpack/related-posts ${ JSON.stringify( attributes ) } /-->`;

/**
 * The list on the page.
 *
 * @param page Page.
 */
export const getRelated = ( page: Page ): Locator =>
	page.getByRole( 'navigation', { name: 'Related posts', exact: true } );
