/** Posts that are published as somebody, and wait until they were shared. */
import { expect, getHeaders, type Fixtures } from './fixtures';

type Rest = Pick< Fixtures, 'guard' > & { baseURL?: string };

/**
 * Publishes a post as a user.
 *
 * @param rest  Fixtures of the test.
 * @param user  Login name.
 * @param title Title of the post, as WordPress stores it.
 */
export async function publishAs(
	rest: Rest,
	user: string,
	title: string
): Promise< void > {
	const { baseURL, guard } = rest;
	const answer = await fetch( `${ baseURL }/wp-json/wp/v2/posts`, {
		method: 'POST',
		headers: {
			...getHeaders( guard.id, { user } ),
			'Content-Type': 'application/json',
		},
		body: JSON.stringify( { title, content: 'Bread.', status: 'publish' } ),
	} );
	expect( answer.status ).toBe( 201 );
}

/**
 * Lets the queue work until one share is in a state.
 *
 * @param rest   Fixtures of the test.
 * @param wanted Part of the post's title.
 * @param state  `queued`, `sent` or `failed`.
 */
export async function waitForState(
	rest: Rest & Pick< Fixtures, 'runCron' >,
	wanted: string,
	state: string
): Promise< void > {
	const { baseURL, guard, runCron } = rest;
	await expect
		.poll(
			async () => {
				await runCron( 'mainstreet_share_tick' );
				const query = new URLSearchParams( { search: wanted, state } );
				const answer = await fetch(
					`${ baseURL }/wp-json/mainstreet/v1/shares?${ query }`,
					{ headers: getHeaders( guard.id, { user: 'admin' } ) }
				);
				const { total } = await answer.json();
				return total;
			},
			{ timeout: 30_000 }
		)
		.toBe( 1 );
}
