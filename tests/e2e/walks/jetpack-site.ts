/** A site as Jetpack leaves it, and the end of it. */
import fs from 'node:fs';
import path from 'node:path';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { fillPictures } from '../demo';
import { getHeaders, type Fixtures } from '../fixtures';
import { forgetSubscribers } from './subscribers';

const BLOCKS = path.resolve( __dirname, '../../../blocks' );
const LEFT = 'left-by-jetpack/left-by-jetpack.php';

/** Posts as Jetpack's releases saved them. */
const POSTS = {
	'Boat hire': [
		'contact-form/test/fixtures/of-today',
		'business-hours/test/fixtures/two-intervals',
		'contact-info/test/fixtures/typical',
		'sharing-buttons/test/fixtures/default',
		'map/demo',
		'subscriptions/test/fixtures/deprecated-d6',
	],
	'The harbour in pictures': [
		'tiled-gallery/demo',
		'slideshow/demo',
		'markdown/test/fixtures/typical',
		'rating-star/test/fixtures/default',
		'related-posts/test/fixtures/f2-fresh',
	],
};

/** What the addresses of this walk end with. */
export const TAIL = '-moved@example.org';

/** A list as WordPress.com gives it. */
export const LIST = `Email,Name,Subscription Date,Email Subscription Status
quinn${ TAIL },Quinn Mole,2023-01-02 10:00:00,Subscribed
rosa${ TAIL },,2024-01-02 10:00:00,Subscribed
sam${ TAIL },Sam Jetty,2024-01-02 10:00:00,Not subscribed
`;

const read = ( name: string ) =>
	fillPictures(
		fs.readFileSync( path.join( BLOCKS, `${ name }.html` ), 'utf8' )
	);

/** Settings that can be taken over. */
const TAKEN = [
	'sharing_services',
	'sharing_style',
	'sharing_below',
	'likes_below',
	'newsletter_from_name',
	'newsletter_content',
	'newsletter_send_default',
];

export type JetpackSite = {
	posts: { type: 'page' | 'post'; id: number; url: string }[];
	/** Our settings as they were. */
	settings: Record< string, unknown >;
};

/** Lets the plugin in tests/fakes/plugins leave its data, or take it away. */
async function ask( hook: string, guard: Fixtures[ 'guard' ] ) {
	await fetch(
		`${ process.env.WP_BASE_URL }/?mainstreet_test=hook&hook=mainstreet_test_${ hook }`,
		{
			method: 'POST',
			headers: getHeaders( guard.id, {
				plugins: [ 'mainstreet-blocks/plugin.php', LEFT ],
			} ),
		}
	);
}

/**
 * Leaves posts, options, responses and a video.
 *
 * @param requestUtils Of the test.
 * @param guard        Of the test.
 * @param publish      Of the test.
 */
export async function makeJetpackSite(
	requestUtils: RequestUtils,
	guard: Fixtures[ 'guard' ],
	publish: Fixtures[ 'publish' ]
): Promise< JetpackSite > {
	const site: JetpackSite = {
		posts: [],
		settings: await requestUtils.rest( {
			path: '/mainstreet/v1/settings',
		} ),
	};
	await ask( 'leave', guard );
	for ( const [ title, names ] of Object.entries( POSTS ) ) {
		const type = site.posts.length ? 'post' : 'page';
		const content = names.map( read ).join( '\n\n' );
		const { id, url } = await publish( content, { title, type } );
		site.posts.push( { type, id, url } );
	}
	return site;
}

/**
 * Takes away what was left, and what was taken over.
 *
 * @param requestUtils Of the test.
 * @param guard        Of the test.
 * @param site         What was made.
 */
export async function forgetJetpackSite(
	requestUtils: RequestUtils,
	guard: Fixtures[ 'guard' ],
	{ posts, settings }: JetpackSite
): Promise< void > {
	await ask( 'forget', guard );
	await requestUtils.rest( {
		method: 'POST',
		path: '/mainstreet/v1/settings',
		data: Object.fromEntries(
			TAKEN.map( ( name ) => [ name, settings[ name ] ] )
		),
	} );
	await forgetSubscribers( requestUtils, TAIL );
	for ( const { type, id } of posts ) {
		await requestUtils.rest( {
			method: 'DELETE',
			path: `/wp/v2/${ type }s/${ id }`,
			params: { force: true },
		} );
	}
}
