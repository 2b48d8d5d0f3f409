/** Replies elsewhere, counted by two heads at the same moment: each share is asked for once. */
import { startFakes } from '../../../fakes/server.mjs';
import { atFakes, connect } from '../../share-run.mjs';

const TEST = 'load-replies';

/** Posts that are shared, and are due to be looked at. */
const share = ( posts ) => `
	Mainstreet\\Core\\Options\\Stored_Settings::save( array( 'replies_below' => 'post' ) );
	for ( $n = 1; $n <= ${ posts }; $n++ ) {
		wp_insert_post( array( 'post_title' => "Load $n.", 'post_content' => 'x', 'post_status' => 'publish', 'post_author' => 1 ) );
	}
	Mainstreet\\Social\\Publishing\\Queue\\Share_Worker::run( 60 );
	Mainstreet\\Core\\Database\\Sql::run( 'replies', 'UPDATE {table} SET next_at = 1' );
	return (int) Mainstreet\\Core\\Database\\Sql::row( 'replies', 'SELECT COUNT(*) AS n FROM {table}' )['n'];`;

const COUNT = `
	( new Mainstreet\\Social\\Replies\\Reply_Counter() )->run();
	return true;`;

/** How many rows are due still. */
const LEFT = `
	return (int) Mainstreet\\Core\\Database\\Sql::row( 'replies', 'SELECT COUNT(*) AS n FROM {table} WHERE next_at = 1' )['n'];`;

/** Turns of all heads until nothing is due. */
async function countAll( cluster, fakes ) {
	for ( let turns = 1; turns <= 10; turns++ ) {
		await Promise.all(
			cluster.heads.map( ( head ) =>
				head.runPhp( atFakes( fakes, COUNT ) )
			)
		);
		if ( ( await cluster.heads[ 0 ].runPhp( LEFT ) ) === 0 ) {
			return turns;
		}
	}
	return Infinity;
}

/** Reads of messages at the networks, and how often each was read. */
async function getReads( { url } ) {
	const response = await fetch( `${ url }/__log?test=${ TEST }` );
	const reads = new Map();
	for ( const { host, method, path, query } of await response.json() ) {
		if ( method === 'GET' && /\/statuses\/\d+$|getPosts$/.test( path ) ) {
			const what = `${ host }${ path }?${ JSON.stringify( query ) }`;
			reads.set( what, ( reads.get( what ) ?? 0 ) + 1 );
		}
	}
	return reads;
}

/**
 * Tries it.
 *
 * @param {Object} cluster         The site.
 * @param {Object} [options]
 * @param {number} [options.posts] How many.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function run( cluster, { posts = 40 } = {} ) {
	const server = await startFakes();
	const fakes = { url: server.url, test: TEST };
	try {
		await cluster.heads[ 0 ].runPhp( connect( fakes ) );
		const due = await cluster.heads[ 0 ].runPhp(
			atFakes( fakes, share( posts ) )
		);
		const turns = await countAll( cluster, fakes );
		const reads = await getReads( fakes );
		const twice = [ ...reads ].filter( ( [ , times ] ) => times > 1 );
		return {
			lines: [
				`replies: ${ due } shares counted by ${ cluster.heads.length } heads at once in ${ turns } turns: ${ reads.size } asked for, ${ twice.length } of them twice`,
			],
			failures: [
				...( due === 2 * posts && reads.size === due
					? []
					: [
							`replies: ${ posts } posts, ${ due } shares, ${ reads.size } asked for`,
						] ),
				...twice.map(
					( [ what ] ) => `replies: asked twice for ${ what }`
				),
			],
		};
	} finally {
		await server.stop();
	}
}
