import { parseLink } from '../links';

const URLS = {
	bluesky: 'https://bsky.app/profile/aurora.example/post/3kabc',
	mastodon: 'https://social.example/@aurora/113',
};

describe( 'Links to posts', () => {
	it.each( [
		[ URLS.bluesky, 'Bluesky', 'aurora.example' ],
		[ URLS.mastodon, 'Mastodon', 'aurora@social.example' ],
		[
			'https://social.example/users/aurora/statuses/113',
			'Mastodon',
			'aurora@social.example',
		],
		[
			'https://social.example/@aurora@b.example/113',
			'Mastodon',
			'aurora@b.example',
		],
	] )( '%s', ( url, label, author ) => {
		expect( parseLink( url ) ).toMatchObject( {
			network: { label },
			author,
		} );
	} );

	it.each( [
		'https://twitter.com/aurora/status/20',
		'https://x.com/aurora/status/20?s=1',
		'https://x.com/aurora',
		'https://www.youtube.com/watch?v=1',
		'https://www.tiktok.com/@aurora/video/123',
		'https://medium.com/@aurora/a-post-1',
		'http://x.com.evil.example/aurora/status/20',
		'',
	] )( '%s is none', ( url ) => expect( parseLink( url ) ).toBeNull() );
} );
