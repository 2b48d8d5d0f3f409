<?php
/**
 * Mailings of posts.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Store of campaigns (contract B.3) and what their owner may do with them.
 */
final class Campaigns {

	const QUEUED    = 'queued';
	const SENDING   = 'sending';
	const PAUSED    = 'paused';
	const DONE      = 'done';
	const FAILED    = 'failed';
	const CANCELLED = 'cancelled';

	/** Post meta with the number of a post's campaign. */
	const META = '_mainstreet_campaign';

	/** Statuses each action starts from. */
	const ACTIONS = array(
		'pause'  => array( self::QUEUED, self::SENDING ),
		'resume' => array( self::PAUSED ),
		'cancel' => array( self::QUEUED, self::SENDING, self::PAUSED ),
		'retry'  => array( self::SENDING, self::PAUSED, self::DONE, self::FAILED ),
	);

	/**
	 * Queues a post, unless it was queued before.
	 *
	 * @param int    $post_id  Post.
	 * @param string $audience `all` or `members`.
	 * @param int    $delay    Seconds until it begins.
	 * @return int Number of the campaign; 0 when the post has one.
	 */
	public static function create( $post_id, $audience, $delay ) {
		global $wpdb;
		$row = array(
			'post_id'     => (int) $post_id,
			'audience'    => $audience,
			'status'      => self::QUEUED,
			'starts_at'   => time() + $delay,
			'created_gmt' => Sql::time(),
		);
		// The key of the table lets one of several requests through.
		if ( ! Sql::insert( 'campaigns', array( $row ) ) ) {
			return 0;
		}
		$new = Sql::row( 'campaigns', $wpdb->prepare( 'SELECT id FROM {table} WHERE post_id = %d', $post_id ) ); // phpcs:ignore WordPress.DB -- {table} is filled in.
		$id  = $new ? (int) $new['id'] : 0;
		update_post_meta( $post_id, self::META, $id );
		Mail_Clock::ensure();
		Subscriber_Upkeep::schedule();
		return $id;
	}

	/**
	 * A campaign.
	 *
	 * @param int $id Number.
	 * @return array|null Columns by name.
	 */
	public static function find( $id ) {
		global $wpdb;
		return Sql::row( 'campaigns', $wpdb->prepare( 'SELECT * FROM {table} WHERE id = %d', $id ) ); // phpcs:ignore WordPress.DB -- {table} is filled in.
	}

	/**
	 * The campaign of a post.
	 *
	 * @param int $post_id Post.
	 * @return array|null Columns by name.
	 */
	public static function of_post( $post_id ) {
		global $wpdb;
		return Sql::row( 'campaigns', $wpdb->prepare( 'SELECT * FROM {table} WHERE post_id = %d', $post_id ) ); // phpcs:ignore WordPress.DB -- {table} is filled in.
	}

	/**
	 * Changes a campaign's status. Of several requests at once, one succeeds.
	 *
	 * @param int      $id      Number.
	 * @param string[] $from    Statuses it may have now.
	 * @param string   $to      Status it gets.
	 * @param array    $changes Further columns.
	 * @return bool Whether it changed.
	 */
	public static function move( $id, array $from, $to, array $changes = array() ) {
		global $wpdb;
		$states = "'" . implode( "', '", array_map( 'sanitize_key', array_diff( $from, array( $to ) ) ) ) . "'";
		return (bool) Sql::update( 'campaigns', array_merge( $changes, array( 'status' => $to ) ), $wpdb->prepare( 'id = %d', $id ) . " AND status IN ($states)" );
	}

