import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

type List = { items: { id: number; email: string }[] };

/**
 * Deletes those whom a walk made, and nobody else's.
 *
 * @param requestUtils Of the test.
 * @param tail         What their addresses end with.
 */
export async function forgetSubscribers(
	requestUtils: RequestUtils,
	tail: string
): Promise< void > {
	const path = '/mainstreet/v1/subscribers';
	const { items } = await requestUtils.rest< List >( {
		path,
		params: { search: tail },
	} );
	for ( const { id } of items.filter( ( { email } ) =>
		email.endsWith( tail )
	) ) {
		await requestUtils.rest( {
			method: 'DELETE',
			path: `${ path }/${ id }`,
		} );
	}
}
