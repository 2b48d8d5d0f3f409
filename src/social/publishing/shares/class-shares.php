<?php
namespace Mainstreet\Social\Publishing\Shares;

use Mainstreet\Connections\Account;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Post_Types;
use Mainstreet\Social\Networks\Message;
use Mainstreet\Social\Networks\Network;

defined( 'ABSPATH' ) || exit;

/**
 * Table `shares` (tables/shares.php). Rows are arrays as the database gives them.
 */
final class Shares {

	/** States of a message: due now or later; behind one of its thread that was not sent yet; with a worker; taken by the network; given up. */
	const QUEUED  = 'queued';
	const WAITING = 'waiting';
	const SENDING = 'sending';
	const SENT    = 'sent';
	const FAILED  = 'failed';

	/** State of the row that says that a post is about to be published. */
	const BEGUN = 'begun';

	/** What keys of two rounds are apart: no thread has as many messages. */
	const ROUND = 1000;

	/** Bytes of a name. */
	const NAME = 200;

	/**
	 * Rows of a share, for add().
	 *
	 * @param int       $post_id  Post.
	 * @param Account   $account  Connection.
	 * @param Network   $network  Its network.
	 * @param int       $round    0 when the post appears, above when it is shared again.
	 * @param Message[] $messages The message, or those of the thread in their order.
	 * @param int       $due      When the first is due, as Unix time.
	 * @return array[]
	 */
	public static function rows( $post_id, Account $account, Network $network, $round, array $messages, $due ) {
		$rows = array();
		foreach ( array_values( $messages ) as $seq => $message ) {
			$rows[] = array(
				'connection_id' => $account->id(),
				'round'         => $round,
				'seq'           => $seq,
				'state'         => 0 === $seq ? self::QUEUED : self::WAITING,
				'outcome'       => 0 === $seq ? self::QUEUED : '',
				'posts'         => 0 === $seq ? count( $messages ) : 1,
				'service'       => $account->service(),
				'name'          => mb_strcut( $account->name(), 0, self::NAME ),
				'user_id'       => $account->user_id(),
				'message_key'   => substr( $network->choose_key( $post_id, $account->id(), $round * self::ROUND + $seq ), 0, 64 ),
				'message'       => Share_Message::to_json( $message ),
			) + self::blank( $post_id, $due );
		}
		return $rows;
	}

	/**
	 * What all rows begin with.
	 *
	 * @param int $post_id Post.
	 * @param int $due     When it is due.
	 * @return array Row.
	 */
	public static function blank( $post_id, $due ) {
		return array(
			'post_id'       => (int) $post_id,
			'connection_id' => 0,
			'round'         => 0,
			'seq'           => 0,
			'state'         => self::BEGUN,
			'outcome'       => '',
			'posts'         => 1,
			'service'       => '',
			'name'          => '',
			'user_id'       => 0,
			'message_key'   => '',
			'message'       => '',
			'remote_id'     => '',
			'remote_url'    => '',
			'code'          => '',
			'error'         => '',
			'tries'         => 0,
			'claims'        => 0,
			'claim'         => '',
			'turns'         => 0,
			'next_at'       => (int) $due,
			'at'            => (int) $due,
		);
	}

	/**
	 * Adds rows, those that are not there yet.
	 *
	 * @param array[] $rows As rows() gives them.
	 * @return int How many were added.
	 */
	public static function add( array $rows ) {
		$added = 0;
		foreach ( $rows as $row ) {
			// Each by itself: that the columns are in the same order is not promised for several.
			$added += Sql::insert( 'shares', array( $row ) );
		}
		return $added;
	}

	/**
	 * One row.
	 *
	 * @param int $id Its number.
	 * @return array|null
	 */
	public static function find( $id ) {
		global $wpdb;
		return Sql::row( 'shares', $wpdb->prepare( 'SELECT * FROM {table} WHERE id = %d', $id ) );
	}

	/**
	 * All messages of a share.
	 *
	 * @param array $row One of its rows.
	 * @return array[] In their order.
	 */
	public static function of_share( array $row ) {
		global $wpdb;
		return Sql::rows( 'shares', $wpdb->prepare( 'SELECT * FROM {table} WHERE post_id = %d AND connection_id = %d AND round = %d ORDER BY seq', $row['post_id'], $row['connection_id'], $row['round'] ) );
	}

	/**
	 * The shares of a post.
	 *
	 * @param int $post_id Post.
	 * @return array[] First row of each, in the order in which they were made.
	 */
	public static function of_post( $post_id ) {
		global $wpdb;
		return Sql::rows( 'shares', $wpdb->prepare( 'SELECT * FROM {table} WHERE post_id = %d AND seq = 0 AND connection_id > 0 ORDER BY id', $post_id ) );
	}

	/**
	 * The message at which a share stands.
	 *
	 * @param array $row First row.
	 * @return array|null Null when all was sent.
	 */
	public static function stopped_at( array $row ) {
		if ( 1 === (int) $row['posts'] || self::SENT !== $row['state'] ) {
			return self::SENT === $row['state'] ? null : $row;
		}
		global $wpdb;
		return Sql::row( 'shares', $wpdb->prepare( 'SELECT * FROM {table} WHERE post_id = %d AND connection_id = %d AND round = %d AND state <> %s ORDER BY seq LIMIT 1', $row['post_id'], $row['connection_id'], $row['round'], self::SENT ) );
	}

	/**
	 * The newest share of a post.
	 *
	 * @param int $post_id Post.
	 * @return int Number of its first row; 0 for none.
	 */
	public static function newest( $post_id ) {
		global $wpdb;
		$row = Sql::row( 'shares', $wpdb->prepare( 'SELECT MAX(id) AS id FROM {table} WHERE post_id = %d AND seq = 0 AND connection_id > 0', $post_id ) );
		return $row ? (int) $row['id'] : 0;
	}

	/**
	 * How many messages of shares were sent.
	 *
	 * @param array[] $firsts First rows.
	 * @return array<int, int> By the id of the first row.
	 */
	public static function sent( array $firsts ) {
		global $wpdb;
		$sent = array();
		foreach ( $firsts as $row ) {
			if ( 1 === (int) $row['posts'] || self::SENT === $row['outcome'] ) {
				$sent[ (int) $row['id'] ] = self::SENT === $row['outcome'] ? (int) $row['posts'] : 0;
				continue;
			}
			$found                    = Sql::row( 'shares', $wpdb->prepare( 'SELECT COUNT(*) AS n FROM {table} WHERE post_id = %d AND connection_id = %d AND round = %d AND state = %s', $row['post_id'], $row['connection_id'], $row['round'], self::SENT ) );
			$sent[ (int) $row['id'] ] = $found ? (int) $found['n'] : 0;
		}
		return $sent;
	}

	/**
	 * Deletes the row that says that a post is about to be published: its shares are stored, or it will not be shared.
	 *
	 * @param \WP_Post|null $post Post.
	 */
	public static function delete_begun( $post ) {
		global $wpdb;
		if ( $post ) {
			Sql::run( 'shares', $wpdb->prepare( 'DELETE FROM {table} WHERE post_id = %d AND connection_id = 0', $post->ID ) );
		}
	}

	/**
	 * Forgets what a post that is deleted was shared as.
	 *
	 * @param int           $post_id Post.
	 * @param \WP_Post|null $post    The same.
	 */
	public static function post_deleted( $post_id, $post = null ) {
		if ( Post_Types::is_internal( $post ) ) {
			return;
		}
		global $wpdb;
		Sql::run( 'shares', $wpdb->prepare( 'DELETE FROM {table} WHERE post_id = %d', $post_id ) );
	}
}
