<?php
namespace Mainstreet\Responses\Privacy;

use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Database\Transaction_Lost;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Core\Options\Options;
use Mainstreet\Responses\Files\Response_Files;
use Mainstreet\Responses\Files\Shared_Uploads;
use Mainstreet\Responses\Notifications\Notification_Sender;
use Mainstreet\Responses\Storage\Response_Index;
use Mainstreet\Responses\Storage\Legacy_Response_Parser;
use Mainstreet\Responses\Storage\Response_Reader;
use Mainstreet\Responses\Storage\Response_Store;
use Mainstreet\Responses\Storage\Response_Type;
use Mainstreet\Responses\Storage\Unread_Count;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes expired responses and personal data as the settings say (docs/server-contract.md B.26), in batches, and the data
 * of deleted responses. Also runs the hourly corrections of indexes, files and emails.
 */
final class Response_Cleanup {

	/** Hourly cron event, so that large sites get through their batches. */
	const EVENT = 'mainstreet_feedback_upkeep';

	/** Maximum number of posts per run and reason. */
	const BATCH = 500;

	/** Posts per transaction. */
	const TOGETHER = 20;

	/** Days after which the data for Akismet is deleted. */
	const AKISMET_DAYS = 15;

	/**
	 * Deleted responses of the current transaction; null outside of one.
	 *
	 * @var int[]|null
	 */
	private static ?array $gone = null;

	/** Schedules the events. Called before a response is stored, so that sites without forms have none. */
	public static function schedule(): void {
		Notification_Sender::schedule_regular();
		Scheduler::ensure_recurring( self::EVENT, 'hourly', time() + HOUR_IN_SECONDS );
	}

	/** Schedules the events after the plugin was activated, if there are responses. */
	public static function resume(): void {
		global $wpdb;
		// Reads one row of an index.
		if ( $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s LIMIT 1", Response_Type::TYPE ) ) ) {
			self::schedule();
			Notification_Sender::schedule();
		}
	}

	/** Runs the cleanup. */
	public static function run(): void {
		self::delete_older( Response_Type::TEMPORARY, 1 );
		self::delete_older( 'spam', Options::get( 'feedback_spam_days' ) );
		$months = Options::get( 'feedback_retention_months' );
		if ( $months > 0 ) {
			self::delete_before( 'publish', gmdate( 'Y-m-d H:i:s', (int) strtotime( "-$months months" ) ) );
		}
		self::delete_akismet_data();
		Response_Index::add_new( self::BATCH );
		Response_Index::fill_in( 10 * self::BATCH );
		Address_Index::run();
		self::remove_ip_addresses();
		Response_Files::gather();
		self::delete_lost_files();
		Shared_Uploads::write_marker();
		Response_Files::reconcile_quota();
		// For sites with responses from before the regular event existed.
		Notification_Sender::schedule_regular();
		Notification_Sender::run();
		Unread_Count::recount_if_doubtful();
	}

