/** Very many answers while PHP is killed each second and the cache is emptied: none lost, none doubled, and the number of unread ones is right at once. */
import { meanwhile, tally, together, withKills } from '../together.mjs';
import { CONTACT, VisitorForm } from '../visitor-form.mjs';

const STORED = `
	global $wpdb;
	$stored = array();
	foreach ( $wpdb->get_col( "SELECT post_content FROM {$wpdb->posts} WHERE post_type = 'feedback' AND post_status = 'publish'" ) as $json ) {
		preg_match( '/^Person (\\d+)$/', json_decode( $json, true )['fields'][0]['value'], $found );
		$stored[ $found[1] ] = isset( $stored[ $found[1] ] ) ? $stored[ $found[1] ] + 1 : 1;
	}
	return (object) $stored;`;

const UNREAD = `return array( Mainstreet\\Responses\\Storage\\Unread_Count::get(), (int) $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->posts} WHERE post_type = 'feedback' AND post_status = 'publish' AND comment_status = 'open'" ) );`;

/** Heads whose number of unread answers is wrong. */
async function wrongNumbers( cluster ) {
	const wrong = [];
	for ( const head of cluster.heads ) {
		const [ told, real ] = await head.runPhp( UNREAD );
		if ( told !== real ) {
			wrong.push(
				`forms: ${ head.name } counts ${ told } unread of ${ real }`
			);
		}
	}
	return wrong;
}

/**
 * Tries it.
 *
 * @param {Object} cluster               The site.
 * @param {Object} [options]
 * @param {number} [options.submissions] How many answers.
 * @param {number} [options.clients]     How many at the same moment.
 * @param {number} [options.pause]       Time between two kills, in ms.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function run(
	cluster,
	{ submissions = 400, clients = 16, pause = 500 } = {}
) {
	await cluster.useCache( 'misbehaving' );
	const form = await VisitorForm.open( cluster, CONTACT, 'forms/submit' );
	const begun = Date.now();
	const { outcome: outcomes, killed } = await withKills( cluster, pause, () =>
		meanwhile(
			2500,
			() => cluster.redis.flush(),
			() =>
				together( submissions, clients, ( index ) =>
					form.sendUntilTold( {
						name: `Person ${ index }`,
						email: `person${ index }@example.org`,
						message: `Message ${ index }.`,
					} )
				)
		)
	);
	const seconds = ( Date.now() - begun ) / 1000;
	const unread = await wrongNumbers( cluster );
	const stored = await cluster.heads[ 0 ].runPhp( STORED );
	const wrong = outcomes.flatMap( ( outcome, number ) => {
		const count = stored[ number ] ?? 0;
		return count === 1 || ( count === 0 && outcome !== 'taken' )
			? []
			: [
					`forms: answer ${ number } (${ outcome }) is stored ${ count } times`,
				];
	} );
	const line = `forms: ${ submissions } answers, ${ killed } PHP processes killed: ${ tally( outcomes ) }; ${ wrong.length } lost or doubled, ${ unread.length } heads with a wrong number of unread ones; ${ Math.round( submissions / seconds ) } a second`;
	const taken = outcomes.filter( ( outcome ) => outcome === 'taken' ).length;
	return {
		lines: [ line ],
		failures: [
			...wrong.slice( 0, 10 ),
			...unread,
			...( taken > submissions * 0.95
				? []
				: [ `${ line }; ${ form.lastBroken }` ] ),
			...( killed ? [] : [ `${ line }: nothing was killed` ] ),
		],
	};
}
