<?php
namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Newsletter\Campaigns\Deliveries\Campaign_Audience;
use Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries;
use Mainstreet\Newsletter\Queue\Queue_Scheduler;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Frequency;
use Mainstreet\Registration\Modules\Module_Conflicts;

defined( 'ABSPATH' ) || exit;

/**
 * Collects posts for readers who prefer one email a week. For these readers a campaign stores the delivery as "kept" instead of
 * sending it. Once a week all kept deliveries become an issue: a campaign of its own, which the queue sends like any other.
 * Deliveries get the ID of their issue when it starts, so each post is in one issue only, even if a worker is killed.
 *
 * Readers who switch back to immediate emails get their kept posts with the next issue, so nothing is lost.
 */
final class Weekly_Issue {

	/** Base of the `post_id` of an issue: its day, counted from 1970, is added. The unique key allows one issue a day. */
	const BASE = 2000000000;

	/** Hour at which an issue is due, in the site's time zone. */
	const HOUR = 8;

	/** Minimum seconds between two issues, also when the owner chooses another day. */
	const PAUSE = 5 * DAY_IN_SECONDS;

	/** Maximum number of posts in an issue; the rest go into the next one. */
	const MAX_POSTS = 200;

	/**
	 * Creates the issue that is due, if there are kept posts. Runs hourly.
	 *
	 * @return int ID of its campaign; 0 if none was created.
	 */
	public static function create_due(): int {
		global $wpdb;
		if ( ! Module_Conflicts::is_active( 'subscriptions' ) ) {
			return 0;
		}
		$due  = self::last_due( current_datetime() );
		$day  = self::BASE + (int) floor( ( $due->getTimestamp() + $due->getOffset() ) / DAY_IN_SECONDS );
		$kept = Sql::row( 'deliveries', 'SELECT campaign_id FROM {table} WHERE state = ' . Deliveries::KEPT . ' AND at <= ' . $due->getTimestamp() . ' LIMIT 1' );
		if ( ! $kept || Sql::row( 'campaigns', $wpdb->prepare( "SELECT id FROM {table} WHERE audience = 'weekly' AND (post_id >= %d OR created_gmt > %s) LIMIT 1", $day, Sql::time( $due->getTimestamp() - self::PAUSE ) ) ) ) {
			return 0;
		}
		// Of several servers, only one can insert it.
		$id = ( new Campaigns() )->insert( $day, Campaigns::WEEKLY, 0 );
		if ( $id ) {
			( new Queue_Scheduler() )->schedule();
		}
		return $id;
	}

	/**
	 * Returns when the latest issue was due.
	 *
	 * @param \DateTimeImmutable $now Now, in the site's time zone.
	 * @return \DateTimeImmutable Now if weekly emails are off, so that kept posts are still sent.
	 */
	public static function last_due( \DateTimeImmutable $now ) {
		$day = Subscriber_Frequency::weekly_day();
		if ( 0 === $day ) {
			return $now;
		}
		$due = $now->setTime( self::HOUR, 0 )->modify( '-' . ( ( (int) $now->format( 'N' ) - $day + 7 ) % 7 ) . ' days' );
		return $due > $now ? $due->modify( '-7 days' ) : $due;
	}

	/**
	 * Moves kept deliveries into an issue that starts. Deliveries that an interrupted worker has moved stay in it.
	 *
	 * @return array Columns of the campaign: `posts` (comma-separated IDs of campaigns), `total`, `last_id`.
	 */
	public static function bundle( int $id ): array {
		global $wpdb;
		$ours  = $wpdb->prepare( 'state = %d AND owner = %s', Deliveries::BUNDLED, self::owner( $id ) );
		$list  = implode( ',', self::find_campaigns( $ours ) );
		$empty = array(
			'posts'   => '',
			'total'   => 0,
			'last_id' => 0,
		);
		if ( '' === $list ) {
			return $empty;
		}
		Sql::update(
			'deliveries',
			array(
				'state' => Deliveries::BUNDLED,
				'owner' => self::owner( $id ),
			),
			"campaign_id IN ($list) AND state = " . Deliveries::KEPT
		);
		$people = Sql::row( 'deliveries', "SELECT COUNT(DISTINCT subscriber_id) AS n, MAX(subscriber_id) AS last FROM {table} WHERE campaign_id IN ($list) AND $ours" );
		return array(
			'posts'   => $list,
			'total'   => $people ? (int) $people['n'] : 0,
			'last_id' => $people ? (int) $people['last'] : 0,
		);
	}