	/**
	 * Deletes responses that are older than some days.
	 *
	 * @param string $status Post status.
	 * @param int    $days   Days.
	 */
	private static function delete_older( string $status, int $days ): void {
		self::delete_before( $status, gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ) );
	}

	/**
	 * Deletes responses that are older than a date.
	 *
	 * @param string $status Post status.
	 * @param string $date   UTC.
	 */
	private static function delete_before( string $status, string $date ): void {
		global $wpdb;
		// The index contains the site time only, which differs from UTC by less than a day.
		$local = gmdate( 'Y-m-d H:i:s', (int) strtotime( $date . ' UTC' ) + DAY_IN_SECONDS );
		// No function deletes by date.
		$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = %s AND post_date < %s AND post_date_gmt < %s ORDER BY post_date LIMIT %d", Response_Type::TYPE, $status, $local, $date, self::BATCH ) ) );
		// No menu contains a response, but core would search every menu item.
		$is_hooked = remove_action( 'delete_post', '_wp_delete_post_menu_item' );
		foreach ( array_chunk( $ids, self::TOGETHER ) as $some ) {
			_prime_post_caches( $some, false, true );
			$delete = static function () use ( $some ) {
				self::$gone = array();
				try {
					foreach ( $some as $id ) {
						wp_delete_post( $id, true );
					}
					self::delete_index_rows( self::$gone );
				} finally {
					self::$gone = null;
				}
			};
			try {
				Unread_Count::change_with( $some, $delete );
			} catch ( Transaction_Lost $error ) {
				// The next run deletes them.
				break;
			}
		}
		if ( $is_hooked ) {
			add_action( 'delete_post', '_wp_delete_post_menu_item' );
		}
	}

	/** Deletes the data for Akismet of old responses. */
	private static function delete_akismet_data(): void {
		global $wpdb;
		$date = gmdate( 'Y-m-d H:i:s', time() - self::AKISMET_DAYS * DAY_IN_SECONDS );
		// phpcs:ignore WordPress.DB -- no function finds meta by the date of its post.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT m.post_id FROM {$wpdb->postmeta} m INNER JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE m.meta_key = %s AND p.post_date_gmt < %s LIMIT %d", '_feedback_akismet_values', $date, self::BATCH ) );
		foreach ( $ids as $id ) {
			delete_post_meta( (int) $id, '_feedback_akismet_values' );
		}
	}

	/** Removes the IP addresses from old responses. */
	private static function remove_ip_addresses(): void {
		global $wpdb;
		$table = Response_Store::table();
		$date  = gmdate( 'Y-m-d H:i:s', time() - Options::get( 'feedback_keep_ip_days' ) * DAY_IN_SECONDS );
		// phpcs:ignore WordPress.DB -- own table.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM `$table` WHERE has_ip = 1 AND created_gmt < %s AND post_id > 0 ORDER BY created_gmt LIMIT %d", $date, self::BATCH ) );
		foreach ( array_map( 'intval', $ids ) as $id ) {
			self::remove_ip_address( $id );
		}
	}

	/**
	 * Removes the IP address from a response of any format.
	 *
	 * @param int $post_id Response.
	 */
	private static function remove_ip_address( int $post_id ): void {
		global $wpdb;
		$post = get_post( $post_id );
		if ( $post && Response_Type::TYPE === $post->post_type ) {
			$ip      = Response_Reader::read( $post )['ip'];
			$content = '' === $ip ? $post->post_content : str_replace( $ip, '', $post->post_content );
			if ( in_array( $post->post_mime_type, array( 'v2', 'v3' ), true ) ) {
				$entry = Legacy_Response_Parser::decode( $post->post_content );
				if ( is_array( $entry ) ) {
					$entry['ip'] = null;
					$content     = wp_json_encode( $entry, JSON_HEX_TAG | JSON_HEX_AMP );
				}
			}
			// Not wp_update_post(): it would send the stored text through kses.
			$wpdb->update( $wpdb->posts, array( 'post_content' => $content ), array( 'ID' => $post_id ) );
			clean_post_cache( $post_id );
			$akismet = get_post_meta( $post_id, '_feedback_akismet_values', true );
			if ( is_array( $akismet ) && isset( $akismet['user_ip'] ) ) {
				unset( $akismet['user_ip'] );
				update_post_meta( $post_id, '_feedback_akismet_values', wp_slash( $akismet ) );
			}
		}
		$wpdb->update( Response_Store::table(), array( 'has_ip' => 0 ), array( 'post_id' => $post_id ) );
	}

	/** Deletes files whose response was never stored because the process died. */
	private static function delete_lost_files(): void {
		foreach ( Response_Files::list_files( Response_Files::folder( false ) ) as $file ) {
			$age = time() - (int) filemtime( $file );
			$key = basename( $file, '.bin' );
			// Older files were checked by earlier runs.
			if ( $age > HOUR_IN_SECONDS && $age < 2 * DAY_IN_SECONDS && ! Response_Files::owner( $key ) ) {
				Response_Files::delete( array( $key ) );
			}
		}
	}

	/**
	 * Deletes the files and index rows of a response that is about to be deleted permanently.
	 *
	 * @param int           $post_id Post.
	 * @param \WP_Post|null $post    Post.
	 */
	public static function post_deleted( $post_id, $post = null ): void {
		global $wpdb;
		if ( ! is_numeric( $post_id ) ) {
			return;
		}
		$post_id = (int) $post_id;
		$post    = $post instanceof \WP_Post ? $post : get_post( $post_id );
		if ( ! $post || Response_Type::TYPE !== $post->post_type ) {
			return;
		}
		Response_Files::delete( (array) get_post_meta( $post_id, Response_Files::META ) );
		if ( null === self::$gone ) {
			self::delete_index_rows( array( $post_id ) );
		} else {
			self::$gone[] = $post_id;
		}
	}

	/**
	 * Deletes the rows of responses in the indexes.
	 *
	 * @param int[] $ids Responses.
	 */
	private static function delete_index_rows( array $ids ): void {
		global $wpdb;
		$silent = $wpdb->suppress_errors();
		foreach ( $ids ? array( 'feedback_idx', 'feedback_addresses' ) : array() as $table ) {
			$wpdb->query( 'DELETE FROM `' . Tables::name( $table ) . '` WHERE post_id IN (' . implode( ', ', array_map( 'intval', $ids ) ) . ')' ); // phpcs:ignore WordPress.DB -- own tables; numbers.
		}
		$wpdb->suppress_errors( $silent );
	}
}
