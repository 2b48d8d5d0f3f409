<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

use Mainstreet\Blocks\Podcast_Player\Rendering\Podcast;
use Mainstreet\Blocks\Podcast_Player\Rendering\Podcast_Track;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Throttle;
use Mainstreet\Http\Time_Budget;

defined( 'ABSPATH' ) || exit;

/** Loads podcasts for pages and the editor, from the stored copy if possible. */
final class Podcast_Feed {

	/** Seconds that a page waits for feeds that are not stored, all together. */
	const PAGE_SECONDS = 3;

	/** Seconds that the editor waits for a feed. */
	const SECONDS = 8;

	/** Number of attempts to get the lease while another request holds it. */
	const MAX_TRIES = 25;

	/** Feeds that a user may load per minute. */
	const PER_MINUTE = 30;

	private Http_Client $http;

	/** Time limit for pages, if it was passed to the constructor. */
	private ?Time_Budget $time;

	/** Remaining time of the current page; shared by all players. */
	private static ?Time_Budget $page_time = null;

	/** @param Time_Budget|null $time Time limit for pages. Null shares one limit among all players of the page. */
	public function __construct( ?Http_Client $http = null, ?Time_Budget $time = null ) {
		$this->http = $http ? $http : new Http_Client();
		$this->time = $time;
	}

	/**
	 * Returns a podcast for a page: the stored copy, up to a week old. A feed that is not stored is requested
	 * once, for up to three seconds.
	 *
	 * @param string   $url   URL of the feed, as entered by the author.
	 * @param string[] $guids GUIDs of the episodes, in this order; empty for the newest.
	 * @param int      $limit Maximum number of episodes.
	 * @return Podcast|null Null if there is nothing to show; then the block renders a link.
	 */
	public function get_for_page( string $url, array $guids = array(), int $limit = 5 ): ?Podcast {
		$url = Podcast_Store::normalize_url( $url );
		if ( '' === $url ) {
			return null;
		}
		$guids  = self::sanitize_guids( $guids );
		$record = Podcast_Store::read( Podcast_Store::get_id( $url ) );
		$warmer = new Podcast_Warmer();
		$warmer->record_use( $url );
		if ( self::is_complete( $record, $guids ) ) {
			if ( Podcast_Store::is_due( $record ) ) {
				$warmer->schedule_now();
			}
			return self::build_podcast( $url, $record, $guids, $limit );
		}
		if ( ! Podcast_Store::has_just_failed( $record ) ) {
			$record = $this->load_for_page( $url, $record, $guids );
			if ( ! self::is_complete( $record, $guids ) ) {
				$warmer->schedule_now();
			}
		}
		return self::build_podcast( $url, $record, $guids, $limit );
	}

	/**
	 * Loads a feed while a visitor waits, unless the time is used up or another process is loading it.
	 *
	 * @param string[] $guids GUIDs of the requested episodes.
	 * @return array Updated record.
	 */
	private function load_for_page( string $url, array $record, array $guids ): array {
		self::$page_time = self::$page_time ? self::$page_time : new Time_Budget( self::PAGE_SECONDS );
		$time            = $this->time ? $this->time : self::$page_time;
		$lease           = $time->left() > 0.5 ? Podcast_Lease::acquire( Podcast_Store::get_id( $url ) ) : null;
		return $lease ? ( new Podcast_Loader( $this->http ) )->refresh( $url, $guids, $time, $lease ) : $record;
	}

