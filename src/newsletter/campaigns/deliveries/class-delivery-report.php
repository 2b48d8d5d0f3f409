<?php
namespace Mainstreet\Newsletter\Campaigns\Deliveries;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Newsletter\Campaigns\Campaigns;

defined( 'ABSPATH' ) || exit;

/** Reads deliveries for screens: the history of a subscriber, and the failures of a campaign. */
final class Delivery_Report {

	/** Names of the states in REST responses. */
	const NAMES = array(
		Deliveries::OPEN     => 'open',
		Deliveries::SENT     => 'sent',
		Deliveries::WAITING  => 'waiting',
		Deliveries::GIVEN_UP => 'failed',
		Deliveries::LEFT_OUT => 'left-out',
		Deliveries::HANDED   => 'sent',
		Deliveries::KEPT     => 'weekly',
		Deliveries::BUNDLED  => 'bundled',
	);

	/** Number of newest campaigns that are searched for the history of a subscriber, and maximum number of results. */
	const LOOKED_AT = 200;
	const SHOWN     = 20;

	/**
	 * Adds the newest deliveries to a subscriber. Searches the newest campaigns only, because the primary key begins with the
	 * campaign.
	 *
	 * @param array[] $deliveries Deliveries from other callbacks.
	 * @return array[] List of `campaign`, `title`, `state` (see NAMES), `error`, `at`.
	 */
	public static function add_deliveries( array $deliveries, $subscriber ) {
		global $wpdb;
		$campaigns = Tables::name( 'campaigns' );
		$rows      = Sql::rows(
			'deliveries',
			// phpcs:ignore WordPress.DB -- own tables; {table} is replaced.
			$wpdb->prepare( "SELECT c.id, c.post_id, c.audience, c.created_gmt, d.state, d.error, d.at FROM ( SELECT id, post_id, audience, created_gmt FROM `$campaigns` ORDER BY id DESC LIMIT %d ) c INNER JOIN {table} d ON d.campaign_id = c.id AND d.subscriber_id = %d ORDER BY c.id DESC LIMIT %d", self::LOOKED_AT, $subscriber, self::SHOWN )
		);
		_prime_post_caches( array_map( 'intval', array_column( $rows, 'post_id' ) ), false, false );
		foreach ( $rows as $row ) {
			$deliveries[] = array(
				'campaign' => (int) $row['id'],
				'title'    => Campaigns::title( $row ),
				'state'    => self::NAMES[ (int) $row['state'] ],
				'error'    => $row['error'],
				'at'       => gmdate( 'Y-m-d\TH:i:s\Z', (int) $row['at'] ),
			);
		}
		return $deliveries;
	}

	/**
	 * Returns failed deliveries with their error messages.
	 *
	 * @param int $away Offset.
	 * @return array[] `subscriber_id`, `email`, `state`, `tries`, `at`, `error`.
	 */
	public static function find_failures( int $campaign, $away, int $limit ): array {
		global $wpdb;
		$people = Tables::name( 'subscribers' );
		return Sql::rows(
			'deliveries',
			// phpcs:ignore WordPress.DB -- own tables; {table} is replaced.
			$wpdb->prepare( "SELECT d.subscriber_id, s.email, d.state, d.tries, d.at, d.error FROM {table} d LEFT JOIN `$people` s ON s.id = d.subscriber_id WHERE d.campaign_id = %d AND d.state IN (2, 3) AND d.error <> '' ORDER BY d.subscriber_id LIMIT %d OFFSET %d", $campaign, $limit, $away )
		);
	}

	/** Counts failed deliveries. */
	public static function count_failures( int $campaign ): int {
		$row = Sql::row( 'deliveries', 'SELECT COUNT(*) AS number FROM {table} WHERE campaign_id = ' . (int) $campaign . " AND state IN (2, 3) AND error <> ''" );
		return $row ? (int) $row['number'] : 0;
	}
}
