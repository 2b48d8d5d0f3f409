<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

defined( 'ABSPATH' ) || exit;

/**
 * A hold that ends by itself: a row of the options' table, past every cache, so that all web servers
 * of a site see it. A process that was killed blocks a feed for as long as the hold lasts, not longer.
 */
final class Podcast_Lock {

	/** Length in seconds: more than any work under it may take. */
	const SECONDS = 20;

	/** Microseconds after which others ask again whether it is free. */
	const PAUSE = 200000;

	/** Name of the row. */
	private string $name;

	/** What stands in it: end and owner. */
	private string $value;

	/**
	 * A hold.
	 *
	 * @param string $name Name of the row.
	 */
	private function __construct( string $name ) {
		$this->name  = $name;
		$this->value = time() + self::SECONDS . '-' . wp_generate_password( 12, false );
	}

	/**
	 * Takes hold.
	 *
	 * @param string $id What of: 32 hexadecimal digits.
	 * @return Podcast_Lock|null Null while another process has it.
	 */
	public static function take( $id ): ?Podcast_Lock {
		global $wpdb;
		if ( ! self::is_id( $id ) ) {
			return null;
		}
		$lock = new self( 'mainstreet_podcast_lock_' . $id );
		// A table of core; its function writes over what another request has just added.
		if ( 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')", $lock->name, $lock->value ) ) ) {
			return $lock;
		}
		$held = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $lock->name ) );
		$left = (int) $held - time();
		// An end further away than a hold is long was written by a server whose clock was wrong.
		if ( $left > 0 && $left <= self::SECONDS ) {
			return null;
		}
		return 1 === $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value = %s", $lock->value, $lock->name, $held ) ) ? $lock : null;
	}

	/**
	 * Takes hold, waiting a little for who has it.
	 *
	 * @param string $id    As for take().
	 * @param int    $tries How often it asks.
	 */
	public static function wait( string $id, int $tries ): ?Podcast_Lock {
		for ( $try = 1; ; $try++ ) {
			$lock = self::take( $id );
			if ( $lock || $try >= $tries || ! self::is_id( $id ) ) {
				return $lock;
			}
			usleep( self::PAUSE );
		}
	}

	/**
	 * Whether a text is the id of a feed.
	 *
	 * @param string $id Any text.
	 */
	private static function is_id( $id ): bool {
		return 1 === preg_match( '/^[0-9a-f]{32}$/D', $id );
	}

	/** Lets go. */
	public function release(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name = %s AND option_value = %s", $this->name, $this->value ) );
	}
}
