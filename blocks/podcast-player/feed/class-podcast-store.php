<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Site_Key;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the last good copy of each feed for a week. In options and not in transients: an object cache may
 * drop those at any time, and then a page would have to wait while the podcast's server is down.
 */
final class Podcast_Store {

	const PREFIX = 'mainstreet_podcast_feed_';

	/** Seconds a copy may be shown while no newer one can be had. */
	const STALE = 604800;

	/** Seconds a failure is remembered. */
	const NEGATIVE = 60;

	/** Seconds between two attempts while a copy can be shown. */
	const RETRY = 300;

	/** Episodes that posts ask for by name, of one feed. */
	const WANTED = 50;

	/**
	 * Name of a feed.
	 *
	 * @param string $url Its address.
	 * @return string 32 hexadecimal digits.
	 */
	public static function id( $url ): string {
		return md5( $url );
	}

	/**
	 * The address as feeds are kept under it.
	 *
	 * @param mixed $url As it was typed.
	 * @return string '' when it is none.
	 */
	public static function normalise( $url ): string {
		$url = is_string( $url ) ? trim( $url ) : '';
		if ( '' !== $url && ! preg_match( '#^[a-z][a-z0-9+.-]*:#i', $url ) ) {
			$url = 'http://' . ltrim( $url, '/' );
		}
		$url = (string) preg_replace( '/#.*$/s', '', $url );
		return preg_match( '#^https?://[^/?]+#i', $url ) && strlen( $url ) <= Podcast_Text::MOST_URL ? $url : '';
	}

	/**
	 * What the route of chapters and transcripts takes for a feed. It is signed, so that strangers get
	 * to see only what pages show; it stays the same, as pages lie in caches.
	 *
	 * @param string $id Name of the feed.
	 * @return string 64 hexadecimal digits.
	 */
	public static function key( $id ) {
		return $id . substr( hash_hmac( 'sha256', 'podcast|' . $id, Site_Key::salt() ), 0, 32 );
	}

	/**
	 * What is kept of a feed.
	 *
	 * @param string $id Name of the feed.
	 * @return array `tried`, `fetched` (times; 0 for never), `failed` (code of the last attempt's error; ''), `url`,
	 *               `wanted` (names), `feed` (as Podcast_Parser::parse() gives it, or null).
	 */
	public static function read( $id ): array {
		$kept = json_decode( (string) get_option( self::PREFIX . $id, '' ), true );
		$kept = is_array( $kept ) ? $kept : array();
		$now  = time();
		$time = static function ( $name ) use ( $kept, $now ) {
			// A time in the future was written by a server whose clock was wrong.
			return isset( $kept[ $name ] ) && is_int( $kept[ $name ] ) && $kept[ $name ] <= $now + self::NEGATIVE ? $kept[ $name ] : 0;
		};
		$feed = $kept['feed'] ?? null;
		return array(
			'tried'   => $time( 'tried' ),
			'fetched' => $time( 'fetched' ),
			'failed'  => Attributes::text( $kept, 'failed' ),
			'url'     => Attributes::text( $kept, 'url' ),
			'wanted'  => array_filter( Attributes::items( $kept, 'wanted' ), 'is_string' ),
			'feed'    => is_array( $feed ) && isset( $feed['title'], $feed['link'], $feed['cover'], $feed['tracks'], $feed['index'] ) && $now - $time( 'fetched' ) <= self::STALE ? $feed : null,
		);
	}

	/**
	 * What is kept now, though another process may have written it.
	 *
	 * @param string $id Name of the feed.
	 * @return array As read().
	 */
	public static function read_again( string $id ): array {
		wp_cache_delete( self::PREFIX . $id, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		return self::read( $id );
	}

	/**
	 * Keeps what an attempt gave. After a failure the last good copy stays, unless the feed says that it is empty now.
	 *
	 * @param string          $url    Address of the feed.
	 * @param array           $kept   What was kept before.
	 * @param array|\WP_Error $feed   What the attempt gave.
	 * @param string[]        $wanted Names of episodes that were asked for.
	 * @return array What is kept now.
	 */
	public static function write( $url, array $kept, $feed, array $wanted ): array {
		$failed = is_wp_error( $feed );
		$kept   = array(
			'tried'   => time(),
			'fetched' => $failed ? $kept['fetched'] : time(),
			'failed'  => $failed ? $feed->get_error_code() : '',
			'url'     => $url,
			'wanted'  => $wanted,
			'feed'    => $failed ? ( 'empty_feed' === $feed->get_error_code() ? null : $kept['feed'] ) : $feed,
		);
		// JSON in ASCII: old tables can't hold every character that feeds hold.
		update_option( self::PREFIX . self::id( $url ), wp_json_encode( $kept, JSON_PARTIAL_OUTPUT_ON_ERROR ), false );
		return $kept;
	}

	/**
	 * Whether it is time to ask again.
	 *
	 * @param array $kept  What is kept.
	 * @param int   $early Seconds before it is, too.
	 */
	public static function is_due( array $kept, int $early = 0 ): bool {
		$pause = '' === $kept['failed'] ? max( self::NEGATIVE, self::fresh( $kept['url'] ) - $early ) : self::RETRY;
		return time() - $kept['tried'] >= $pause;
	}

	/**
	 * Whether the last attempt failed just now.
	 *
	 * @param array $kept What is kept.
	 */
	public static function is_resting( array $kept ): bool {
		return '' !== $kept['failed'] && time() - $kept['tried'] < self::NEGATIVE;
	}

	/**
	 * Names of the episodes to keep with everything, the last ones that were asked for.
	 *
	 * @param array    $kept  What is kept.
	 * @param string[] $guids Names that are asked for now.
	 * @return string[]
	 */
	public static function wanted( array $kept, array $guids ): array {
		return array_slice( array_values( array_unique( array_merge( array_diff( $kept['wanted'], $guids ), $guids ) ) ), -self::WANTED );
	}

	/** Drops what nobody has asked for in more than a week. */
	public static function sweep(): void {
		global $wpdb;
		// No function lists options; the time stands first in each.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, SUBSTR(option_value, 1, 40) AS start FROM {$wpdb->options} WHERE option_name LIKE %s LIMIT 1000", $wpdb->esc_like( self::PREFIX ) . '%' ) );
		foreach ( (array) $rows as $row ) {
			$tried = preg_match( '/^\{"tried":(\d+)/', $row->start, $found ) ? (int) $found[1] : 0;
			if ( time() - $tried > self::STALE + DAY_IN_SECONDS ) {
				delete_option( $row->option_name );
			}
		}
	}

	/**
	 * Seconds a copy is as good as the feed.
	 *
	 * @param string $url Address of the feed.
	 * @return int
	 */
	private static function fresh( $url ) {
		/**
		 * Filters how long a podcast's feed is not asked for again.
		 *
		 * @param int    $seconds An hour.
		 * @param string $url     Address of the feed.
		 */
		return max( self::NEGATIVE, (int) apply_filters( 'jetpack_podcast_feed_cache_timeout', HOUR_IN_SECONDS, $url ) );
	}
}
