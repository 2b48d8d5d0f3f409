<?php
namespace Mainstreet\Blocks\Instagram_Gallery\Feed;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * The last good list of an account's posts, one option for each account, and which accounts are in use. Pages read these two and nothing else.
 */
final class Feed_Store {

	/** Name of the option, before the number of the account. */
	const PREFIX = 'mainstreet_instagram_feed_';

	/** Option: number of an account => when a page or the editor last showed it, to the day. */
	const USED = 'mainstreet_instagram_used';

	/** Seconds after which an account that nobody showed counts as not in use. */
	const UNUSED = 30 * DAY_IN_SECONDS;

	/** Seconds a list is good for. */
	const FRESH = HOUR_IN_SECONDS;

	/** Seconds a list is shown while Instagram gives no other. */
	const GOOD = WEEK_IN_SECONDS;

	/** Seconds Instagram is not asked again after a failure. */
	const REST = MINUTE_IN_SECONDS;

	/**
	 * Gives the time.
	 *
	 * @var callable
	 */
	private $clock;

	/**
	 * The store.
	 *
	 * @param callable|null $clock `function (): int`, Unix time.
	 */
	public function __construct( ?callable $clock = null ) {
		$this->clock = $clock ? $clock : 'time';
	}

	/**
	 * What is kept.
	 *
	 * @param int $id Account.
	 * @return array `name`, `images` (list of `id`, `title`, `url`, `link`, `file`), `fetched` (Unix time; 0 for never),
	 *               `tried` (Unix time), `copies` (whether pages show copies alone).
	 */
	public function read( $id ): array {
		$kept = get_option( self::PREFIX . (int) $id );
		$kept = is_array( $kept ) ? $kept : array();
		return array(
			'name'    => Attributes::text( $kept, 'name' ),
			'images'  => array_values( array_filter( Attributes::items( $kept, 'images' ), array( __CLASS__, 'is_image' ) ) ),
			'fetched' => Attributes::integer( $kept, 'fetched' ),
			'tried'   => Attributes::integer( $kept, 'tried' ),
			'copies'  => Attributes::flag( $kept, 'copies', true ),
		);
	}

	/**
	 * Keeps a list.
	 *
	 * @param int   $id   Account.
	 * @param array $feed As read().
	 */
	public function write( $id, array $feed ): void {
		update_option( self::PREFIX . (int) $id, $feed, false );
	}

	/**
	 * Forgets an account.
	 *
	 * @param int $id Account.
	 */
	public function forget( $id ): void {
		delete_option( self::PREFIX . (int) $id );
		$used = $this->marks();
		unset( $used[ (int) $id ] );
		update_option( self::USED, $used, false );
	}

	/**
	 * Whether a list needs no asking.
	 *
	 * @param array $feed As read().
	 */
	public function is_fresh( array $feed ): bool {
		$age = $this->now() - $feed['fetched'];
		return $feed['fetched'] > 0 && $age >= 0 && $age < self::FRESH;
	}

	/**
	 * Whether Instagram failed just now.
	 *
	 * @param array $feed As read().
	 */
	public function is_resting( array $feed ): bool {
		$age = $this->now() - $feed['tried'];
		return $feed['tried'] > $feed['fetched'] && $age >= 0 && $age < self::REST;
	}

	/**
	 * Whether a list may be shown. Its age alone says nothing, as a site without visitors asks for nothing:
	 * what counts is for how long Instagram has been asked in vain.
	 *
	 * @param array $feed As read().
	 */
	public function is_good( array $feed ): bool {
		return $feed['fetched'] > 0 && $feed['tried'] - $feed['fetched'] <= self::GOOD;
	}

	/**
	 * Notes that an account is shown. Written once a day at most.
	 *
	 * @param int $id Account.
	 * @return bool Whether it was noted anew.
	 */
	public function mark( $id ): bool {
		$used = $this->marks();
		$day  = $this->now() - $this->now() % DAY_IN_SECONDS;
		if ( isset( $used[ (int) $id ] ) && $used[ (int) $id ] === $day ) {
			return false;
		}
		$used[ (int) $id ] = $day;
		update_option( self::USED, $used, false );
		return true;
	}

	/**
	 * Accounts that are in use.
	 *
	 * @return int[]
	 */
	public function used(): array {
		$since = $this->now() - self::UNUSED;
		return array_keys(
			array_filter(
				$this->marks(),
				static function ( $day ) use ( $since ) {
					return $day >= $since;
				}
			)
		);
	}

	/** The time. */
	public function now(): int {
		return (int) call_user_func( $this->clock );
	}

	/**
	 * All marks.
	 *
	 * @return int[] By account.
	 */
	private function marks(): array {
		$used = get_option( self::USED );
		return is_array( $used ) ? array_filter( $used, 'is_int' ) : array();
	}

	/**
	 * Whether an entry of the list is whole.
	 *
	 * @param mixed $image Entry.
	 * @return bool
	 */
	private static function is_image( $image ) {
		return is_array( $image ) && isset( $image['id'], $image['title'], $image['url'], $image['link'], $image['file'] )
			&& count( array_filter( $image, 'is_string' ) ) === count( $image );
	}
}
