<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Time_Budget;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers which feeds pages show, and asks for them every hour, so that no visitor waits. Without
 * such pages nothing is planned.
 */
final class Podcast_Warmer {

	const HOOK   = 'mainstreet_podcast_warm';
	const OPTION = 'mainstreet_podcast_used';
	const BLOCK  = 'jetpack/podcast-player';

	/** Feeds at most; those that were not shown for longest are forgotten. */
	const MOST = 200;

	/** Seconds after which a feed that no page showed is forgotten. */
	const FORGOTTEN = 2592000;

	/** Seconds one run may take; what is left is done a minute later. */
	const SECONDS = 9;

	/** A run begins with a feed only when it has so many seconds left. */
	const LEAST = 3;

	/** Minutes before its copy is old, in seconds, a feed is asked for. */
	const EARLY = 600;

	/** What asks other servers. */
	private ?Http_Client $http;

	/** When it is called. */
	private Scheduler $scheduler;

	/** Time of one run, where it was given. */
	private ?Time_Budget $time;

	/**
	 * A warmer.
	 *
	 * @param Http_Client|null $http      What asks other servers.
	 * @param Time_Budget|null $time      Time of one run.
	 * @param Scheduler|null   $scheduler When it is called.
	 */
	public function __construct( ?Http_Client $http = null, ?Time_Budget $time = null, ?Scheduler $scheduler = null ) {
		$this->http      = $http;
		$this->time      = $time;
		$this->scheduler = $scheduler ? $scheduler : new Scheduler();
	}

	/**
	 * A page that strangers can see shows a feed.
	 *
	 * @param string $url  Its address.
	 * @param int    $post Post it stands in; the one that is being drawn unless given.
	 */
	public function remember( string $url, $post = 0 ): void {
		$post = $post ? $post : (int) get_the_ID();
		if ( is_preview() || ( $post && 'publish' !== get_post_status( $post ) ) ) {
			return;
		}
		$used  = self::used();
		$known = $used[ Podcast_Store::id( $url ) ] ?? null;
		// Once a day is enough: a page view writes nothing if it can help it.
		if ( $known && time() - $known['seen'] < DAY_IN_SECONDS && ! ( $known['post'] && $known['post'] !== $post && 'publish' !== get_post_status( $known['post'] ) ) ) {
			return;
		}
		$used[ Podcast_Store::id( $url ) ] = array(
			'url'  => $url,
			'post' => $post,
			'seen' => time(),
		);
		self::keep( $used );
		if ( ! $this->scheduler->planned( self::HOOK ) ) {
			$this->scheduler->plan( self::HOOK, time() + HOUR_IN_SECONDS );
		}
	}

	/** Asks for what is old as soon as possible, behind the back of the visitor. */
	public function soon(): void {
		$planned = $this->scheduler->planned( self::HOOK );
		if ( self::used() && ( ! $planned || $planned > time() + MINUTE_IN_SECONDS ) ) {
			$this->scheduler->plan( self::HOOK, time() );
		}
	}

	/**
	 * A post was saved: its feeds are known before its first visitor, and those it no longer shows forgotten.
	 *
	 * @param int      $id   Number of the post.
	 * @param \WP_Post $post The post.
	 */
	public function on_save( $id, $post ): void {
		if ( wp_is_post_revision( $id ) || wp_is_post_autosave( $id ) ) {
			return;
		}
		$has  = 'publish' === $post->post_status && has_block( self::BLOCK, $post );
		$urls = $has ? self::urls( parse_blocks( $post->post_content ) ) : array();
		$used = self::used();
		$gone = array_filter(
			$used,
			static function ( $feed ) use ( $id, $urls ) {
				return $feed['post'] === $id && ! in_array( $feed['url'], $urls, true );
			}
		);
		if ( $gone ) {
			self::keep( array_diff_key( $used, $gone ) );
		}
		foreach ( $urls as $url ) {
			$this->remember( $url, $id );
			if ( ! Podcast_Store::read( Podcast_Store::id( $url ) )['feed'] ) {
				$this->soon();
			}
		}
	}

	/** One run: feeds whose copies are about to be old, the oldest first. */
	public function run(): void {
		$time = $this->time ? $this->time : new Time_Budget( self::SECONDS );
		$used = array_filter( self::used(), array( __CLASS__, 'is_shown' ) );
		if ( count( $used ) < count( self::used() ) ) {
			self::keep( $used );
		}
		Podcast_Store::sweep();
		if ( ! $used ) {
			$this->scheduler->drop( self::HOOK );
			return;
		}
		// First, as a run may be cut short.
		$this->scheduler->plan( self::HOOK, time() + HOUR_IN_SECONDS );
		if ( ! $this->refresh( $used, $time ) ) {
			$this->scheduler->plan( self::HOOK, time() + MINUTE_IN_SECONDS );
		}
	}

	/**
	 * Asks for feeds.
	 *
	 * @param array[]     $used Feeds.
	 * @param Time_Budget $time Time it may take.
	 * @return bool Whether all are done.
	 */
	private function refresh( array $used, Time_Budget $time ): bool {
		$tried = array();
		foreach ( array_keys( $used ) as $id ) {
			$kept = Podcast_Store::read( $id );
			if ( Podcast_Store::is_due( $kept, self::EARLY ) ) {
				$tried[ $id ] = $kept['tried'];
			}
		}
		asort( $tried );
		$feeds = new Podcast_Feed( $this->http );
		foreach ( array_keys( $tried ) as $id ) {
			if ( $time->left() < self::LEAST ) {
				return false;
			}
			$lock = Podcast_Lock::take( $id );
			if ( $lock ) {
				$feeds->load( $used[ $id ]['url'], array(), $time, $lock );
			}
		}
		return true;
	}

	/**
	 * Whether a page still shows a feed.
	 *
	 * @param array $feed Entry of used().
	 * @return bool
	 */
	private static function is_shown( array $feed ) {
		return time() - $feed['seen'] < self::FORGOTTEN && ( ! $feed['post'] || 'publish' === get_post_status( $feed['post'] ) );
	}

	/**
	 * Feeds that pages show.
	 *
	 * @return array[] `url`, `post` (0 for none), `seen` (time), by name.
	 */
	public static function used(): array {
		$used = get_option( self::OPTION, array() );
		return array_filter(
			is_array( $used ) ? $used : array(),
			static function ( $feed ) {
				return is_array( $feed ) && isset( $feed['url'], $feed['post'], $feed['seen'] ) && is_string( $feed['url'] ) && is_int( $feed['post'] ) && is_int( $feed['seen'] );
			}
		);
	}

	/**
	 * Writes down which feeds pages show.
	 *
	 * @param array[] $used As used().
	 */
	private static function keep( array $used ): void {
		uasort(
			$used,
			static function ( $one, $other ) {
				return $other['seen'] <=> $one['seen'];
			}
		);
		update_option( self::OPTION, array_slice( $used, 0, self::MOST, true ), false );
	}

	/**
	 * Addresses of feeds in blocks.
	 *
	 * @param array[] $blocks Blocks.
	 * @return string[]
	 */
	private static function urls( array $blocks ): array {
		$urls = array();
		foreach ( $blocks as $block ) {
			$urls[] = self::BLOCK === $block['blockName'] ? Podcast_Store::normalise( $block['attrs']['url'] ?? '' ) : '';
			$urls   = array_merge( $urls, self::urls( $block['innerBlocks'] ) );
		}
		return array_values( array_unique( array_filter( $urls ) ) );
	}
}
