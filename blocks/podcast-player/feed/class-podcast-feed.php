<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

use Mainstreet\Blocks\Podcast_Player\Rendering\Podcast;
use Mainstreet\Blocks\Podcast_Player\Rendering\Podcast_Track;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Throttle;
use Mainstreet\Http\Time_Budget;

defined( 'ABSPATH' ) || exit;

/**
 * Gives podcasts, from what is kept wherever possible.
 */
final class Podcast_Feed {

	/** Seconds a page waits for feeds it has never seen, all together. */
	const PAGE_SECONDS = 3;

	/** Seconds an author waits for a feed: no request is held longer than ten. */
	const SECONDS = 8;

	/** How often an author's request asks whether another one is done. */
	const TRIES = 25;

	/** Feeds that an author may have loaded in a minute. */
	const PER_MINUTE = 30;

	/** What asks other servers. */
	private Http_Client $http;

	/** Time for waiting in pages, where it was given. */
	private ?Time_Budget $time;

	/** Time this page has left for waiting. */
	private static ?Time_Budget $page_time = null;

	/**
	 * A reader of podcasts.
	 *
	 * @param Http_Client|null $http What asks other servers.
	 * @param Time_Budget|null $time Time for waiting in pages; all of a request share it unless given.
	 */
	public function __construct( ?Http_Client $http = null, ?Time_Budget $time = null ) {
		$this->http = $http ? $http : new Http_Client();
		$this->time = $time;
	}

	/**
	 * A podcast for a page: what is kept, however old within a week. What was never kept is asked
	 * for once, for three seconds at most.
	 *
	 * @param string   $url   Address of the feed, as the author typed it.
	 * @param string[] $guids Names of the episodes to show, in this order; none for the newest.
	 * @param int      $limit Episodes at most.
	 * @return Podcast|null Null when there is nothing to show: draw a link to the address.
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
	 * Asks for a feed while a visitor waits, unless others did too long or another process does.
	 *
	 * @param string   $url   Address of the feed.
	 * @param array    $kept  What is kept.
	 * @param string[] $guids Names of episodes that are asked for.
	 * @return array What is kept now.
	 */
	private function load_for_page( string $url, array $kept, array $guids ): array {
		self::$page_time = self::$page_time ? self::$page_time : new Time_Budget( self::PAGE_SECONDS );
		$time            = $this->time ? $this->time : self::$page_time;
		$lock            = $time->left() > 0.5 ? Podcast_Lock::take( Podcast_Store::id( $url ) ) : null;
		return $lock ? $this->load( $url, $guids, $time, $lock ) : $kept;
	}

	/**
	 * A podcast for the editor: as new as the cache allows, else the last good copy.
	 *
	 * @param string   $url   Address of the feed, or of a page that names it.
	 * @param string[] $guids As for for_page().
	 * @param int      $limit As for for_page().
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
	 * Asks for a feed again, for an author: after whoever asks already.
	 *
	 * @param string      $url   Address of the feed.
	 * @param string[]    $guids Names of episodes that are asked for.
	 * @param Time_Budget $time  Time for waiting and asking.
	 * @return array|\WP_Error What is kept now.
	 */
	private function refresh( string $url, array $guids, Time_Budget $time ) {
		$id   = Podcast_Store::id( $url );
		$lock = Podcast_Lock::wait( $id, self::TRIES );
		$kept = Podcast_Store::read_again( $id );
		if ( ! $lock || Podcast_Store::is_resting( $kept ) || ( ! Podcast_Store::is_due( $kept ) && self::is_complete( $kept, $guids ) ) ) {
			// Another has just done it, or is at it.
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
	 * Asks for a feed and keeps what comes.
	 *
	 * @param string       $url   Address of the feed.
	 * @param string[]     $guids Names of episodes that are asked for.
	 * @param Time_Budget  $time  Time it may take.
	 * @param Podcast_Lock $lock  Our hold on the feed; let go at the end.
	 * @return array What is kept now.
	 */
	public function load( $url, array $guids, Time_Budget $time, Podcast_Lock $lock ): array {
		$kept   = Podcast_Store::read_again( Podcast_Store::id( $url ) );
		$wanted = Podcast_Store::wanted( $kept, $guids );
		// First, so that a feed that ends the process does so once a minute, not in every page.
		Podcast_Store::write( $url, $kept, Podcast_Errors::invalid_url(), $wanted );
		$feed = ( new Podcast_Source( $this->http ) )->load( $url, $wanted, $time );
		$kept = Podcast_Store::write( $url, $kept, $feed, $wanted );
		$lock->release();
		return $kept;
	}

	/**
	 * Whether what is kept holds everything that is asked for. What the feed never had is not missing.
	 *
	 * @param array    $kept  What is kept.
	 * @param string[] $guids Names.
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
	 * The podcast out of what is kept.
	 *
	 * @param string   $url   Address of the feed.
	 * @param array    $kept  What is kept.
	 * @param string[] $guids Names of the episodes.
	 * @param int      $limit Episodes at most.
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
	 * Names of episodes.
	 *
	 * @param array $guids Any values.
	 * @return string[]
	 */
	private static function names( array $guids ): array {
		return array_slice( array_values( array_unique( array_filter( $guids, 'is_string' ) ) ), 0, Podcast_Store::WANTED );
	}
}
