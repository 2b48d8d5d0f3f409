<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Makes of a feed's text what we keep of it, with core's SimplePie. Nothing is asked for and nothing
 * is stored on the way: SimplePie gets the text and not the address.
 */
final class Podcast_Parser {

	const ITUNES = 'http://www.itunes.com/dtds/podcast-1.0.dtd';
	const ATOM   = 'http://www.w3.org/2005/Atom';

	/** Episodes that are kept with everything; of older ones only the names, unless they are wanted. */
	const FULL = 50;

	/** Episodes at most. */
	const MOST = 2000;

	/**
	 * Reads a feed.
	 *
	 * @param string   $body   The feed.
	 * @param string   $base   Its address.
	 * @param string[] $wanted Names of episodes that are kept with everything, however old.
	 * @param string   $type   Header Content-Type it came with.
	 * @return array|\WP_Error `title`, `link`, `cover`, `tracks` (each as Podcast_Track by guid, newest
	 *                         first), `index` (title by guid, of all). Error `invalid_url` when it is no
	 *                         feed, `no_tracks` when nothing of it can be heard, `empty_feed` without any item.
	 */
	public static function parse( $body, $base, array $wanted = array(), string $type = '' ) {
		try {
			return self::read( $body, $base, $wanted, $type );
		} catch ( \Throwable $error ) {
			// Whatever SimplePie throws, pages, routes and cron go on.
			Errors::log( 'podcast', $error->getMessage() );
			return Podcast_Errors::invalid_url();
		}
	}

	/**
	 * Reads a feed; what a library throws gets out.
	 *
	 * @param string   $body   As for parse().
	 * @param string   $base   As for parse().
	 * @param string[] $wanted As for parse().
	 * @param string   $type   As for parse().
	 * @return array|\WP_Error As parse().
	 */
	private static function read( $body, $base, array $wanted, string $type ) {
		self::load_simple_pie();
		$xml = self::harmless( $body, $type );
		if ( '' === $xml || ! Podcast_Xml_Limits::allows( $xml ) ) {
			return Podcast_Errors::invalid_url();
		}
		$pie = self::simple_pie( $xml );
		if ( ! $pie || ! Podcast_Tags::has_short_links( array( $pie, 'get_channel_tags' ) ) ) {
			return Podcast_Errors::invalid_url();
		}
		$feed = self::head( $pie, $base ) + array(
			'tracks' => array(),
			'index'  => array(),
		);
		foreach ( self::newest( $pie, $base ) as $item ) {
			self::add( $feed, $item, $wanted );
		}
		if ( $feed['index'] ) {
			return $feed;
		}
		return $pie->get_item_quantity() ? Podcast_Errors::no_tracks() : Podcast_Errors::empty_feed();
	}

	/**
	 * Adds an episode, if it can be heard. Its name is its guid, else the address of its sound. Of two episodes with
	 * one guid the second is named after its sound, and after link and title where that is the same, too.
	 *
	 * @param array        $feed   What parse() gives.
	 * @param Podcast_Item $item   Item of the feed.
	 * @param string[]     $wanted As for parse().
	 */
	private static function add( array &$feed, Podcast_Item $item, array $wanted ): void {
		$sound = $item->sound();
		if ( ! $sound ) {
			return;
		}
		$names = array( $item->guid(), mb_substr( $sound['src'], 0, 500 ) );
		// PHP makes numbers of names that look like one.
		if ( isset( $feed['index'][ $names[0] ], $feed['index'][ $names[1] ] ) || ( $names[0] === $names[1] && isset( $feed['index'][ $names[0] ] ) ) ) {
			$names[] = $item->link_and_title( $sound );
		}
		foreach ( $names as $name ) {
			if ( '' !== $name && ! isset( $feed['index'][ $name ] ) ) {
				$feed['index'][ $name ] = $item->title();
				if ( count( $feed['index'] ) <= self::FULL || in_array( (string) $name, $wanted, true ) ) {
					$feed['tracks'][ $name ] = array_replace( $item->all( $sound ), array( 'guid' => $name ) );
				}
				return;
			}
		}
	}

	/** Loads core's SimplePie. */
	private static function load_simple_pie(): void {
		if ( ! class_exists( 'SimplePie\SimplePie', false ) ) {
			require_once ABSPATH . WPINC . '/class-simplepie.php';
		}
	}

	/**
	 * Lets SimplePie read.
	 *
	 * @param string $xml The feed, in UTF-8.
	 * @return \SimplePie\SimplePie|null Null when it can't.
	 */
	private static function simple_pie( string $xml ): ?\SimplePie\SimplePie {
		// A feed of ten megabytes takes more than a page usually has.
		wp_raise_memory_limit( 'mainstreet_podcast' );
		$pie = new \SimplePie\SimplePie();
		$pie->enable_cache( false );
		$pie->enable_order_by_date( false );
		$pie->set_autodiscovery_level( \SimplePie\SimplePie::LOCATOR_NONE );
		$pie->set_raw_data( $xml );
		return $pie->init() && ! $pie->error() && $pie->get_type() & \SimplePie\SimplePie::TYPE_ALL ? $pie : null;
	}

