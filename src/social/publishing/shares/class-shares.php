<?php
namespace Mainstreet\Social\Publishing\Shares;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Post_Types;
use Mainstreet\Core\Text\Utf8;
use Mainstreet\Social\Networks\Connections\Post_Connections;
use Mainstreet\Social\Networks\Network;
use Mainstreet\Social\Networks\Outgoing_Post;
use Mainstreet\Social\Networks\Publish_Result;

defined( 'ABSPATH' ) || exit;

/** Table `shares` (tables/shares.php). Rows are arrays as the database returns them. */
final class Shares {

	/** States of a message: due now or later; waiting for an earlier message of its thread; with a worker; accepted by the network; given up. */
	const QUEUED  = 'queued';
	const WAITING = 'waiting';
	const SENDING = 'sending';
	const SENT    = 'sent';
	const FAILED  = 'failed';

	/** State of the row that says that a post is about to be published (Pending_Share). */
	const BEGUN = 'begun';

	const SHARE_STATES = array( self::QUEUED, self::SENT, self::FAILED );

	/** Maximum number that is counted. */
	const COUNT_LIMIT = 10000;

	/** Difference between the keys of two rounds: no thread has as many messages. */
	const ROUND = 1000;

	/** Maximum length of a name in bytes. */
	const NAME = 200;

	/** Maximum number of shares in the meta of a post. */
	const MAX_SHARES = 100;

