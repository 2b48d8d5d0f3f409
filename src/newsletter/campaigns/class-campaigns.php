<?php
namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Mail\Mail_Text;
use Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries;
use Mainstreet\Newsletter\Queue\Queue_Scheduler;
use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Cleanup;

defined( 'ABSPATH' ) || exit;

/** Database store of campaigns (docs/server-contract.md B.3), with the actions of the site owner: pause, resume, cancel and retry. */
final class Campaigns {

	const QUEUED    = 'queued';
	const SENDING   = 'sending';
	const PAUSED    = 'paused';
	const DONE      = 'done';
	const FAILED    = 'failed';
	const CANCELLED = 'cancelled';

	/** Value of the column `audience` for an issue of the weekly email. */
	const WEEKLY = 'weekly';

	/** Post meta with the ID of the post's campaign. */
	const META = '_mainstreet_campaign';

	/** Actions, with the statuses that allow them. */
	const ACTIONS = array(
		'pause'  => array( self::QUEUED, self::SENDING ),
		'resume' => array( self::PAUSED ),
		'cancel' => array( self::QUEUED, self::SENDING, self::PAUSED ),
		'retry'  => array( self::SENDING, self::PAUSED, self::DONE, self::FAILED ),
	);

	/**
	 * Creates a campaign for a post and schedules the queue.
	 *
	 * @param string $audience `all` or `members`.
	 * @param int    $delay    Seconds until sending starts.
	 * @return int ID of the campaign; 0 if the post already has one.
	 */
	public function create( $post_id, string $audience, $delay ): int {
		$id = $this->insert( (int) $post_id, $audience, (int) $delay );
		if ( $id ) {
			update_post_meta( $post_id, self::META, $id );
			( new Queue_Scheduler() )->schedule();
			Subscriber_Cleanup::schedule();
		}
		return $id;
	}

	/**
	 * Inserts a campaign. The unique key on `post_id` lets only one of several simultaneous requests succeed.
	 *
	 * @param int $post_id Post, or number of an issue of the weekly email.
	 * @param int $delay   Seconds until sending starts.
	 * @return int ID of the campaign; 0 if there is one.
	 */
	public function insert( int $post_id, string $audience, int $delay ): int {
		global $wpdb;
		$row = array(
			'post_id'     => $post_id,
			'audience'    => $audience,
			'status'      => self::QUEUED,
			'starts_at'   => time() + $delay,
			'created_gmt' => Sql::time(),
		);
		return Sql::insert( 'campaigns', array( $row ) ) ? (int) $wpdb->insert_id : 0;
	}

	public function find( $id ): ?array {
		global $wpdb;
		return Sql::row( 'campaigns', $wpdb->prepare( 'SELECT * FROM {table} WHERE id = %d', $id ) );
	}

	/** Whether a campaign is an issue of the weekly email (Weekly_Issue). */
	public static function is_weekly( array $campaign ): bool {
		return self::WEEKLY === $campaign['audience'];
	}

	/**
	 * Returns the title of a campaign for screens.
	 *
	 * @return string Plain text: the title of its post, or the date of the weekly email; empty if the post was deleted.
	 */
	public static function title( array $campaign ): string {
		if ( self::is_weekly( $campaign ) ) {
			$date = wp_date( get_option( 'date_format' ), strtotime( $campaign['created_gmt'] . ' UTC' ) );
			/* translators: %s: date. */
			return sprintf( __( 'Weekly email of %s', 'mainstreet-blocks' ), wp_specialchars_decode( (string) $date, ENT_QUOTES ) );
		}
		$post = get_post( (int) $campaign['post_id'] );
		return $post ? Mail_Text::line( get_the_title( $post ) ) : '';
	}

	public function find_by_post( $post_id ): ?array {
		global $wpdb;
		return Sql::row( 'campaigns', $wpdb->prepare( 'SELECT * FROM {table} WHERE post_id = %d', $post_id ) );
	}

	/**
	 * Changes the status of a campaign. Of several simultaneous requests, only one succeeds.
	 *
	 * @param string[] $from    Allowed current statuses.
	 * @param array    $changes More columns to update.
	 * @return bool Whether the row changed.
	 */
	public function change_status( $id, array $from, string $to, array $changes = array() ): bool {
		global $wpdb;
		$states = "'" . implode( "', '", array_map( 'sanitize_key', array_diff( $from, array( $to ) ) ) ) . "'";
		return (bool) Sql::update( 'campaigns', array_merge( $changes, array( 'status' => $to ) ), $wpdb->prepare( 'id = %d', $id ) . " AND status IN ($states)" );
	}

