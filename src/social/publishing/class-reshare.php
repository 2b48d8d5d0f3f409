<?php
namespace Mainstreet\Social\Publishing;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Transaction;
use Mainstreet\Http\Time_Budget;
use Mainstreet\Social\Networks\Publish_Error;
use Mainstreet\Social\Publishing\Messages\Share_Composer;
use Mainstreet\Social\Publishing\Queue\Share_Lease;
use Mainstreet\Social\Publishing\Queue\Share_Retry;
use Mainstreet\Social\Publishing\Queue\Share_Scheduler;
use Mainstreet\Social\Publishing\Queue\Share_Sender;
use Mainstreet\Social\Publishing\Shares\Shares;

defined( 'ABSPATH' ) || exit;

/**
 * Shares a post by hand: each time a new message (a new `round` with rows and keys of its own), sent at once while there is time. An earlier
 * share with the same text that was not sent yet is continued instead, so that pressing the button twice does not post twice.
 */
final class Reshare {

	/** Number of connections that are sent to at once, and the seconds for all of them. */
	const AT_ONCE = 3;
	const SECONDS = 20;

	/**
	 * The post.
	 *
	 * @var \WP_Post
	 */
	private $post;

	/**
	 * Connections with their networks.
	 *
	 * @var array[]
	 */
	private array $partners;

	/**
	 * @param \WP_Post $post     Public post.
	 * @param array[]  $partners Connections with their networks, from Share_Targets.
	 */
	public function __construct( \WP_Post $post, array $partners ) {
		$this->post     = $post;
		$this->partners = $partners;
	}

	/**
	 * Shares the post.
	 *
	 * @param string $message Message text. An empty string uses the post title.
	 * @param array  $own     Messages for single connections instead, by ID of the connection.
	 * @return array `results` and `errors` (docs/server-contract.md A34).
	 */
	public function share( $message, array $own = array() ): array {
		$firsts = $this->queue( new Share_Composer( $this->post, $message, $this->partners, $own ) );
		$time   = new Time_Budget( self::SECONDS );
		$answer = array(
			'results' => array(),
			'errors'  => array(),
		);
		foreach ( $firsts as $number => $first ) {
			if ( $number < self::AT_ONCE ) {
				self::send( $first, $time );
			}
			$row     = Shares::find( (int) $first['id'] );
			$entry   = array(
				'connection_id' => (string) $row['connection_id'],
				'service'       => $row['service'],
			);
			$stopped = Shares::find_unsent( $row );
			if ( $stopped && '' !== $stopped['code'] ) {
				$answer['errors'][] = $entry + array(
					'code'    => $stopped['code'],
					'message' => Shares::FAILED === $stopped['state'] ? $stopped['error'] : $stopped['error'] . ' ' . __( 'It will be retried automatically.', 'mainstreet-blocks' ),
				);
			} else {
				$answer['results'][] = $entry + array(
					'status'  => $stopped ? 'queued' : 'success',
					'message' => $row['remote_url'],
				);
			}
		}
		( new Share_Scheduler() )->schedule_next();
		return $answer;
	}

	/**
	 * Stores what is to be sent. The queue does not touch these rows while this request sends them.
	 *
	 * @param Share_Composer $messages Messages of the post.
	 * @return array[] First row of each share.
	 */
	private function queue( Share_Composer $messages ): array {
		$scheduler = new Share_Scheduler();
		$scheduler->schedule_now();
		$due    = ( new Database_Clock() )->now() + self::SECONDS + 5;
		$known  = Shares::find_by_post( $this->post->ID );
		$firsts = array();
		$rows   = array();
		foreach ( $this->partners as list( $account, $network ) ) {
			$own  = $messages->compose( $account, $network );
			$last = null;
			foreach ( $known as $row ) {
				$last = (int) $row['connection_id'] === $account->id() ? $row : $last;
			}
			if ( $last && Shares::SENT !== $last['outcome'] && Shares::get_message( $last )->text === $own[0]->text && count( $own ) === (int) $last['posts'] ) {
				Share_Retry::queue( $last, $due );
				$firsts[ $account->id() ] = $last;
			} else {
				$rows[ $account->id() ] = Shares::build_rows( $this->post->ID, $account, $network, $last ? max( 1, (int) $last['round'] + 1 ) : 1, $own, $due );
			}
		}
		Transaction::run(
			function () use ( $rows ) {
				foreach ( $rows as $of_one ) {
					Shares::add( $of_one );
				}
				update_post_meta( $this->post->ID, Share_Trigger::DONE, 1 );
			}
		);
		foreach ( $rows as $id => list( $first ) ) {
			$firsts[ $id ] = self::find_first_row( $first );
		}
		return array_values( array_filter( $firsts ) );
	}

	/**
	 * Reads the stored first row of a share.
	 *
	 * @param array $row Row as it was inserted.
	 */
	private static function find_first_row( array $row ): ?array {
		global $wpdb;
		return Sql::row( 'shares', $wpdb->prepare( 'SELECT * FROM {table} WHERE post_id = %d AND connection_id = %d AND round = %d AND seq = 0', $row['post_id'], $row['connection_id'], $row['round'] ) );
	}

	/**
	 * Sends as many messages of a share as there is time for.
	 *
	 * @param array       $first First row of the share.
	 * @param Time_Budget $time  Time for all shares of the request.
	 */
	private static function send( array $first, Time_Budget $time ): void {
		while ( $time->left() > 0 ) {
			$row   = Shares::find_unsent( Shares::find( (int) $first['id'] ) );
			$taken = $row && Shares::QUEUED === $row['state'] ? Share_Lease::take( $row ) : null;
			if ( ! $taken || Share_Sender::send( $taken ) instanceof Publish_Error ) {
				return;
			}
		}
	}
}
