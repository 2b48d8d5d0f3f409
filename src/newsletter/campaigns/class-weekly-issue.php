<?php
namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Newsletter\Campaigns\Deliveries\Campaign_Audience;
use Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries;
use Mainstreet\Newsletter\Queue\Queue_Scheduler;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Frequency;

defined( 'ABSPATH' ) || exit;

/**
 * Posts for those who want one e-mail a week. When a post's campaign comes to such a person, the row of the delivery says "kept"
 * instead of sending. Once a week all kept rows are bundled into an issue: a campaign of its own, which the queue sends like any
 * other. Rows bear the number of their issue from its beginning on, so whatever happens to a worker, each post is in one issue.
 *
 * Who goes back to "at once" gets what was kept with the next issue, so nothing is lost in between.
 */
final class Weekly_Issue {

	/** The column `audience` of an issue. */
	const AUDIENCE = 'weekly';

	/** What `post_id` of an issue begins with, in place of a post: the number of its day since 1970 is added. One issue a day at most. */
	const BASE = 2000000000;

	/** Hour of the site at which it is due. */
	const HOUR = 8;

	/** Seconds between two issues at least, also when the owner chooses another day. */
	const PAUSE = 5 * DAY_IN_SECONDS;

	/** Posts of one issue at most; the others are in the next. */
	const MOST = 200;

	/**
	 * Whether a campaign is an issue.
	 *
	 * @param array $campaign Row.
	 */
	public static function is( array $campaign ): bool {
		return self::AUDIENCE === $campaign['audience'];
	}

	/**
	 * Queues the issue that is due, if anything was kept. Called each hour.
	 *
	 * @return int Number of its campaign; 0 for none.
	 */
	public static function plan(): int {
		global $wpdb;
		if ( ! Campaign_Trigger::is_ours() ) {
			return 0;
		}
		$due  = self::due( current_datetime() );
		$day  = self::BASE + (int) floor( ( $due->getTimestamp() + $due->getOffset() ) / DAY_IN_SECONDS );
		$kept = Sql::row( 'deliveries', 'SELECT campaign_id FROM {table} WHERE state = ' . Deliveries::KEPT . ' AND at <= ' . $due->getTimestamp() . ' LIMIT 1' );
		if ( ! $kept || Sql::row( 'campaigns', $wpdb->prepare( "SELECT id FROM {table} WHERE audience = 'weekly' AND (post_id >= %d OR created_gmt > %s) LIMIT 1", $day, Sql::time( $due->getTimestamp() - self::PAUSE ) ) ) ) {
			return 0;
		}
		$row = array(
			'post_id'     => $day,
			'audience'    => self::AUDIENCE,
			'status'      => Campaigns::QUEUED,
			'starts_at'   => time(),
			'created_gmt' => Sql::time(),
		);
		// The key of the table lets one of several servers through.
		if ( ! Sql::insert( 'campaigns', array( $row ) ) ) {
			return 0;
		}
		$id = (int) $wpdb->insert_id;
		( new Queue_Scheduler() )->ensure();
		return $id;
	}

	/**
	 * When the last issue was due.
	 *
	 * @param \DateTimeImmutable $now Now, in the zone of the site.
	 * @return \DateTimeImmutable Now itself, when there are to be none any more: what was kept goes out.
	 */
	public static function due( \DateTimeImmutable $now ) {
		$day = Subscriber_Frequency::day();
		if ( 0 === $day ) {
			return $now;
		}
		$due = $now->setTime( self::HOUR, 0 )->modify( '-' . ( ( (int) $now->format( 'N' ) - $day + 7 ) % 7 ) . ' days' );
		return $due > $now ? $due->modify( '-7 days' ) : $due;
	}

