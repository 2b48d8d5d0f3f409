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
	const TRIES = 25;

	/** Feeds that a user may load per minute. */
	const PER_MINUTE = 30;

	private Http_Client $http;

	/** Time limit for pages, if it was passed to the constructor. */
	private ?Time_Budget $time;

	/** Remaining time of the current page; shared by all players. */
	private static ?Time_Budget $page_time = null;

	/**
	 * @param Time_Budget|null $time Time limit for pages. Null shares one limit among all players of the page.
	 */
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
	public function for_page( string $url, array $guids = array(), int $limit = 5 ): ?Podcast {
		$url = Podcast_Store::normalise( $url );
		if ( '' === $url ) {
			return null;
		}
		$guids  = self::names( $guids );
		$kept   = Podcast_Store::read( Podcast_Store::id( $url ) );
		$warmer = new Podcast_Warmer();
		$warmer->remember( $url );
		if ( self::is_complete( $kept, $guids ) ) {
			if ( Podcast_Store::is_due( $kept ) ) {
				$warmer->soon();
			}
			return self::podcast( $url, $kept, $guids, $limit );
		}
		if ( ! Podcast_Store::is_resting( $kept ) ) {
			$kept = $this->load_for_page( $url, $kept, $guids );
			if ( ! self::is_complete( $kept, $guids ) ) {
				$warmer->soon();
			}
		}
		return self::podcast( $url, $kept, $guids, $limit );
	}

	/**
	 * Loads a feed while a visitor waits, unless the time is used up or another process is loading it.
	 *
	 * @param array    $kept  Stored record.
	 * @param string[] $guids GUIDs of the requested episodes.
	 * @return array Updated record.
	 */
	private function load_for_page( string $url, array $kept, array $guids ): array {
		self::$page_time = self::$page_time ? self::$page_time : new Time_Budget( self::PAGE_SECONDS );
		$time            = $this->time ? $this->time : self::$page_time;
		$lock            = $time->left() > 0.5 ? Podcast_Lock::take( Podcast_Store::id( $url ) ) : null;
		return $lock ? $this->load( $url, $guids, $time, $lock ) : $kept;
	}

	/**
	 * Returns a podcast for the editor. An expired copy is refreshed first, and used if that fails.
	 *
	 * @param string   $url   URL of the feed, or of a page that links to it.
	 * @param string[] $guids As for_page().
	 * @param int      $limit As for_page().
	 * @return Podcast|\WP_Error
	 */
	public function for_editor( $url, array $guids, int $limit ) {
		$url = Podcast_Store::normalise( $url );
		if ( '' === $url ) {
			return Podcast_Errors::invalid_url();
		}
		$guids = self::names( $guids );
		$kept  = Podcast_Store::read( Podcast_Store::id( $url ) );
		if ( ! Podcast_Store::is_resting( $kept ) && ( Podcast_Store::is_due( $kept ) || ! self::is_complete( $kept, $guids ) ) ) {
			$kept = $this->refresh( $url, $guids, new Time_Budget( self::SECONDS ) );
		}
		if ( is_wp_error( $kept ) ) {
			return $kept;
		}
		return self::podcast( $url, $kept, $guids, $limit ) ?? Podcast_Errors::of( '' === $kept['failed'] ? 'no_tracks' : $kept['failed'] );
	}

	/**
	 * Refreshes a feed for the editor, after waiting for another process that loads it.
	 *
	 * @param string[] $guids GUIDs of the requested episodes.
	 * @return array|\WP_Error Updated record.
	 */
	private function refresh( string $url, array $guids, Time_Budget $time ) {
		$id   = Podcast_Store::id( $url );
		$lock = Podcast_Lock::wait( $id, self::TRIES );
		$kept = Podcast_Store::read_again( $id );
		if ( ! $lock || Podcast_Store::is_resting( $kept ) || ( ! Podcast_Store::is_due( $kept ) && self::is_complete( $kept, $guids ) ) ) {
			// Another process has loaded the feed, or is still loading it.
			if ( $lock ) {
				$lock->release();
			}
			return $lock || $kept['feed'] ? $kept : Errors::rate_limited( 3 );
		}
		$allowed = Throttle::hit( 'podcast', self::PER_MINUTE, MINUTE_IN_SECONDS, 'user-' . get_current_user_id() );
		if ( is_wp_error( $allowed ) ) {
			$lock->release();
			return $kept['feed'] ? $kept : $allowed;
		}
		return $this->load( $url, $guids, $time, $lock );
	}

	/**
	 * Loads a feed and stores the result.
	 *
	 * @param string       $url   URL of the feed.
	 * @param string[]     $guids GUIDs of the requested episodes.
	 * @param Podcast_Lock $lock  Lease on the feed; released at the end.
	 * @return array Updated record.
	 */
	public function load( $url, array $guids, Time_Budget $time, Podcast_Lock $lock ): array {
		$kept   = Podcast_Store::read_again( Podcast_Store::id( $url ) );
		$wanted = Podcast_Store::wanted( $kept, $guids );
		// Stored first, so that a feed that crashes the process does so once per minute, not on every page.
		Podcast_Store::write( $url, $kept, Podcast_Errors::invalid_url(), $wanted );
		$feed = ( new Podcast_Source( $this->http ) )->load( $url, $wanted, $time );
		$kept = Podcast_Store::write( $url, $kept, $feed, $wanted );
		$lock->release();
		return $kept;
	}

	/**
	 * Whether the record contains all requested episodes that the feed has.
	 *
	 * @param array    $kept  Stored record.
	 * @param string[] $guids GUIDs.
	 */
	private static function is_complete( array $kept, array $guids ): bool {
		if ( ! $kept['feed'] ) {
			return false;
		}
		foreach ( $guids as $guid ) {
			if ( isset( $kept['feed']['index'][ $guid ] ) && ! isset( $kept['feed']['tracks'][ $guid ] ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Builds the podcast from the stored record.
	 *
	 * @param array    $kept  Stored record.
	 * @param string[] $guids GUIDs of the episodes.
	 * @param int      $limit Maximum number of episodes.
	 * @return Podcast|null Null without an episode.
	 */
	private static function podcast( string $url, array $kept, array $guids, int $limit ): ?Podcast {
		$feed = $kept['feed'];
		if ( ! $feed ) {
			return null;
		}
		$tracks = $feed['tracks'];
		if ( $guids ) {
			$tracks = array_intersect_key( array_replace( array_flip( $guids ), $tracks ), array_flip( $guids ), $tracks );
		}
		$podcast         = new Podcast();
		$podcast->url    = $url;
		$podcast->key    = Podcast_Store::key( Podcast_Store::id( $url ) );
		$podcast->title  = $feed['title'];
		$podcast->link   = $feed['link'];
		$podcast->cover  = $feed['cover'];
		$podcast->index  = $feed['index'];
		$podcast->tracks = array_map(
			static function ( $track ) {
				return new Podcast_Track( $track );
			},
			array_slice( array_values( $tracks ), 0, max( 1, (int) $limit ) )
		);
		return $podcast->tracks ? $podcast : null;
	}

	/**
	 * Returns the unique GUIDs, up to Podcast_Store::WANTED.
	 *
	 * @return string[]
	 */
	private static function names( array $guids ): array {
		return array_slice( array_values( array_unique( array_filter( $guids, 'is_string' ) ) ), 0, Podcast_Store::WANTED );
	}
}
