/** Drawn cards on heads whose uploads are not shared: a page of the head that lacks a card goes without, and has it drawn. */
import { letTimePass } from '../cron.mjs';

/** Every head keeps uploads for itself. */
export const ownUploads = true;

/** Turns of the cron, on one head after the other, in which a head must have had its card drawn. */
const TURNS = 4;

const WRITE = `
	return get_permalink( wp_insert_post( array( 'post_title' => 'A card on one head', 'post_content' => 'x', 'post_status' => 'publish', 'post_author' => 1 ) ) );`;

/** The picture that a page names on a head; '' for none. */
async function getPicture( head, post ) {
	const { pathname, search } = new URL( post );
	const { status, text } = await head.client.ask( pathname + search );
	if ( status !== 200 ) {
		throw new Error( `A page answers with ${ status }.` );
	}
	return (
		/<meta property="og:image" content="([^"]*)"/.exec( text )?.[ 1 ] ?? ''
	);
}

/** Whether a head gives the file of a picture. */
async function hasFile( head, picture ) {
	const { status } = await head.client.ask( new URL( picture ).pathname );
	return status === 200;
}

/**
 * Tries it.
 *
 * @param {Object} cluster The site.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function run( cluster ) {
	const [ first, second ] = cluster.heads;
	const post = await first.runPhp( WRITE );
	const picture = await getPicture( first, post );
	const before = await getPicture( second, post );
	let turns = 0;
	let after = '';
	while ( ! after && turns < TURNS ) {
		turns++;
		const head = cluster.heads[ turns % cluster.heads.length ];
		// One turn of one head.
		await letTimePass(
			{ heads: [ head ], later: ( seconds ) => cluster.later( seconds ) },
			[ 60 ]
		);
		after = await getPicture( second, post );
	}
	const failures = [
		...( picture && ( await hasFile( first, picture ) )
			? []
			: [ 'cards: the head that stored the post has no card' ] ),
		...( before === '' ? [] : [ `cards: a page names ${ before }` ] ),
		...( after === picture && after && ( await hasFile( second, after ) )
			? []
			: [ `cards: the other head names “${ after }”` ] ),
	];
	return {
		lines: [
			`cards: drawn where the post was stored; the other head’s page goes without, and names the same after ${ turns } turns of the cron`,
		],
		failures,
	};
}