	/**
	 * Puts what was kept into an issue that begins. What an interrupted worker has put into it before stays in it.
	 *
	 * @param int $id Number of the issue's campaign.
	 * @return array `posts` (campaigns of the posts, with commas between), `total`, `last_id`: columns of the campaign.
	 */
	public static function bundle( int $id ): array {
		global $wpdb;
		$ours  = $wpdb->prepare( 'state = %d AND owner = %s', Deliveries::BUNDLED, self::owner( $id ) );
		$list  = implode( ',', self::campaigns( $ours ) );
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

	/**
	 * The condition that a person has posts in an issue.
	 *
	 * @param array $issue Row of its campaign.
	 * @return string SQL that names the person `s.id`.
	 */
	public static function has_posts( array $issue ): string {
		global $wpdb;
		$list = self::numbers( $issue );
		$rows = Tables::name( 'deliveries' );
		return 'EXISTS (SELECT 1 FROM `' . $rows . '` d WHERE d.campaign_id IN (' . ( $list ? implode( ',', $list ) : '0' ) . ') AND d.subscriber_id = s.id AND ' . $wpdb->prepare( 'd.state = %d AND d.owner = %s)', Deliveries::BUNDLED, self::owner( $issue['id'] ) );
	}

	/**
	 * The posts of a person in an issue that can still be read.
	 *
	 * @param array $issue  Row of its campaign.
	 * @param array $person As Campaign_Audience::next().
	 * @return \WP_Post[] Newest first.
	 */
	public static function posts( array $issue, array $person ): array {
		global $wpdb;
		$list = self::numbers( $issue );
		if ( ! $list ) {
			return array();
		}
		$campaigns = Tables::name( 'campaigns' );
		$posts     = array();
		$rows      = Sql::rows(
			'deliveries',
			// phpcs:ignore WordPress.DB -- own tables, numbers; {table} is filled in.
			$wpdb->prepare( "SELECT c.id, c.post_id, c.audience FROM {table} d INNER JOIN `$campaigns` c ON c.id = d.campaign_id WHERE d.campaign_id IN (" . implode( ',', $list ) . ') AND d.subscriber_id = %d AND d.state = %d AND d.owner = %s ORDER BY c.id DESC', $person['id'], Deliveries::BUNDLED, self::owner( $issue['id'] ) )
		);
		foreach ( $rows as $row ) {
			$post = get_post( (int) $row['post_id'] );
			if ( Campaign_Trigger::is_public( $post ) && Campaign_Audience::is_meant( $person, $row ) ) {
				$posts[] = $post;
			}
		}
		return $posts;
	}

	/**
	 * For how many people a weekly e-mail holds the posts of campaigns.
	 *
	 * @param int[] $campaigns Their numbers.
	 * @return int[] Number of people by campaign.
	 */
	public static function readers( array $campaigns ): array {
		$list = implode( ',', array_map( 'intval', $campaigns ) );
		$rows = '' === $list ? array() : Sql::rows( 'deliveries', "SELECT campaign_id, COUNT(*) AS n FROM {table} WHERE campaign_id IN ($list) AND state IN (" . Deliveries::KEPT . ', ' . Deliveries::BUNDLED . ') GROUP BY campaign_id' );
		return array_map( 'intval', array_column( $rows, 'n', 'campaign_id' ) );
	}

	/**
	 * What an issue is called on screens.
	 *
	 * @param array $issue Row of its campaign.
	 * @return string Plain text.
	 */
	public static function title( array $issue ): string {
		/* translators: %s: date. */
		return sprintf( __( 'Weekly email of %s', 'mainstreet-blocks' ), wp_specialchars_decode( (string) wp_date( get_option( 'date_format' ), strtotime( $issue['created_gmt'] . ' UTC' ) ), ENT_QUOTES ) );
	}

	/**
	 * Campaigns whose posts go into an issue: those with deliveries that were kept, or are in it already. Two statements, each
	 * of which reads the index of states.
	 *
	 * @param string $ours Condition of deliveries that are in the issue, prepared.
	 * @return int[] Oldest first.
	 */
	private static function campaigns( $ours ): array {
		$found = array();
		foreach ( array( 'state = ' . Deliveries::KEPT, $ours ) as $where ) {
			$found = array_merge( $found, array_column( Sql::rows( 'deliveries', "SELECT campaign_id FROM {table} WHERE $where GROUP BY campaign_id ORDER BY campaign_id LIMIT " . self::MOST ), 'campaign_id' ) );
			if ( Sql::$failed ) {
				return array();
			}
		}
		$found = array_unique( array_map( 'intval', $found ) );
		sort( $found );
		return array_slice( $found, 0, self::MOST );
	}

	/**
	 * Campaigns of the posts of an issue.
	 *
	 * @param array $issue Row of its campaign.
	 * @return int[]
	 */
	private static function numbers( array $issue ): array {
		return array_values( array_filter( array_map( 'intval', explode( ',', (string) $issue['posts'] ) ) ) );
	}

	/**
	 * What rows of an issue bear as their owner. No token of a worker: it has another length.
	 *
	 * @param int $id Number of the issue's campaign.
	 */
	private static function owner( $id ): string {
		return 'weekly' . (int) $id;
	}
}
