<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

defined( 'ABSPATH' ) || exit;

/**
 * A lease that expires: a row of the options table, written without the object cache, so that all web servers
 * of a site see it. A process that was killed blocks a feed only until the lease expires.
 */
final class Podcast_Lease {

	/** Duration in seconds; longer than the work under it may take. */
	const SECONDS = 20;

	/** Microseconds between two attempts. */
	const PAUSE = 200000;

	private string $name;

	/** Option value: expiration time and a random owner id. */
	private string $value;

	private function __construct( string $name ) {
		$this->name  = $name;
		$this->value = time() + self::SECONDS . '-' . wp_generate_password( 12, false );
	}

	/**
	 * Acquires the lease.
	 *
	 * @param string $id Id of the feed: 32 hexadecimal digits.
	 * @return Podcast_Lease|null Null while another process holds it.
	 */
	public static function acquire( $id ): ?Podcast_Lease {
		global $wpdb;
		if ( ! self::is_id( $id ) ) {
			return null;
		}
		$lease = new self( 'mainstreet_podcast_lock_' . $id );
		// A core table; add_option() would overwrite a row that another request has just inserted.
		if ( 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')", $lease->name, $lease->value ) ) ) {
			return $lease;
		}
		$current = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $lease->name ) );
		$left    = (int) $current - time();
		// An expiration too far in the future was written by a server with a wrong clock.
		if ( $left > 0 && $left <= self::SECONDS ) {
			return null;
		}
		return 1 === $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value = %s", $lease->value, $lease->name, $current ) ) ? $lease : null;
	}

	/**
	 * Acquires the lease, and tries again while another process holds it.
	 *
	 * @param string $id    As acquire().
	 * @param int    $tries Maximum number of attempts.
	 */
	public static function acquire_or_wait( string $id, int $tries ): ?Podcast_Lease {
		for ( $try = 1; ; $try++ ) {
			$lease = self::acquire( $id );
			if ( $lease || $try >= $tries || ! self::is_id( $id ) ) {
				return $lease;
			}
			usleep( self::PAUSE );
		}
	}

	private static function is_id( $id ): bool {
		return 1 === preg_match( '/^[0-9a-f]{32}$/D', $id );
	}

	/** Releases the lease. */
	public function release(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name = %s AND option_value = %s", $this->name, $this->value ) );
	}
}
