<?php
namespace Mainstreet\Responses\Notifications;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Mail\Outbox\Mail_Lease;

defined( 'ABSPATH' ) || exit;

/**
 * A lease on the email about a response, stored in the row of the index table that is inserted with the response. The
 * column `mail_state` contains one of the constants.
 *
 * A planned or claimed email has not left this server, and is sent when it is due. An email that was handed over may have
 * left, and is not sent again automatically.
 */
final class Notification_Lease extends Mail_Lease {

	/** No process is sending the email. */
	const PLANNED = 0;

	/** A process is preparing the email. */
	const CLAIMED = 1;

	/** The mail system has received the email and has not confirmed it yet. */
	const HANDED = 2;

	const CLAIM = 'mail_state = ' . self::CLAIMED;
	const TABLE = 'feedback_idx';
	const KEY   = 'post_id';

	/**
	 * Takes the lease on the email about a response that was just stored.
	 *
	 * @return self|null Null if there is nothing to send, or another process has the lease.
	 */
	public static function take_new( int $post_id ): ?self {
		return self::acquire( $post_id, self::CLAIM, 'mail_state = 0 AND mail_due IS NOT NULL' );
	}

	/** Takes the lease on an email that is due. */
	public static function take_due( int $post_id ): ?self {
		return self::acquire( $post_id, self::CLAIM, 'mail_state < 2 AND ' . self::is_due() );
	}

	/**
	 * Takes the lease on an email that a user requests, unless it is being sent.
	 *
	 * @param int $post_id Response; old responses may have no row.
	 */
	public static function take_on_request( int $post_id ): ?self {
		global $wpdb;
		$lease = self::acquire( $post_id, self::CLAIM, '(mail_state = 0 OR mail_due IS NULL OR ' . self::is_due() . ')' );
		$has   = $lease || Sql::row( 'feedback_idx', $wpdb->prepare( 'SELECT id FROM {table} WHERE post_id = %d LIMIT 1', $post_id ) );
		return $has ? $lease : new self( $post_id, 0 );
	}

	/** Stores whether the email left this server; false if another process has the lease. */
	protected function store_state( bool $has_left ): bool {
		list( $before, $after ) = $has_left ? array( self::CLAIMED, self::HANDED ) : array( self::HANDED, self::CLAIMED );
		return ! $this->until || self::update( $this->id, "mail_state = $after", "mail_state = $before AND " . self::due_at( $this->until ) );
	}

	/**
	 * Ends a lease.
	 *
	 * @param int|null $time Unix time at which the email is due again; null for never.
	 * @param string   $when Condition, prepared.
	 * @return bool Whether the row was changed.
	 */
	public static function settle( int $post_id, ?int $time, string $when = '1 = 1' ): bool {
		return self::update( $post_id, 'mail_state = ' . self::PLANNED . ', ' . self::due_at( $time ), $when );
	}

	/**
	 * Ends a lease whose process died after it had handed the email over.
	 *
	 * @return bool Whether there was such a lease.
	 */
	public static function settle_unknown( int $post_id ): bool {
		return self::settle( $post_id, null, 'mail_state = ' . self::HANDED . ' AND ' . self::is_due() );
	}
}
