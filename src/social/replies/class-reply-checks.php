<?php
namespace Mainstreet\Social\Replies;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Post_Types;
use Mainstreet\Social\Networks\Networks;
use Mainstreet\Social\Publishing\Shares\Shares;

defined( 'ABSPATH' ) || exit;

/**
 * Table `replies` (tables/replies.php): shares by accounts for everybody, at networks that count replies. A user's own account is private to
 * that user, so no page shows its replies.
 */
final class Reply_Checks {

	/** Seconds for which a share is checked. */
	const LONGEST = YEAR_IN_SECONDS;

	/** Seconds between two checks, by the maximum age of the share. */
	const PAUSES = array(
		2 * HOUR_IN_SECONDS => 15 * MINUTE_IN_SECONDS,
		DAY_IN_SECONDS      => HOUR_IN_SECONDS,
		WEEK_IN_SECONDS     => 6 * HOUR_IN_SECONDS,
		MONTH_IN_SECONDS    => DAY_IN_SECONDS,
		self::LONGEST       => WEEK_IN_SECONDS,
	);

	/** Number of shares read at once. */
	const STEP = 200;

	/**
	 * Adds the shares of a post.
	 *
	 * @param int $post_id Post.
	 */
	public static function add_post( $post_id ): void {
		self::insert( Shares::find_by_post( $post_id ), time() + self::interval( 0 ) );
	}

	/** Adds all that was shared within a year: when the owner has switched replies on, and once a day, because a process may have died. */
	public static function add_recent(): void {
		global $wpdb;
		$last = Reply_Settings::types() ? 0 : PHP_INT_MAX;
		do {
			$rows = PHP_INT_MAX === $last ? array() : Sql::rows( 'shares', $wpdb->prepare( 'SELECT id, post_id, connection_id, user_id, service, outcome, remote_id, at FROM {table} WHERE outcome = %s AND id > %d AND at > %d ORDER BY id LIMIT %d', Shares::SENT, $last, time() - self::LONGEST, self::STEP ) );
			self::insert( $rows, time() );
			$last = $rows ? (int) end( $rows )['id'] : $last;
		} while ( self::STEP === count( $rows ) );
	}

	/**
	 * Inserts shares that do not exist yet.
	 *
	 * @param array[] $shares First rows.
	 * @param int     $due    Time of the first check, as Unix time.
	 */
	private static function insert( array $shares, $due ): void {
		$rows = array();
		foreach ( $shares as $share ) {
			$network = Shares::SENT === $share['outcome'] && 0 === (int) $share['user_id'] && '' !== $share['remote_id'] ? Networks::get( $share['service'] ) : null;
			if ( $network && $network->has_replies() ) {
				$rows[] = array(
					'share_id'      => (int) $share['id'],
					'post_id'       => (int) $share['post_id'],
					'connection_id' => (int) $share['connection_id'],
					'since'         => (int) $share['at'],
					'next_at'       => $due,
					'fails'         => 0,
				);
			}
		}
		Sql::insert( 'replies', $rows );
	}

	/**
	 * Takes the next share that is due; another process takes another one.
	 *
	 * @param int $now Unix time.
	 * @return array|null Row as it was before; null when none is due.
	 */
	public static function take_next( int $now ): ?array {
		global $wpdb;
		for ( $look = 0; $look < 3; $look++ ) {
			$row = Sql::row( 'replies', $wpdb->prepare( 'SELECT * FROM {table} WHERE next_at <= %d ORDER BY next_at, share_id LIMIT 1', $now ) );
			if ( ! $row ) {
				return null;
			}
			$next = array( 'next_at' => $now + self::interval( $now - (int) $row['since'] ) );
			if ( 1 === Sql::update( 'replies', $next, $wpdb->prepare( 'share_id = %d AND next_at = %d', $row['share_id'], $row['next_at'] ) ) ) {
				return $row;
			}
		}
		return null;
	}

	/**
	 * Stores the time of the next check: later after failures. A share that is too old is deleted.
	 *
	 * @param array $row      Row that was taken.
	 * @param bool  $is_fine  Whether the network has responded.
	 * @param int   $wait     Seconds to wait that the network asks for.
	 * @param int   $now      Unix time.
	 */
	public static function save_check( array $row, bool $is_fine, $wait, int $now ): void {
		global $wpdb;
		$which = $wpdb->prepare( 'share_id = %d', $row['share_id'] );
		$age   = $now - (int) $row['since'];
		if ( $age > self::LONGEST ) {
			Sql::run( 'replies', 'DELETE FROM {table} WHERE ' . $which );
			return;
		}
		$fails = $is_fine ? 0 : min( 20, (int) $row['fails'] + 1 );
		$later = $is_fine ? 0 : min( WEEK_IN_SECONDS, 15 * MINUTE_IN_SECONDS * 2 ** $fails );
		Sql::update(
			'replies',
			array(
				'fails'   => $fails,
				'next_at' => $now + max( self::interval( $age ), $later, $wait ),
			),
			$which
		);
	}

	/**
	 * When the next check is due.
	 *
	 * @return int Unix time; 0 for never.
	 */
	public static function next_due(): int {
		$row = Sql::row( 'replies', 'SELECT MIN(next_at) AS due FROM {table}' );
		return $row ? (int) $row['due'] : 0;
	}

	/**
	 * Seconds until the next check.
	 *
	 * @param int $age Seconds since it was shared.
	 * @return int
	 */
	public static function interval( int $age ) {
		foreach ( self::PAUSES as $until => $pause ) {
			if ( $age <= $until ) {
				return $pause;
			}
		}
		return WEEK_IN_SECONDS;
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
		Sql::run( 'replies', $wpdb->prepare( 'DELETE FROM {table} WHERE post_id = %d', $post_id ) );
	}

	/** Deletes shares and numbers of an account that was removed. */
	public static function delete_for_account( Account $account ): void {
		global $wpdb;
		foreach ( Sql::rows( 'replies', $wpdb->prepare( 'SELECT share_id, post_id FROM {table} WHERE connection_id = %d', $account->id() ) ) as $row ) {
			Reply_Counts::save( (int) $row['post_id'], (int) $row['share_id'], null );
		}
		Sql::run( 'replies', $wpdb->prepare( 'DELETE FROM {table} WHERE connection_id = %d', $account->id() ) );
	}
}
