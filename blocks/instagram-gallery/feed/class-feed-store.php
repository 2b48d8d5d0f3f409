<?php
namespace Mainstreet\Blocks\Instagram_Gallery\Feed;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/** Stores the last list of each account in an option, and which accounts are in use. Pages read only these options. */
final class Feed_Store {

	/** Prefix of the option's name, followed by the account's id. */
	const PREFIX = 'mainstreet_instagram_feed_';

	/** Option: account id => day (Unix time at midnight UTC) on which a page or the editor last showed it. */
	const USED = 'mainstreet_instagram_used';

	/** Seconds since the last use after which an account is no longer in use. */
	const UNUSED = 30 * DAY_IN_SECONDS;

	/** Seconds after which a newer list is requested. */
	const LIFETIME = HOUR_IN_SECONDS;

	/** Seconds of failed requests after which a list is no longer shown. */
	const MAX_FAILING = WEEK_IN_SECONDS;

	/** Seconds without requests after a failure. */
	const RETRY_AFTER = MINUTE_IN_SECONDS;

	/**
	 * Returns the Unix time.
	 *
	 * @var callable
	 */
	private $clock;

	/**
	 * Sets the clock.
	 *
	 * @param callable|null $clock `function (): int`, returns the Unix time.
	 */
	public function __construct( ?callable $clock = null ) {
		$this->clock = $clock ? $clock : 'time';
	}

	/**
	 * Reads the list of an account.
	 *
	 * @param int $id Account.
	 * @return array `name`, `images` (list of `id`, `title`, `url`, `link`, `file`), `fetched` (Unix time; 0 for never), `tried` (Unix time),
	 *               `copies` (whether pages show only copies).
	 */
	public function read( $id ): array {
		$stored = get_option( self::PREFIX . (int) $id );
		$stored = is_array( $stored ) ? $stored : array();
		return array(
			'name'    => Attributes::text( $stored, 'name' ),
			'images'  => array_values( array_filter( Attributes::items( $stored, 'images' ), array( __CLASS__, 'is_image' ) ) ),
			'fetched' => Attributes::integer( $stored, 'fetched' ),
			'tried'   => Attributes::integer( $stored, 'tried' ),
			'copies'  => Attributes::flag( $stored, 'copies', true ),
		);
	}

	/**
	 * Stores a list.
	 *
	 * @param int   $id   Account.
	 * @param array $feed As read().
	 */
	public function save( $id, array $feed ): void {
		update_option( self::PREFIX . (int) $id, $feed, false );
	}

	/**
	 * Deletes the list of an account, and its mark as in use.
	 *
	 * @param int $id Account.
	 */
	public function delete( $id ): void {
		delete_option( self::PREFIX . (int) $id );
		$used = $this->read_marks();
		unset( $used[ (int) $id ] );
		update_option( self::USED, $used, false );
	}

	/**
	 * Whether a list is new enough that none is requested.
	 *
	 * @param array $feed As read().
	 */
	public function is_fresh( array $feed ): bool {
		$age = $this->now() - $feed['fetched'];
		return $feed['fetched'] > 0 && $age >= 0 && $age < self::LIFETIME;
	}

	/**
	 * Whether a request failed less than REST seconds ago.
	 *
	 * @param array $feed As read().
	 */
	public function has_just_failed( array $feed ): bool {
		$age = $this->now() - $feed['tried'];
		return $feed['tried'] > $feed['fetched'] && $age >= 0 && $age < self::RETRY_AFTER;
	}

	/**
	 * Whether a list may be shown. Its age does not matter, because a site without visitors requests no lists: the time between
	 * the last success and the last attempt does.
	 *
	 * @param array $feed As read().
	 */
	public function can_show( array $feed ): bool {
		return $feed['fetched'] > 0 && $feed['tried'] - $feed['fetched'] <= self::MAX_FAILING;
	}

	/**
	 * Marks an account as in use. Written at most once a day.
	 *
	 * @param int $id Account.
	 * @return bool Whether the mark was written.
	 */
	public function mark_used( $id ): bool {
		$used = $this->read_marks();
		$day  = $this->now() - $this->now() % DAY_IN_SECONDS;
		if ( isset( $used[ (int) $id ] ) && $used[ (int) $id ] === $day ) {
			return false;
		}
		$used[ (int) $id ] = $day;
		update_option( self::USED, $used, false );
		return true;
	}

	/**
	 * Lists the accounts in use.
	 *
	 * @return int[]
	 */
	public function get_used(): array {
		$since = $this->now() - self::UNUSED;
		return array_keys( array_filter( $this->read_marks(), static fn( $day ) => $day >= $since ) );
	}

	/** Returns the Unix time. */
	public function now(): int {
		return (int) call_user_func( $this->clock );
	}

	/**
	 * Reads the option USED.
	 *
	 * @return int[] By account.
	 */
	private function read_marks(): array {
		$used = get_option( self::USED );
		return is_array( $used ) ? array_filter( $used, 'is_int' ) : array();
	}

	/**
	 * Whether an entry of the list is valid.
	 *
	 * @param mixed $image Entry.
	 * @return bool
	 */
	private static function is_image( $image ) {
		return is_array( $image ) && isset( $image['id'], $image['title'], $image['url'], $image['link'], $image['file'] )
			&& count( array_filter( $image, 'is_string' ) ) === count( $image );
	}
}