	/**
	 * Episodes of the feed in SimplePie's order: without a date first, then the newest, then as in the feed. Its own sort
	 * parses each date, with much slower functions than PHP's.
	 *
	 * @param \SimplePie\SimplePie $pie  The feed.
	 * @param string               $base Its address.
	 * @return Podcast_Item[] At most MOST.
	 */
	private static function newest( \SimplePie\SimplePie $pie, $base ): array {
		$items = array();
		$times = array();
		foreach ( array_values( (array) $pie->get_items() ) as $at => $item ) {
			$items[ $at ] = new Podcast_Item( $item, $base );
			$time         = $items[ $at ]->time();
			$times[ $at ] = array( $time ? -$time : PHP_INT_MIN, $at );
		}
		asort( $times );
		$newest = array();
		foreach ( array_slice( array_keys( $times ), 0, self::MOST ) as $at ) {
			$newest[] = $items[ $at ];
		}
		return $newest;
	}

	/**
	 * What is said of the podcast itself.
	 *
	 * @param \SimplePie\SimplePie $pie  The feed.
	 * @param string               $base Its address.
	 */
	private static function head( \SimplePie\SimplePie $pie, $base ): array {
		$covers = array(
			self::found( $pie, self::ITUNES, 'image', 'href' ),
			self::found( $pie, '', 'image', 'url' ),
			self::found( $pie, self::ATOM, 'logo' ),
			self::found( $pie, self::ATOM, 'icon' ),
		);
		$title  = self::found( $pie, '', 'title' );
		foreach ( $covers as &$cover ) {
			$cover = Podcast_Text::url( $cover, $base );
		}
		return array(
			'title' => Podcast_Text::title( '' === $title ? self::found( $pie, self::ATOM, 'title' ) : $title ),
			'link'  => Podcast_Text::url( html_entity_decode( (string) $pie->get_permalink(), ENT_QUOTES, 'UTF-8' ), $base ),
			'cover' => (string) current( array_filter( $covers ) ),
		);
	}

	/**
	 * What the first element of a name says of the podcast.
	 *
	 * @param \SimplePie\SimplePie $pie   The feed.
	 * @param string               $space Namespace.
	 * @param string               $tag   Element.
	 * @param string               $part  As for part().
	 * @return string
	 */
	private static function found( \SimplePie\SimplePie $pie, string $space, string $tag, string $part = '' ) {
		$tags = $pie->get_channel_tags( $space, $tag );
		return isset( $tags[0] ) ? self::part( $tags[0], $part ) : '';
	}

	/**
	 * An attribute, a child or the text of an element.
	 *
	 * @param array  $tag  Element as SimplePie gives it.
	 * @param string $part Name; '' for the text.
	 * @return string
	 */
	private static function part( array $tag, string $part ) {
		if ( '' === $part ) {
			return $tag['data'];
		}
		return isset( $tag['attribs'][''][ $part ] ) ? $tag['attribs'][''][ $part ]
			: ( isset( $tag['child'][''][ $part ][0]['data'] ) ? $tag['child'][''][ $part ][0]['data'] : '' );
	}

	/**
	 * The feed in UTF-8, without a declaration of its type. One that brings entities along is refused, in whatever
	 * encoding they hide.
	 *
	 * @param string $body Any bytes.
	 * @param string $type Header Content-Type it came with.
	 * @return string '' when it is refused, or in an encoding that nobody here can read.
	 */
	private static function harmless( $body, string $type ): string {
		$body = Podcast_Encoding::to_utf8( $body, $type );
		if ( '' === $body || false !== strpos( $body, "\0" ) ) {
			return '';
		}
		return self::from_root( (string) preg_replace( '/^\s*<\?xml\b[^>]*\?>/', '', $body ) );
	}

	/**
	 * The root element, without what stands before it.
	 *
	 * @param string $xml XML without its declaration.
	 * @return string '' when entities are declared there, or when it is no XML.
	 */
	private static function from_root( string $xml ): string {
		// Comments, instructions, and types without declarations of their own.
		$xml = (string) preg_replace( '/^(?:\s+|<!--.*?-->|<\?.*?\?>|<!DOCTYPE\s[^>\[]*>)++/is', '', $xml );
		// Pages are none of SimplePie's business: with other plugins it would read those, too.
		return preg_match( '/^<(?:[a-z]\w*:)?(?:rss|rdf|feed)\b/i', $xml ) ? $xml : '';
	}
}
