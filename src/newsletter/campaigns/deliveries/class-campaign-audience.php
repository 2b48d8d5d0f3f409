<?php
namespace Mainstreet\Newsletter\Campaigns\Deliveries;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Campaigns\Weekly_Issue;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Frequency;

defined( 'ABSPATH' ) || exit;

/**
 * Reads subscribers along the primary key, in the order in which they are sent to.
 */
final class Campaign_Audience {

	/**
	 * How many there are, when a campaign begins. Who subscribes later is not of it; who gets one e-mail a week is passed, but not
	 * counted (Weekly_Issue).
	 *
	 * @return array `total`, `last_id`: columns of the campaign.
	 */
	public static function size(): array {
		$last   = Sql::row( 'subscribers', "SELECT MAX(id) AS last FROM {table} WHERE status = 'active'" );
		$people = $last ? Sql::row( 'subscribers', "SELECT COUNT(*) AS n FROM {table} WHERE status = 'active'" . ( Subscriber_Frequency::day() ? " AND frequency <> 'weekly'" : '' ) ) : null;
		return array(
			'total'   => $people ? (int) $people['n'] : 0,
			'last_id' => $last ? (int) $last['last'] : 0,
		);
	}

	/**
	 * Those who come next: first whoever is due for another try, then the next in the list. Whether
	 * they are still subscribed is asked when their mail is claimed (Deliveries::begin()).
	 *
	 * @param array $campaign Row of the campaign.
	 * @param int   $limit    Number at most.
	 * @return array[] `id`, `email`, `name`, `user_id`, `unsub_key`, `frequency`; `tries` so far, of those who are tried again.
	 */
	public static function next( array $campaign, int $limit ): array {
		global $wpdb;
		$batch = ( new Deliveries() )->due( (int) $campaign['id'], $limit );
		if ( $batch || Sql::$failed ) {
			return $batch;
		}
		$of_issue = Weekly_Issue::is( $campaign ) ? ' AND ' . Weekly_Issue::has_posts( $campaign ) : '';
		$sql      = $wpdb->prepare(
			"SELECT id, email, name, user_id, HEX(unsub_key) AS unsub_key, frequency FROM {table} s WHERE status = 'active' AND id > %d AND id <= %d $of_issue ORDER BY id LIMIT %d", // phpcs:ignore WordPress.DB -- {table} is filled in.
			$campaign['cursor_id'],
			$campaign['last_id'],
			$limit
		);
		return Sql::rows( 'subscribers', $sql );
	}

	/**
	 * Whether a person is of the campaign's audience.
	 *
	 * @param array $person   As next().
	 * @param array $campaign Row of the campaign.
	 */
	public static function is_meant( array $person, array $campaign ): bool {
		if ( '' === (string) $person['email'] ) {
			return false;
		}
		if ( 'members' !== $campaign['audience'] ) {
			return true;
		}
		/**
		 * Filters whether a subscriber may read what is for paying members only.
		 *
		 * @param bool $is_member False by default.
		 * @param int  $id        Number of the subscriber.
		 * @param int  $post_id   The post.
		 */
		return (bool) apply_filters( 'mainstreet_subscriber_is_member', false, (int) $person['id'], (int) $campaign['post_id'] );
	}
}
