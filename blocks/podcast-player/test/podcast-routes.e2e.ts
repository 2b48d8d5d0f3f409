/** Feeds on another server, through the whole of WordPress. */
import { expect, getHeaders, test } from '../../../tests/e2e/fixtures';

const HOST = 'https://podcast.example.org';

test.describe( 'podcast routes', { tag: '@site' }, () => {
	test( 'an author gets a podcast by its feed, by its page and behind a redirect', async ( {
		request,
		guard,
	} ) => {
		const ask = async ( path: string, options = '' ) => {
			const response = await request.get(
				`/wp-json/wpcom/v2/podcast-player?url=${ encodeURIComponent(
					`${ HOST }${ path }?${ guard.id }`
				) }${ options }`,
				{ headers: getHeaders( guard.id, { user: 'contributor' } ) }
			);
			return { status: response.status(), body: await response.json() };
		};
		const feed = await ask( '/feed', '&episode-options=1&guids[]=ep-3' );
		expect( feed.body.title ).toBe( 'Quay Notes' );
		expect( feed.body.tracks ).toHaveLength( 1 );
		expect( feed.body.tracks[ 0 ] ).toMatchObject( {
			id: 'podcast-track-1',
			src: 'https://audio.example.org/3.wav',
			duration: '01:30',
		} );
		expect( feed.body.options ).toHaveLength( 12 );
		for ( const path of [ '/show', '/moved' ] ) {
			expect( ( await ask( path ) ).body.title, path ).toBe(
				'Quay Notes'
			);
		}
		for ( const path of [ '/feed/broken', '/page', '/inside', '/none' ] ) {
			expect( await ask( path ), path ).toMatchObject( {
				status: 400,
				body: { code: 'invalid_url' },
			} );
		}
		for ( const path of [ '/feed/empty', '/feed/video' ] ) {
			expect( await ask( path ), path ).toMatchObject( {
				status: 400,
				body: { code: 'no_tracks' },
			} );
		}
	} );
} );