	/**
	 * Begins a campaign whose time has come, or finds that it can't be sent.
	 *
	 * @param array $campaign Row.
	 * @return array|null The row as it is now; null when there is nothing to send.
	 */
	public static function begin( array $campaign ) {
		$id   = (int) $campaign['id'];
		$post = get_post( (int) $campaign['post_id'] );
		if ( ! Campaign_Trigger::is_public( $post ) ) {
			self::move( $id, array( self::QUEUED, self::SENDING ), self::PAUSED, array( 'note' => 'unpublished' ) );
			return null;
		}
		if ( self::QUEUED === $campaign['status'] ) {
			if ( ! Campaign_Trigger::is_wanted( $post ) ) {
				self::move( $id, array( self::QUEUED ), self::CANCELLED, array( 'finished_gmt' => Sql::time() ) );
				return null;
			}
			$size = Campaign_Audience::size();
			if ( Sql::$failed ) {
				return null;
			}
			self::move( $id, array( self::QUEUED ), self::SENDING, $size + array( 'started_gmt' => Sql::time() ) );
			$campaign = self::find( $id );
		}
		return $campaign && self::SENDING === $campaign['status'] ? $campaign : null;
	}

	/**
	 * Writes down how far a campaign has come.
	 *
	 * @param array $campaign Row with new `cursor_id` and `streak`.
	 * @param int   $sent     Mails sent since the last time.
	 * @param int   $failed   People given up since the last time.
	 */
	public static function progress( array $campaign, $sent, $failed ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- {table} is filled in.
		Sql::run( 'campaigns', $wpdb->prepare( 'UPDATE {table} SET cursor_id = %d, sent = sent + %d, failed = failed + %d, streak = %d WHERE id = %d', $campaign['cursor_id'], $sent, $failed, $campaign['streak'], $campaign['id'] ) );
	}

	/**
	 * Does what the owner asks for.
	 *
	 * @param array  $campaign Row.
	 * @param string $action   `pause`, `resume`, `cancel` or `retry`.
	 * @return true|\WP_Error 409 when it does not fit the campaign's status.
	 */
	public static function act( array $campaign, $action ) {
		$id   = (int) $campaign['id'];
		$from = self::ACTIONS[ $action ];
		if ( in_array( $action, array( 'resume', 'retry' ), true ) && ! Campaign_Trigger::is_public( get_post( (int) $campaign['post_id'] ) ) ) {
			return self::conflict( __( 'The post of this newsletter is not public. Publish it first.', 'mainstreet-blocks' ) );
		}
		if ( 'pause' === $action ) {
			$done = self::move( $id, $from, self::PAUSED, array( 'note' => 'owner' ) );
		} elseif ( 'cancel' === $action ) {
			$done = self::move( $id, $from, self::CANCELLED, array( 'finished_gmt' => Sql::time() ) );
		} else {
			$done = 'resume' === $action ? self::resume( $campaign ) : self::retry( $campaign );
		}
		if ( ! $done ) {
			return self::conflict( __( 'This newsletter has changed in the meantime. Please reload the page.', 'mainstreet-blocks' ) );
		}
		Mail_Clock::ensure();
		return true;
	}

	/**
	 * Goes on where a campaign was paused.
	 *
	 * @param array $campaign Row.
	 * @return bool
	 */
	private static function resume( array $campaign ) {
		$to = null === $campaign['started_gmt'] ? self::QUEUED : self::SENDING;
		return self::move(
			$campaign['id'],
			array( self::PAUSED ),
			$to,
			array(
				'note'   => '',
				'streak' => 0,
			)
		);
	}

	/**
	 * Tries those again who could not be reached.
	 *
	 * @param array $campaign Row.
	 * @return bool False when there is nobody.
	 */
	private static function retry( array $campaign ) {
		if ( ! in_array( $campaign['status'], self::ACTIONS['retry'], true ) || ! Deliveries::reopen( (int) $campaign['id'] ) ) {
			return false;
		}
		$changes = array(
			'note'         => '',
			'streak'       => 0,
			'failed'       => 0,
			'finished_gmt' => null,
		);
		if ( self::SENDING === $campaign['status'] ) {
			Sql::update( 'campaigns', $changes, 'id = ' . (int) $campaign['id'] );
			return true;
		}
		return self::move( $campaign['id'], self::ACTIONS['retry'], self::SENDING, $changes );
	}

	/**
	 * An action that does not fit.
	 *
	 * @param string $message What to do.
	 * @return \WP_Error
	 */
	private static function conflict( $message ) {
		return new \WP_Error( 'mainstreet_conflict', $message, array( 'status' => 409 ) );
	}
}
