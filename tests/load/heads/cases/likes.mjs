/** Likes: the same visitor pressing on all heads at the same moment is one like, and the number is exact. */
import { Browser } from '../browser.mjs';
import { together } from '../together.mjs';

/** Presses of one visitor at once, spread over the heads. */
const PRESSES = 4;

const POST = `return wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Liked', 'post_author' => 1, 'post_content' => 'Text.' ) );`;

/** The number as it is shown, and the rows behind it. */
const count = ( head, post ) =>
	head.runPhp(
		`return array( 'n' => Mainstreet\\Social\\Likes\\Like_Counts::get_fresh( ${ post } ), 'rows' => (int) Mainstreet\\Core\\Database\\Sql::row( 'likes', 'SELECT COUNT(*) AS n FROM {table} WHERE post_id = ${ post }' )['n'] );`
	);

/** Presses on all heads at once. */
async function press( cluster, browser, post, method ) {
	const { heads } = cluster;
	const answers = await Promise.all(
		Array.from( { length: PRESSES }, ( _, index ) =>
			browser.ask(
				heads[ index % heads.length ],
				`/wp-json/mainstreet/v1/likes/${ post }`,
				{ method }
			)
		)
	);
	return answers.map( ( { status } ) => status );
}

/** Everybody likes, half of them no longer, and a few of those again. */
async function tryOut( cluster, cache, visitors ) {
	await cluster.useCache( cache );
	const [ head ] = cluster.heads;
	const [ post, other ] = [
		await head.runPhp( POST ),
		await head.runPhp( POST ),
	];
	const browsers = Array.from(
		{ length: visitors },
		( _, index ) =>
			new Browser(
				`198.51.${ 100 + Math.floor( index / 250 ) }.${ index % 250 }`
			)
	);
	const statuses = [];
	// The first press of a browser gives it its cookie.
	await together( visitors, 8, ( index ) =>
		browsers[ index ].ask(
			cluster.heads[ index % cluster.heads.length ],
			`/wp-json/mainstreet/v1/likes/${ other }`,
			{ method: 'POST' }
		)
	);
	const all = ( list, method ) =>
		together( list.length, 4, async ( index ) =>
			statuses.push(
				...( await press( cluster, list[ index ], post, method ) )
			)
		);
	await all( browsers, 'POST' );
	const liked = await count( cluster.heads.at( -1 ), post );
	const half = browsers.slice( 0, Math.floor( visitors / 2 ) );
	await all( half, 'DELETE' );
	await all( half.slice( 0, 5 ), 'POST' );
	const later = await count( head, post );
	const recounted = await head.runPhp(
		'return Mainstreet\\Social\\Likes\\Like_Counts::recount();'
	);
	const left = visitors - half.length + Math.min( 5, half.length );
	const line = `likes, ${ cache } cache: ${ visitors } visitors, each ${ PRESSES } presses at once: ${ liked.n } likes; half taken back, 5 again: ${ later.n }; ${ statuses.filter( ( status ) => status !== 200 ).length } presses refused, ${ recounted } numbers put right by the recount`;
	const isRight =
		liked.n === visitors &&
		liked.rows === visitors &&
		later.n === left &&
		later.rows === left &&
		recounted === 0 &&
		statuses.every( ( status ) => status === 200 );
	return { line, failures: isRight ? [] : [ line ] };
}

/**
 * Tries it with and without object cache.
 *
 * @param {Object} cluster            The site.
 * @param {Object} [options]
 * @param {number} [options.visitors] How many people.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function run( cluster, { visitors = 40 } = {} ) {
	const outcomes = [];
	for ( const cache of [ 'none', 'well-behaved', 'misbehaving' ] ) {
		outcomes.push( await tryOut( cluster, cache, visitors ) );
	}
	return {
		lines: outcomes.map( ( { line } ) => line ),
		failures: outcomes.flatMap( ( { failures } ) => failures ),
	};
}