	/**
	 * Returns a podcast for the editor. An expired copy is refreshed first, and used if that fails.
	 *
	 * @param string   $url   URL of the feed, or of a page that links to it.
	 * @param string[] $guids As get_for_page().
	 * @param int      $limit As get_for_page().
	 * @return Podcast|\WP_Error
	 */
	public function get_for_editor( $url, array $guids, int $limit ) {
		$url = Podcast_Store::normalize_url( $url );
		if ( '' === $url ) {
			return Podcast_Errors::invalid_url();
		}
		$guids  = self::sanitize_guids( $guids );
		$record = Podcast_Store::read( Podcast_Store::get_id( $url ) );
		if ( ! Podcast_Store::has_just_failed( $record ) && ( Podcast_Store::is_due( $record ) || ! self::is_complete( $record, $guids ) ) ) {
			$record = $this->refresh( $url, $guids, new Time_Budget( self::SECONDS ) );
		}
		if ( is_wp_error( $record ) ) {
			return $record;
		}
		return self::build_podcast( $url, $record, $guids, $limit ) ?? Podcast_Errors::from_code( '' === $record['failed'] ? 'no_tracks' : $record['failed'] );
	}

	/**
	 * Refreshes a feed for the editor, after waiting for another process that loads it.
	 *
	 * @param string[] $guids GUIDs of the requested episodes.
	 * @return array|\WP_Error Updated record.
	 */
	private function refresh( string $url, array $guids, Time_Budget $time ) {
		$id     = Podcast_Store::get_id( $url );
		$lease  = Podcast_Lease::acquire_or_wait( $id, self::MAX_TRIES );
		$record = Podcast_Store::read_uncached( $id );
		if ( ! $lease || Podcast_Store::has_just_failed( $record ) || ( ! Podcast_Store::is_due( $record ) && self::is_complete( $record, $guids ) ) ) {
			// Another process has loaded the feed, or is still loading it.
			if ( $lease ) {
				$lease->release();
			}
			return $lease || $record['feed'] ? $record : Errors::rate_limited( 3 );
		}
		$allowed = Throttle::hit( 'podcast', self::PER_MINUTE, MINUTE_IN_SECONDS, 'user-' . get_current_user_id() );
		if ( is_wp_error( $allowed ) ) {
			$lease->release();
			return $record['feed'] ? $record : $allowed;
		}
		return ( new Podcast_Loader( $this->http ) )->refresh( $url, $guids, $time, $lease );
	}

	/**
	 * Whether the record contains all requested episodes that the feed has.
	 *
	 * @param string[] $guids GUIDs.
	 */
	private static function is_complete( array $record, array $guids ): bool {
		if ( ! $record['feed'] ) {
			return false;
		}
		foreach ( $guids as $guid ) {
			if ( isset( $record['feed']['index'][ $guid ] ) && ! isset( $record['feed']['tracks'][ $guid ] ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Builds the podcast from the stored record.
	 *
	 * @param string[] $guids GUIDs of the episodes.
	 * @param int      $limit Maximum number of episodes.
	 * @return Podcast|null Null without an episode.
	 */
	private static function build_podcast( string $url, array $record, array $guids, int $limit ): ?Podcast {
		$feed = $record['feed'];
		if ( ! $feed ) {
			return null;
		}
		$tracks = $feed['tracks'];
		if ( $guids ) {
			$tracks = array_intersect_key( array_replace( array_flip( $guids ), $tracks ), array_flip( $guids ), $tracks );
		}
		$podcast         = new Podcast();
		$podcast->url    = $url;
		$podcast->key    = Podcast_Store::sign_id( Podcast_Store::get_id( $url ) );
		$podcast->title  = $feed['title'];
		$podcast->link   = $feed['link'];
		$podcast->cover  = $feed['cover'];
		$podcast->index  = $feed['index'];
		$podcast->tracks = array_map(
			static fn( $track ) => new Podcast_Track( $track ),
			array_slice( array_values( $tracks ), 0, max( 1, (int) $limit ) )
		);
		return $podcast->tracks ? $podcast : null;
	}

	/**
	 * Returns the unique GUIDs, up to Podcast_Store::MAX_WANTED.
	 *
	 * @return string[]
	 */
	private static function sanitize_guids( array $guids ): array {
		return array_slice( array_values( array_unique( array_filter( $guids, 'is_string' ) ) ), 0, Podcast_Store::MAX_WANTED );
	}
}