	/** Builds the SQL condition that the subscriber `s.id` has posts in an issue. */
	public static function posts_condition( array $issue ): string {
		global $wpdb;
		$list = self::campaign_ids( $issue );
		$rows = Tables::name( 'deliveries' );
		return 'EXISTS (SELECT 1 FROM `' . $rows . '` d WHERE d.campaign_id IN (' . ( $list ? implode( ',', $list ) : '0' ) . ') AND d.subscriber_id = s.id AND ' . $wpdb->prepare( 'd.state = %d AND d.owner = %s)', Deliveries::BUNDLED, self::owner( $issue['id'] ) );
	}

	/**
	 * Returns the posts of an issue that a subscriber may still read.
	 *
	 * @param array $person As Campaign_Audience::next_batch().
	 * @return \WP_Post[] Newest first.
	 */
	public static function find_posts( array $issue, array $person ): array {
		global $wpdb;
		$list = self::campaign_ids( $issue );
		if ( ! $list ) {
			return array();
		}
		$campaigns = Tables::name( 'campaigns' );
		$posts     = array();
		$rows      = Sql::rows(
			'deliveries',
			// phpcs:ignore WordPress.DB -- own tables, numbers; {table} is replaced.
			$wpdb->prepare( "SELECT c.id, c.post_id, c.audience FROM {table} d INNER JOIN `$campaigns` c ON c.id = d.campaign_id WHERE d.campaign_id IN (" . implode( ',', $list ) . ') AND d.subscriber_id = %d AND d.state = %d AND d.owner = %s ORDER BY c.id DESC', $person['id'], Deliveries::BUNDLED, self::owner( $issue['id'] ) )
		);
		foreach ( $rows as $row ) {
			$post = get_post( (int) $row['post_id'] );
			if ( Campaign_Policy::is_public( $post ) && Campaign_Audience::includes( $person, $row ) ) {
				$posts[] = $post;
			}
		}
		return $posts;
	}

	/** Counts the people who get posts of campaigns with a weekly email, by campaign ID. */
	public static function count_readers( array $campaigns ): array {
		$list = implode( ',', array_map( 'intval', $campaigns ) );
		$rows = '' === $list ? array() : Sql::rows( 'deliveries', "SELECT campaign_id, COUNT(*) AS n FROM {table} WHERE campaign_id IN ($list) AND state IN (" . Deliveries::KEPT . ', ' . Deliveries::BUNDLED . ') GROUP BY campaign_id' );
		return array_map( 'intval', array_column( $rows, 'n', 'campaign_id' ) );
	}

	/**
	 * Finds campaigns whose posts go into an issue: their deliveries are kept, or already in it. Uses two statements, so that
	 * each can use the index of states.
	 *
	 * @param string $ours SQL condition for deliveries that are already in the issue.
	 * @return int[] Oldest first.
	 */
	private static function find_campaigns( $ours ): array {
		$found = array();
		foreach ( array( 'state = ' . Deliveries::KEPT, $ours ) as $where ) {
			$found = array_merge( $found, array_column( Sql::rows( 'deliveries', "SELECT campaign_id FROM {table} WHERE $where GROUP BY campaign_id ORDER BY campaign_id LIMIT " . self::MAX_POSTS ), 'campaign_id' ) );
			if ( Sql::$failed ) {
				return array();
			}
		}
		$found = array_unique( array_map( 'intval', $found ) );
		sort( $found );
		return array_slice( $found, 0, self::MAX_POSTS );
	}

	/**
	 * Returns the IDs of the campaigns whose posts are in an issue.
	 *
	 * @return int[]
	 */
	private static function campaign_ids( array $issue ): array {
		return array_values( array_filter( array_map( 'intval', explode( ',', (string) $issue['posts'] ) ) ) );
	}

	/** Returns the `owner` of deliveries in an issue. It cannot equal the token of a worker, which has another length. */
	private static function owner( $id ): string {
		return 'weekly' . (int) $id;
	}
}