	/**
	 * Stores the progress of a campaign, unless the worker has lost its lease: the next worker recounts.
	 *
	 * @param array $campaign Row with new `cursor_id` and `streak`.
	 * @param int   $sent     Emails sent since the last call.
	 * @param int   $failed   Deliveries given up since the last call.
	 */
	public function save_progress( array $campaign, string $token, $sent, $failed ): void {
		global $wpdb;
		Sql::run( 'campaigns', $wpdb->prepare( 'UPDATE {table} SET cursor_id = %d, sent = sent + %d, failed = failed + %d, streak = %d WHERE id = %d AND lock_owner = %s', $campaign['cursor_id'], $sent, $failed, $campaign['streak'], $campaign['id'], $token ) );
	}

	/** Recalculates the numbers of sent and failed emails from the deliveries. */
	public function recount( int $id ): void {
		$rows = 'SELECT COUNT(*) FROM `' . Tables::name( 'deliveries' ) . '` WHERE campaign_id = ' . (int) $id;
		Sql::run( 'campaigns', "UPDATE {table} SET sent = ($rows AND state IN (1, 5)), failed = ($rows AND state = 3) WHERE id = " . (int) $id );
	}

	/** Ends a campaign, unless a delivery is unfinished. One statement checks this and ends it. */
	public function finish( int $id, string $token ): void {
		global $wpdb;
		$this->recount( $id );
		$left = 'SELECT 1 FROM `' . Tables::name( 'deliveries' ) . '` WHERE campaign_id = ' . (int) $id . ' AND state IN (0, 2, 5)';
		Sql::run(
			'campaigns',
			// phpcs:ignore WordPress.DB -- own tables; {table} is replaced.
			$wpdb->prepare( "UPDATE {table} SET status = CASE WHEN sent = 0 AND failed > 0 THEN 'failed' ELSE 'done' END, finished_gmt = %s WHERE id = %d AND status = 'sending' AND lock_owner = %s AND NOT EXISTS ($left)", Sql::time(), $id, $token )
		);
	}

	/**
	 * Runs an action of the site owner.
	 *
	 * @param string $action `pause`, `resume`, `cancel` or `retry`.
	 * @return array|\WP_Error Updated row; 409 if the action does not fit the campaign's status.
	 */
	public function run_action( array $campaign, $action ) {
		if ( in_array( $action, array( 'resume', 'retry' ), true ) && ! self::is_weekly( $campaign ) && ! Campaign_Policy::is_public( get_post( (int) $campaign['post_id'] ) ) ) {
			return self::conflict( __( 'This post is not public. Publish it before sending the newsletter.', 'mainstreet-blocks' ) );
		}
		$changes = self::changes( $campaign, $action );
		$done    = 'retry' !== $action || ( in_array( $campaign['status'], self::ACTIONS['retry'], true ) && ( new Deliveries() )->reopen( (int) $campaign['id'] ) );
		if ( $done && 'retry' === $action && self::SENDING === $campaign['status'] ) {
			Sql::update( 'campaigns', $changes, 'id = ' . (int) $campaign['id'] . " AND status = 'sending'" );
		} elseif ( ! $done || ! $this->change_status( $campaign['id'], self::ACTIONS[ $action ], $changes['status'], $changes ) ) {
			return self::conflict( __( 'This newsletter has changed since you opened it. Please reload the page.', 'mainstreet-blocks' ) );
		}
		( new Queue_Scheduler() )->schedule();
		// Not read back: a SELECT may come from a database replica that is behind.
		return array_merge( $campaign, $changes );
	}

	/**
	 * Returns the columns that an action changes.
	 *
	 * @param string $action Action.
	 * @return array Columns, including `status`.
	 */
	private static function changes( array $campaign, $action ): array {
		$fresh = array(
			'note'   => '',
			'streak' => 0,
		);
		switch ( $action ) {
			case 'pause':
				return array(
					'status' => self::PAUSED,
					'note'   => 'owner',
				);
			case 'cancel':
				return array(
					'status'       => self::CANCELLED,
					'finished_gmt' => Sql::time(),
				);
			case 'resume':
				return $fresh + array( 'status' => null === $campaign['started_gmt'] ? self::QUEUED : self::SENDING );
			default:
				return $fresh + array(
					'status'       => self::SENDING,
					'failed'       => 0,
					'finished_gmt' => null,
				);
		}
	}

	/** Creates the error for an action that does not fit the current state. */
	public static function conflict( string $message ): \WP_Error {
		return new \WP_Error( 'mainstreet_conflict', $message, array( 'status' => 409 ) );
	}
}
