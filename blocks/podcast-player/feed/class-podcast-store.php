<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Site_Key;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the last valid copy of each feed for a week. Uses options, not transients: an object cache may evict
 * those at any time, and pages would have to wait while the podcast host is down.
 */
final class Podcast_Store {

	const PREFIX = 'mainstreet_podcast_feed_';

	/** Seconds that a copy may be shown if it cannot be refreshed. */
	const MAX_AGE = 604800;

	/** Seconds before another attempt after an error. */
	const ERROR_LIFETIME = 60;

	/** Seconds between two attempts while a copy can be shown. */
	const RETRY = 300;

	/** Maximum number of episodes of a feed that posts select by GUID. */
	const MAX_WANTED = 50;

	/**
	 * Returns the id of a feed: 32 hexadecimal digits.
	 *
	 * @param string $url URL of the feed.
	 */
	public static function get_id( $url ): string {
		return md5( $url );
	}

	/**
	 * Normalizes the URL of a feed: adds a missing scheme, removes the fragment.
	 *
	 * @param mixed $url URL as entered.
	 * @return string An empty string if it is not a valid http(s) URL.
	 */
	public static function normalize_url( $url ): string {
		$url = is_string( $url ) ? trim( $url ) : '';
		if ( '' !== $url && ! preg_match( '#^[a-z][a-z0-9+.-]*:#i', $url ) ) {
			$url = 'http://' . ltrim( $url, '/' );
		}
		$url = (string) preg_replace( '/#.*$/s', '', $url );
		return preg_match( '#^https?://[^/?]+#i', $url ) && strlen( $url ) <= Podcast_Text::MAX_URL_BYTES ? $url : '';
	}

	/**
	 * Returns the signed feed id for the REST route of chapters and transcripts. The signature limits the route to feeds that pages show.
	 * It never changes, because pages may be cached.
	 *
	 * @param string $id Id of the feed.
	 * @return string 64 hexadecimal digits.
	 */
	public static function sign_id( $id ) {
		return $id . substr( hash_hmac( 'sha256', 'podcast|' . $id, Site_Key::salt() ), 0, 32 );
	}

	/**
	 * Reads the stored record of a feed.
	 *
	 * @param string $id Id of the feed.
	 * @return array `tried`, `fetched` (Unix times; 0 for never), `failed` (error code of the last attempt, or an empty string), `url`,
	 *               `wanted` (GUIDs), `feed` (result of Podcast_Parser::parse(), or null).
	 */
	public static function read( $id ): array {
		$record = json_decode( (string) get_option( self::PREFIX . $id, '' ), true );
		$record = is_array( $record ) ? $record : array();
		$now    = time();
		$time   = static function ( $name ) use ( $record, $now ) {
			// A time in the future was written by a server with a wrong clock.
			return isset( $record[ $name ] ) && is_int( $record[ $name ] ) && $record[ $name ] <= $now + self::ERROR_LIFETIME ? $record[ $name ] : 0;
		};
		$feed   = $record['feed'] ?? null;
		return array(
			'tried'   => $time( 'tried' ),
			'fetched' => $time( 'fetched' ),
			'failed'  => Attributes::text( $record, 'failed' ),
			'url'     => Attributes::text( $record, 'url' ),
			'wanted'  => array_filter( Attributes::items( $record, 'wanted' ), 'is_string' ),
			'feed'    => is_array( $feed ) && isset( $feed['title'], $feed['link'], $feed['cover'], $feed['tracks'], $feed['index'] ) && $now - $time( 'fetched' ) <= self::MAX_AGE ? $feed : null,
		);
	}

	/**
	 * Reads the stored record without the cache, because another process may have changed it.
	 *
	 * @return array As read().
	 */
	public static function read_uncached( string $id ): array {
		wp_cache_delete( self::PREFIX . $id, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		return self::read( $id );
	}

	/**
	 * Stores the result of an attempt. After an error, the last valid copy is kept, unless the feed is now empty.
	 *
	 * @param string          $url    URL of the feed.
	 * @param array           $record Record before the attempt.
	 * @param array|\WP_Error $feed   Result of the attempt.
	 * @param string[]        $wanted GUIDs of the requested episodes.
	 * @return array New record.
	 */
	public static function save( $url, array $record, $feed, array $wanted ): array {
		$failed = is_wp_error( $feed );
		$record = array(
			'tried'   => time(),
			'fetched' => $failed ? $record['fetched'] : time(),
			'failed'  => $failed ? $feed->get_error_code() : '',
			'url'     => $url,
			'wanted'  => $wanted,
			'feed'    => $failed ? ( 'empty_feed' === $feed->get_error_code() ? null : $record['feed'] ) : $feed,
		);
		// JSON in ASCII, because old tables cannot store all characters of Unicode.
		update_option( self::PREFIX . self::get_id( $url ), wp_json_encode( $record, JSON_PARTIAL_OUTPUT_ON_ERROR ), false );
		return $record;
	}

	/**
	 * Whether the feed should be requested again.
	 *
	 * @param int $early Seconds before the copy expires.
	 */
	public static function is_due( array $record, int $early = 0 ): bool {
		$pause = '' === $record['failed'] ? max( self::ERROR_LIFETIME, self::get_lifetime( $record['url'] ) - $early ) : self::RETRY;
		return time() - $record['tried'] >= $pause;
	}

	/** Whether the last attempt failed within the last minute. */
	public static function has_just_failed( array $record ): bool {
		return '' !== $record['failed'] && time() - $record['tried'] < self::ERROR_LIFETIME;
	}

	/**
	 * Returns the GUIDs of the episodes to store with all data: those requested last.
	 *
	 * @param string[] $guids Requested GUIDs.
	 * @return string[]
	 */
	public static function merge_wanted( array $record, array $guids ): array {
		return array_slice( array_values( array_unique( array_merge( array_diff( $record['wanted'], $guids ), $guids ) ) ), -self::MAX_WANTED );
	}

	/** Deletes records that were not refreshed for more than eight days. */
	public static function delete_expired(): void {
		global $wpdb;
		// WordPress has no function that lists options. The time is the first member of each record.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, SUBSTR(option_value, 1, 40) AS start FROM {$wpdb->options} WHERE option_name LIKE %s LIMIT 1000", $wpdb->esc_like( self::PREFIX ) . '%' ) );
		foreach ( (array) $rows as $row ) {
			$tried = preg_match( '/^\{"tried":(\d+)/', $row->start, $found ) ? (int) $found[1] : 0;
			if ( time() - $tried > self::MAX_AGE + DAY_IN_SECONDS ) {
				delete_option( $row->option_name );
			}
		}
	}

	/**
	 * Returns the number of seconds until a copy expires.
	 *
	 * @param string $url URL of the feed.
	 * @return int
	 */
	private static function get_lifetime( $url ) {
		/**
		 * Filters how long the copy of a podcast feed is used before it is refreshed.
		 *
		 * @param int    $seconds Seconds; one hour by default.
		 * @param string $url     URL of the feed.
		 */
		return max( self::ERROR_LIFETIME, (int) apply_filters( 'jetpack_podcast_feed_cache_timeout', HOUR_IN_SECONDS, $url ) );
	}
}