	/**
	 * Makes the rows of a share, for add().
	 *
	 * @param int             $post_id  Post.
	 * @param Account         $account  Connection.
	 * @param int             $round    0 when the post is published, higher when it is shared again.
	 * @param Outgoing_Post[] $messages The message, or the messages of the thread in order.
	 * @param int             $due      When the first message is due, as Unix time.
	 * @return array[]
	 */
	public static function build_rows( $post_id, Account $account, Network $network, int $round, array $messages, int $due ): array {
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
				'message'       => $message->to_json(),
			) + self::default_row( $post_id, $due );
		}
		return $rows;
	}

	/**
	 * Default values of a row.
	 *
	 * @param int $post_id Post.
	 * @param int $due     When it is due, as Unix time.
	 */
	public static function default_row( $post_id, $due ): array {
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
	 * Inserts rows that do not exist yet.
	 *
	 * @param array[] $rows Rows from build_rows().
	 * @return int Number of rows inserted.
	 */
	public static function add( array $rows ): int {
		$added = 0;
		foreach ( $rows as $row ) {
			// One by one, because several rows must have the same columns in the same order.
			$added += Sql::insert( 'shares', array( $row ) );
		}
		return $added;
	}

	/** Finds a row. */
	public static function find( int $id ): ?array {
		global $wpdb;
		return Sql::row( 'shares', $wpdb->prepare( 'SELECT * FROM {table} WHERE id = %d', $id ) );
	}

	/**
	 * All messages of a share.
	 *
	 * @return array[] In order.
	 */
	public static function find_messages( array $row ): array {
		global $wpdb;
		return Sql::rows( 'shares', $wpdb->prepare( 'SELECT * FROM {table} WHERE post_id = %d AND connection_id = %d AND round = %d ORDER BY seq', $row['post_id'], $row['connection_id'], $row['round'] ) );
	}

	/**
	 * The shares of a post.
	 *
	 * @param int $post_id Post.
	 * @return array[] First row of each, oldest first.
	 */
	public static function find_by_post( $post_id ): array {
		global $wpdb;
		return Sql::rows( 'shares', $wpdb->prepare( 'SELECT * FROM {table} WHERE post_id = %d AND seq = 0 AND connection_id > 0 ORDER BY id', $post_id ) );
	}

	/**
	 * Restores the message of a row.
	 *
	 * @param array|null $parent Row of the message that it replies to.
	 * @param array|null $root   Row of the first message of the thread.
	 */
	public static function get_message( array $row, ?array $parent = null, ?array $root = null ): Outgoing_Post {
		$message         = Outgoing_Post::from_json( $row['message'] );
		$message->parent = $parent ? new Publish_Result( $parent['remote_id'], $parent['remote_url'] ) : null;
		$message->root   = $root ? new Publish_Result( $root['remote_id'], $root['remote_url'] ) : null;
		return $message;
	}

	/**
	 * The message at which a share stopped, or which is next.
	 *
	 * @param array $row First row.
	 * @return array|null Null when all were sent.
	 */
	public static function find_unsent( array $row ): ?array {
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
	 * @return int ID of its first row; 0 for none.
	 */
	public static function find_newest_id( $post_id ): int {
		global $wpdb;
		$row = Sql::row( 'shares', $wpdb->prepare( 'SELECT MAX(id) AS id FROM {table} WHERE post_id = %d AND seq = 0 AND connection_id > 0', $post_id ) );
		return $row ? (int) $row['id'] : 0;
	}

	/**
	 * Counts the messages of shares that were sent.
	 *
	 * @param array[] $firsts First rows.
	 * @return array<int, int> By ID of the first row.
	 */
	public static function count_sent( array $firsts ): array {
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
	 * Reads a page of shares, newest first.
	 *
	 * @param array $query `state`, `search` ('' for all), `before` (ID below which the page begins, 0 for none), `page` (its number, if
	 *                     `before` is not known) and `per_page`. Users who may not edit the posts of others see their own posts only.
	 * @return array[] First rows.
	 */
	public static function find_page( array $query ): array {
		global $wpdb;
		$away = 0;
		$from = '';
		if ( $query['before'] > 0 ) {
			$from = $wpdb->prepare( ' AND s.id < %d', $query['before'] );
		} else {
			$away = $query['per_page'] * max( 0, $query['page'] - 1 );
		}
		return Sql::rows( 'shares', 'SELECT s.* ' . self::page_source( $query ) . $from . $wpdb->prepare( ' ORDER BY s.id DESC LIMIT %d OFFSET %d', $query['per_page'], $away ) );
	}

	/**
	 * Counts the shares that match.
	 *
	 * @param array $query See find_page().
	 * @return int At most COUNT_LIMIT + 1.
	 */
	public static function count( array $query ): int {
		$row = Sql::row( 'shares', 'SELECT COUNT(*) AS number FROM ( SELECT 1 ' . self::page_source( $query ) . ' LIMIT ' . ( self::COUNT_LIMIT + 1 ) . ' ) AS counted' );
		return $row ? (int) $row['number'] : 0;
	}

	/**
	 * FROM and WHERE of a query.
	 *
	 * @param array $query See find_page().
	 * @return string SQL, prepared.
	 */
	private static function page_source( array $query ): string {
		global $wpdb;
		$is_own = ! current_user_can( 'edit_others_posts' );
		$join   = $is_own || '' !== $query['search'] ? " JOIN {$wpdb->posts} p ON p.ID = s.post_id" : '';
		$where  = array( '' === $query['state'] ? "s.outcome <> ''" : $wpdb->prepare( 's.outcome = %s', $query['state'] ) );
		if ( $is_own ) {
			$where[] = $wpdb->prepare( 'p.post_author = %d', get_current_user_id() );
		}
		if ( '' !== $query['search'] ) {
			$like    = '%' . $wpdb->esc_like( Utf8::clean( $query['search'] ) ) . '%';
			$where[] = $wpdb->prepare( '(p.post_title LIKE %s OR s.name LIKE %s)', $like, $like );
		}
		return "FROM {table} s$join WHERE " . implode( ' AND ', $where );
	}

	/**
	 * Deletes the row that says that a post is about to be published: its shares are stored, or it will not be shared.
	 *
	 * @param \WP_Post|null $post Post.
	 */
	public static function delete_pending( $post ): void {
		global $wpdb;
		if ( $post ) {
			Sql::run( 'shares', $wpdb->prepare( 'DELETE FROM {table} WHERE post_id = %d AND connection_id = 0', $post->ID ) );
		}
	}

	/**
	 * Deletes the shares of a post that is deleted.
	 *
	 * @param int           $post_id Post.
	 * @param \WP_Post|null $post    The post.
	 */
	public static function delete_for_post( $post_id, $post = null ): void {
		if ( ! is_numeric( $post_id ) || Post_Types::is_internal( $post ) ) {
			return;
		}
		global $wpdb;
		Sql::run( 'shares', $wpdb->prepare( 'DELETE FROM {table} WHERE post_id = %d', $post_id ) );
	}

	/** Writes the post meta `_publicize_shares` (docs/server-contract.md B.21), which is made of all rows each time. */
	public static function update_record( int $post_id ): void {
		$list     = array();
		$accounts = array();
		foreach ( ( new Accounts() )->all() as $account ) {
			$accounts[ $account->id() ] = $account;
		}
		foreach ( array_slice( self::find_by_post( $post_id ), -self::MAX_SHARES ) as $row ) {
			if ( self::QUEUED !== $row['outcome'] ) {
				$list[] = self::build_record_entry( $row, isset( $accounts[ (int) $row['connection_id'] ] ) ? $accounts[ (int) $row['connection_id'] ] : null );
			}
		}
		// The cached value may be older than what another process has written.
		wp_cache_delete( $post_id, 'post_meta' );
		update_post_meta( $post_id, Post_Connections::SHARES, wp_slash( $list ) );
	}

	/**
	 * Builds the entry of one share in the meta.
	 *
	 * @param array        $row     Its first row.
	 * @param Account|null $account Its account; null if it was disconnected.
	 */
	private static function build_record_entry( array $row, ?Account $account ): array {
		$is_sent = self::SENT === $row['outcome'];
		$failed  = $is_sent ? null : self::find_unsent( $row );
		return array(
			'connection_id' => (string) $row['connection_id'],
			'service'       => $row['service'],
			'status'        => $is_sent ? 'success' : 'failure',
			'message'       => $is_sent ? $row['remote_url'] : ( $failed ? $failed['error'] : '' ),
			'timestamp'     => (int) $row['at'],
			'external_id'   => $account ? $account->external_id() : '',
			'external_name' => $row['name'],
			'profile_link'  => $account && is_string( $account->meta( 'link' ) ) ? $account->meta( 'link' ) : '',
		);
	}
}
