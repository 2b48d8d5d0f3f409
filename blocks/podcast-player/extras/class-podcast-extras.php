<?php
namespace Mainstreet\Blocks\Podcast_Player\Extras;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Lock;
use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Text;
use Mainstreet\Blocks\Podcast_Player\Rendering\Podcast_Track;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Throttle;
use Mainstreet\Http\Time_Budget;

defined( 'ABSPATH' ) || exit;

/**
 * Loads chapters and transcript of an episode when a visitor first asks for them, and keeps them for a day.
 */
final class Podcast_Extras {

	const NAME = 'mainstreet_podcast_x_';

	/** Seconds they are kept: both; one, where the other did not come; a failure. */
	const KEPT     = 86400;
	const PARTLY   = 600;
	const NEGATIVE = 60;

	/** Seconds both files may take. */
	const SECONDS = 8;

	/** How often a request asks whether another one is done. */
	const TRIES = 25;

	/** Episodes a minute that one visitor, and all visitors, may have loaded. */
	const PER_CLIENT = 20;
	const PER_SITE   = 120;

	/** What asks other servers. */
	private Http_Client $http;

	/**
	 * A loader.
	 *
	 * @param Http_Client|null $http What asks other servers.
	 */
	public function __construct( ?Http_Client $http = null ) {
		$this->http = $http ? $http : new Http_Client();
	}

	/**
	 * Chapters and transcript of an episode.
	 *
	 * @param string        $feed  Name of its feed.
	 * @param Podcast_Track $track The episode.
	 * @return array|\WP_Error `chapters`, `transcript`.
	 */
	public function of( $feed, Podcast_Track $track ) {
		if ( ! $track->has_extras() ) {
			return array(
				'chapters'   => $track->chapters,
				'transcript' => array(),
			);
		}
		// Other files in the feed are other files here.
		$id   = md5( wp_json_encode( array( $feed, $track->guid, $track->chapters, $track->chapters_file, $track->transcripts ), JSON_PARTIAL_OUTPUT_ON_ERROR ) );
		$kept = self::kept( $id );
		return null === $kept ? $this->load( $id, $track ) : $kept;
	}

	/**
	 * Loads both files, unless another request does.
	 *
	 * @param string        $id    Name of what is kept.
	 * @param Podcast_Track $track The episode.
	 * @return array|\WP_Error
	 */
	private function load( string $id, Podcast_Track $track ) {
		$time    = new Time_Budget( self::SECONDS );
		$allowed = Throttle::hit( 'podcast-track', self::PER_CLIENT, MINUTE_IN_SECONDS );
		$allowed = true === $allowed ? Throttle::hit_site( 'podcast-track', self::PER_SITE, MINUTE_IN_SECONDS ) : $allowed;
		if ( is_wp_error( $allowed ) ) {
			return $allowed;
		}
		$lock = Podcast_Lock::wait( $id, self::TRIES );
		wp_cache_delete( '_transient_' . self::NAME . $id, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		$kept = self::kept( $id );
		if ( null === $kept && $lock ) {
			$kept = $this->ask( $id, $track, $time );
		}
		if ( $lock ) {
			$lock->release();
		}
		return null === $kept ? Errors::rate_limited( 3 ) : $kept;
	}

	/**
	 * Asks for both files, and keeps what comes.
	 *
	 * @param string        $id    Name of what is kept.
	 * @param Podcast_Track $track The episode.
	 * @param Time_Budget   $time  Time it may take.
	 * @return array|\WP_Error Error when nothing came of what there should be.
	 */
	private function ask( string $id, Podcast_Track $track, Time_Budget $time ) {
		// First, so that a file that ends the process does so once a minute, not with every request.
		set_transient( self::NAME . $id, '', self::NEGATIVE );
		$chapters = ! $track->chapters && $track->chapters_file ? $this->get( $track->chapters_file['url'], $time ) : array();
		$lines    = $track->transcripts ? $this->get( $track->transcripts[0]['url'], $time ) : array();
		$extras   = array(
			'chapters'   => $chapters ? Podcast_Chapters::of_json( Podcast_Text::json( $chapters['body'] ), $chapters['url'] ) : $track->chapters,
			'transcript' => $lines ? Podcast_Transcript::parse( $lines['body'], $track->transcripts[0]['type'] ) : array(),
		);
		if ( ! $chapters && ! $lines && ! $extras['chapters'] ) {
			return self::failed();
		}
		set_transient( self::NAME . $id, wp_json_encode( $extras, JSON_PARTIAL_OUTPUT_ON_ERROR ), null === $chapters || null === $lines ? self::PARTLY : self::KEPT );
		return $extras;
	}

	/**
	 * Loads one file.
	 *
	 * @param string      $url  Its address.
	 * @param Time_Budget $time Time it may take.
	 * @return array|null As Http_Client::get_public() gives it; null when there is nothing.
	 */
	private function get( $url, Time_Budget $time ): ?array {
		$got = $this->http->get_public( $url, array( 'budget' => $time ) );
		return is_wp_error( $got ) || $got['status'] >= 400 ? null : $got;
	}

	/**
	 * What is kept of an episode.
	 *
	 * @param string $id Name of it.
	 * @return array|\WP_Error|null Null when nothing is.
	 */
	private static function kept( string $id ) {
		$kept = get_transient( self::NAME . $id );
		if ( '' === $kept ) {
			return self::failed();
		}
		$kept = is_string( $kept ) ? json_decode( $kept, true ) : null;
		return isset( $kept['chapters'], $kept['transcript'] ) ? $kept : null;
	}

	/** The server of the podcast does not answer. */
	private static function failed(): \WP_Error {
		return Errors::unreachable( __( 'The podcast', 'mainstreet-blocks' ) );
	}
}
