<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Time_Budget;

defined( 'ABSPATH' ) || exit;

/**
 * Stores which feeds published pages show and refreshes them every hour, so that no visitor waits. Nothing is scheduled if no page
 * shows a feed.
 */
final class Podcast_Warmer {

	const HOOK   = 'mainstreet_podcast_warm';
	const OPTION = 'mainstreet_podcast_used';
	const BLOCK  = 'jetpack/podcast-player';

	/** Maximum number of feeds. Those not shown for the longest time are removed. */
	const MAX_FEEDS = 200;

	/** Seconds after which a feed that no page showed is removed. */
	const MAX_UNUSED = 2592000;

	/** Seconds per run. The rest is done one minute later. */
	const SECONDS = 9;

	/** Minimum number of seconds left to start loading a feed. */
	const MIN_SECONDS_LEFT = 3;

	/** Seconds before its copy expires that a feed is refreshed. */
	const REFRESH_AHEAD = 600;

	private ?Http_Client $http;

	private Scheduler $scheduler;

	/** Time limit of a run, if it was passed to the constructor. */
	private ?Time_Budget $time;

	public function __construct( ?Http_Client $http = null, ?Time_Budget $time = null, ?Scheduler $scheduler = null ) {
		$this->http      = $http;
		$this->time      = $time;
		$this->scheduler = $scheduler ? $scheduler : new Scheduler();
	}

	/**
	 * Records that a published page shows a feed.
	 *
	 * @param int $post Id of the post; 0 for the current post.
	 */
	public function record_use( string $url, $post = 0 ): void {
		$post = $post ? $post : (int) get_the_ID();
		if ( is_preview() || ( $post && 'publish' !== get_post_status( $post ) ) ) {
			return;
		}
		$used  = self::get_used();
		$known = $used[ Podcast_Store::get_id( $url ) ] ?? null;
		// Written once a day at most, to avoid database writes on page views.
		if ( $known && time() - $known['seen'] < DAY_IN_SECONDS && ! ( $known['post'] && $known['post'] !== $post && 'publish' !== get_post_status( $known['post'] ) ) ) {
			return;
		}
		$used[ Podcast_Store::get_id( $url ) ] = array(
			'url'  => $url,
			'post' => $post,
			'seen' => time(),
		);
		self::save_used( $used );
		if ( ! $this->scheduler->planned( self::HOOK ) ) {
			$this->scheduler->plan( self::HOOK, time() + HOUR_IN_SECONDS );
		}
	}

	/** Schedules a run as soon as possible, outside of the visitor's request. */
	public function schedule_now(): void {
		$planned = $this->scheduler->planned( self::HOOK );
		if ( self::get_used() && ( ! $planned || $planned > time() + MINUTE_IN_SECONDS ) ) {
			$this->scheduler->plan( self::HOOK, time() );
		}
	}

	/**
	 * Callback of `save_post`: records the feeds of a published post, so that they are loaded before the first visit, and removes
	 * feeds that the post no longer shows.
	 *
	 * @param int      $id   Post id.
	 * @param \WP_Post $post Post.
	 */
	public function handle_save( $id, $post ): void {
		if ( wp_is_post_revision( $id ) || wp_is_post_autosave( $id ) ) {
			return;
		}
		$has  = 'publish' === $post->post_status && has_block( self::BLOCK, $post );
		$urls = $has ? self::find_urls( parse_blocks( $post->post_content ) ) : array();
		$used = self::get_used();
		$gone = array_filter( $used, static fn( $feed ) => $feed['post'] === $id && ! in_array( $feed['url'], $urls, true ) );
		if ( $gone ) {
			self::save_used( array_diff_key( $used, $gone ) );
		}
		foreach ( $urls as $url ) {
			$this->record_use( $url, $id );
			if ( ! Podcast_Store::read( Podcast_Store::get_id( $url ) )['feed'] ) {
				$this->schedule_now();
			}
		}
	}

	/** Refreshes feeds whose copies expire soon, the oldest first. */
	public function run(): void {
		$time = $this->time ? $this->time : new Time_Budget( self::SECONDS );
		$used = array_filter( self::get_used(), array( __CLASS__, 'is_shown' ) );
		if ( count( $used ) < count( self::get_used() ) ) {
			self::save_used( $used );
		}
		Podcast_Store::delete_expired();
		if ( ! $used ) {
			$this->scheduler->drop( self::HOOK );
			return;
		}
		// Scheduled first, because a run may be aborted.
		$this->scheduler->plan( self::HOOK, time() + HOUR_IN_SECONDS );
		if ( ! $this->refresh( $used, $time ) ) {
			$this->scheduler->plan( self::HOOK, time() + MINUTE_IN_SECONDS );
		}
	}

	/**
	 * Refreshes feeds.
	 *
	 * @param array[] $used Feeds.
	 * @return bool False if the time ran out.
	 */
	private function refresh( array $used, Time_Budget $time ): bool {
		$tried = array();
		foreach ( array_keys( $used ) as $id ) {
			$record = Podcast_Store::read( $id );
			if ( Podcast_Store::is_due( $record, self::REFRESH_AHEAD ) ) {
				$tried[ $id ] = $record['tried'];
			}
		}
		asort( $tried );
		$loader = new Podcast_Loader( $this->http ? $this->http : new Http_Client() );
		foreach ( array_keys( $tried ) as $id ) {
			if ( $time->left() < self::MIN_SECONDS_LEFT ) {
				return false;
			}
			$lease = Podcast_Lease::acquire( $id );
			if ( $lease ) {
				$loader->refresh( $used[ $id ]['url'], array(), $time, $lease );
			}
		}
		return true;
	}

	/**
	 * Whether a page still shows a feed.
	 *
	 * @param array $feed Item of get_used().
	 * @return bool
	 */
	private static function is_shown( array $feed ) {
		return time() - $feed['seen'] < self::MAX_UNUSED && ( ! $feed['post'] || 'publish' === get_post_status( $feed['post'] ) );
	}

	/**
	 * Returns the feeds that pages show.
	 *
	 * @return array[] `url`, `post` (0 for none), `seen` (Unix time), by feed id.
	 */
	public static function get_used(): array {
		$used = get_option( self::OPTION, array() );
		return array_filter(
			is_array( $used ) ? $used : array(),
			static fn( $feed ) => is_array( $feed ) && isset( $feed['url'], $feed['post'], $feed['seen'] ) && is_string( $feed['url'] ) && is_int( $feed['post'] ) && is_int( $feed['seen'] )
		);
	}

	/**
	 * Stores the feeds, newest first.
	 *
	 * @param array[] $used As get_used().
	 */
	private static function save_used( array $used ): void {
		uasort( $used, static fn( $one, $other ) => $other['seen'] <=> $one['seen'] );
		update_option( self::OPTION, array_slice( $used, 0, self::MAX_FEEDS, true ), false );
	}

	/**
	 * Returns the feed URLs in blocks and inner blocks.
	 *
	 * @param array[] $blocks Parsed blocks.
	 * @return string[]
	 */
	private static function find_urls( array $blocks ): array {
		$urls = array();
		foreach ( $blocks as $block ) {
			$urls[] = self::BLOCK === $block['blockName'] ? Podcast_Store::normalize_url( $block['attrs']['url'] ?? '' ) : '';
			$urls   = array_merge( $urls, self::find_urls( $block['innerBlocks'] ) );
		}
		return array_values( array_unique( array_filter( $urls ) ) );
	}
}
