<?php
namespace Mainstreet\Blocks\Podcast_Player\Extras;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Lease;
use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Text;
use Mainstreet\Blocks\Podcast_Player\Rendering\Podcast_Track;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Throttle;
use Mainstreet\Http\Time_Budget;

defined( 'ABSPATH' ) || exit;

/** Loads chapters and transcript of an episode when a visitor first opens them, and caches them for a day. */
final class Podcast_Extras {

	const TRANSIENT = 'mainstreet_podcast_x_';

	/** Cache lifetimes in seconds: both files loaded; one of them missing; an error. */
	const LIFETIME         = 86400;
	const PARTIAL_LIFETIME = 600;
	const ERROR_LIFETIME   = 60;

	/** Seconds for both requests together. */
	const SECONDS = 8;

	/** Number of attempts to get the lease while another request holds it. */
	const MAX_TRIES = 25;

	/** Episodes that a visitor, and all visitors together, may load per minute. */
	const PER_CLIENT = 20;
	const PER_SITE   = 120;

	private Http_Client $http;

	public function __construct( ?Http_Client $http = null ) {
		$this->http = $http ? $http : new Http_Client();
	}

	/**
	 * Returns the chapters and the transcript of an episode.
	 *
	 * @param string $feed Id of the feed.
	 * @return array|\WP_Error `chapters`, `transcript`.
	 */
	public function get_extras( $feed, Podcast_Track $track ) {
		if ( ! $track->has_extras() ) {
			return array(
				'chapters'   => $track->chapters,
				'transcript' => array(),
			);
		}
		// The id contains the file URLs, so changes in the feed bypass the cache.
		$id     = md5( wp_json_encode( array( $feed, $track->guid, $track->chapters, $track->chapters_file, $track->transcripts ), JSON_PARTIAL_OUTPUT_ON_ERROR ) );
		$cached = self::read_cache( $id );
		return null === $cached ? $this->load( $id, $track ) : $cached;
	}

	/**
	 * Loads both files, unless another request is loading them.
	 *
	 * @param string $id Id of the cache entry.
	 * @return array|\WP_Error
	 */
	private function load( string $id, Podcast_Track $track ) {
		$time    = new Time_Budget( self::SECONDS );
		$allowed = Throttle::hit( 'podcast-track', self::PER_CLIENT, MINUTE_IN_SECONDS );
		$allowed = true === $allowed ? Throttle::hit_site( 'podcast-track', self::PER_SITE, MINUTE_IN_SECONDS ) : $allowed;
		if ( is_wp_error( $allowed ) ) {
			return $allowed;
		}
		$lease = Podcast_Lease::acquire_or_wait( $id, self::MAX_TRIES );
		wp_cache_delete( '_transient_' . self::TRANSIENT . $id, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		$cached = self::read_cache( $id );
		if ( null === $cached && $lease ) {
			$cached = $this->request_files( $id, $track, $time );
		}
		if ( $lease ) {
			$lease->release();
		}
		return null === $cached ? Errors::rate_limited( 3 ) : $cached;
	}

	/**
	 * Requests both files and caches the result.
	 *
	 * @param string $id Id of the cache entry.
	 * @return array|\WP_Error Error if nothing could be loaded.
	 */
	private function request_files( string $id, Podcast_Track $track, Time_Budget $time ) {
		// Stored first, so that a file that crashes the process does so once per minute, not on every request.
		set_transient( self::TRANSIENT . $id, '', self::ERROR_LIFETIME );
		$chapters = ! $track->chapters && $track->chapters_file ? $this->request_file( $track->chapters_file['url'], $time ) : array();
		$lines    = $track->transcripts ? $this->request_file( $track->transcripts[0]['url'], $time ) : array();
		$extras   = array(
			'chapters'   => $chapters ? Podcast_Chapters::parse_json( Podcast_Text::decode_json( $chapters['body'] ), $chapters['url'] ) : $track->chapters,
			'transcript' => $lines ? Podcast_Transcript::parse( $lines['body'], $track->transcripts[0]['type'] ) : array(),
		);
		if ( ! $chapters && ! $lines && ! $extras['chapters'] ) {
			return self::create_error();
		}
		set_transient( self::TRANSIENT . $id, wp_json_encode( $extras, JSON_PARTIAL_OUTPUT_ON_ERROR ), null === $chapters || null === $lines ? self::PARTIAL_LIFETIME : self::LIFETIME );
		return $extras;
	}

	/**
	 * Requests a file.
	 *
	 * @param string $url URL.
	 * @return array|null Result of Http_Client::get_public(); null on error.
	 */
	private function request_file( $url, Time_Budget $time ): ?array {
		$response = $this->http->get_public( $url, array( 'budget' => $time ) );
		return is_wp_error( $response ) || $response['status'] >= 400 ? null : $response;
	}

	/**
	 * Reads the cache.
	 *
	 * @param string $id Id of the cache entry.
	 * @return array|\WP_Error|null Error if the last attempt failed; null if nothing is cached.
	 */
	private static function read_cache( string $id ) {
		$cached = get_transient( self::TRANSIENT . $id );
		if ( '' === $cached ) {
			return self::create_error();
		}
		$cached = is_string( $cached ) ? json_decode( $cached, true ) : null;
		return isset( $cached['chapters'], $cached['transcript'] ) ? $cached : null;
	}

	/** Returns the error for a podcast host that does not respond. */
	private static function create_error(): \WP_Error {
		return Errors::unreachable( __( 'The podcast', 'mainstreet-blocks' ) );
	}
}
