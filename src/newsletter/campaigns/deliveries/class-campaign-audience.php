<?php
namespace Mainstreet\Newsletter\Campaigns\Deliveries;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Frequency;

defined( 'ABSPATH' ) || exit;

/** Reads the subscribers of a campaign in batches, ordered by ID. */
final class Campaign_Audience {

	/**
	 * Counts the recipients when a campaign starts. People who subscribe later are not included. Subscribers of the weekly email
	 * are in the range of IDs, but not counted (Weekly_Issue).
	 *
	 * @return array `total`, `last_id`: columns of the campaign.
	 */
	public static function size(): array {
		$last   = Sql::row( 'subscribers', "SELECT MAX(id) AS last FROM {table} WHERE status = 'active'" );
		$people = $last ? Sql::row( 'subscribers', "SELECT COUNT(*) AS n FROM {table} WHERE status = 'active'" . ( Subscriber_Frequency::weekly_day() ? " AND frequency <> 'weekly'" : '' ) ) : null;
		return array(
			'total'   => $people ? (int) $people['n'] : 0,
			'last_id' => $last ? (int) $last['last'] : 0,
		);
	}

	/**
	 * Returns the next recipients: first those whose retry is due, then the next in the list. Deliveries::claim() checks later
	 * whether they are still subscribed.
	 *
	 * @param string $condition More SQL conditions for subscribers `s`, prepared.
	 * @return array[] `id`, `email`, `name`, `user_id`, `unsub_key`, `frequency`; retries have `tries` (attempts so far) and no `frequency`.
	 */
	public static function next_batch( array $campaign, int $limit, string $condition = '1 = 1' ): array {
		global $wpdb;
		$batch = ( new Deliveries() )->find_due( (int) $campaign['id'], $limit );
		if ( $batch || Sql::$failed ) {
			return $batch;
		}
		$sql = $wpdb->prepare(
			"SELECT id, email, name, user_id, HEX(unsub_key) AS unsub_key, frequency FROM {table} s WHERE status = 'active' AND id > %d AND id <= %d AND $condition ORDER BY id LIMIT %d", // phpcs:ignore WordPress.DB -- {table} is replaced.
			$campaign['cursor_id'],
			$campaign['last_id'],
			$limit
		);
		return Sql::rows( 'subscribers', $sql );
	}

	/**
	 * Whether a person belongs to the audience of a campaign.
	 *
	 * @param array $person Row from next_batch().
	 */
	public static function includes( array $person, array $campaign ): bool {
		if ( '' === (string) $person['email'] ) {
			return false;
		}
		if ( 'members' !== $campaign['audience'] ) {
			return true;
		}
		/**
		 * Filters whether a subscriber may read content for paying members only.
		 *
		 * @param bool $is_member False by default.
		 * @param int  $id        ID of the subscriber.
		 * @param int  $post_id   The post.
		 */
		return (bool) apply_filters( 'mainstreet_subscriber_is_member', false, (int) $person['id'], (int) $campaign['post_id'] );
	}
}
