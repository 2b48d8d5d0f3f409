/** A worker of the newsletter's queue on one head, as its cron starts it. */
import { spawn } from 'node:child_process';
import { phpFolder } from '../../../bin/wordpress/site.mjs';

/** One pass of the queue; prints how many mails were sent. */
const CODE = `
	require '${ phpFolder }/cli.php';
	mainstreet_load_wordpress();
	$pass = ( new Mainstreet\\Newsletter\\Queue\\Mail_Queue() )->run( 60 );
	echo $pass['sent'] + $pass['failed'];`;

/**
 * Starts one.
 *
 * @param {Object} head The head.
 * @return {{ended: Promise<string>, kill: () => void}} What it printed when it has ended, and how to kill it with -9.
 */
export function startWorker( head ) {
	const { command, args, env } = head.php;
	const child = spawn( command, [ ...args, '-r', CODE ], {
		env,
		stdio: [ 'ignore', 'pipe', 'pipe' ],
	} );
	let output = '';
	child.stdout.on( 'data', ( text ) => ( output += text ) );
	child.stderr.on( 'data', ( text ) => ( output += text ) );
	return {
		ended: new Promise( ( resolve ) =>
			child.once( 'close', () => resolve( output ) )
		),
		kill: () => child.kill( 'SIGKILL' ),
	};
}

/**
 * Makes subscribers and publishes posts that are mailed to them.
 *
 * @param {Object} head       Where.
 * @param {number} recipients How many subscribers.
 * @param {number} posts      How many posts.
 * @return {Promise<number[]>} Campaigns.
 */
export function publish( head, recipients, posts ) {
	return head.runPhp( `
		for ( $i = 1; $i <= ${ recipients }; $i++ ) {
			$row    = Mainstreet\\Newsletter\\Subscribers\\Storage\\Subscriber_Row::new_columns( "reader$i@example.org", 'active' );
			$rows[] = array_merge( $row, array( 'name' => "Reader $i", 'locale' => '', 'source' => 'load' ) );
		}
		Mainstreet\\Core\\Database\\Sql::insert( 'subscribers', $rows );
		for ( $i = 1; $i <= ${ posts }; $i++ ) {
			$post        = wp_insert_post( array( 'post_title' => "News $i", 'post_content' => '<p>Some text of a post.</p>', 'post_status' => 'publish' ) );
			$campaigns[] = (int) ( new Mainstreet\\Newsletter\\Campaigns\\Campaigns() )->find_by_post( $post )['id'];
		}
		Mainstreet\\Core\\Database\\Sql::update( 'campaigns', array( 'starts_at' => Mainstreet\\time() - 1 ), '1 = 1' );
		return $campaigns;` );
}
