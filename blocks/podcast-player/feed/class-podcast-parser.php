<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Parses feeds with core's SimplePie. SimplePie receives the content without the URL, so it sends no
 * requests and caches nothing.
 */
final class Podcast_Parser {

	/** Number of the newest episodes stored with all data. Of older ones, only GUID and title are stored, unless a post shows them. */
	const FULL_EPISODES = 50;

	/** Maximum number of episodes. */
	const MAX_EPISODES = 2000;

	/**
	 * Parses a feed.
	 *
	 * @param string   $body   Content of the feed.
	 * @param string   $base   URL of the feed.
	 * @param string[] $wanted GUIDs of older episodes that are stored with all data.
	 * @param string   $type   Content-Type header of the response.
	 * @return array|\WP_Error `title`, `link`, `cover`, `tracks` (properties of Podcast_Track by GUID, newest first),
	 *                         `index` (titles of all episodes by GUID). Error `invalid_url` if it is not a feed,
	 *                         `no_tracks` if no item has audio, `empty_feed` without items.
	 */
	public static function parse( $body, $base, array $wanted = array(), string $type = '' ) {
		try {
			return self::parse_unguarded( $body, $base, $wanted, $type );
		} catch ( \Throwable $error ) {
			// An exception of SimplePie must not break pages, routes or cron.
			Errors::log( 'podcast', $error->getMessage() );
			return Podcast_Errors::invalid_url();
		}
	}

	/**
	 * As parse(), but does not catch exceptions of SimplePie.
	 *
	 * @param string   $body   As parse().
	 * @param string   $base   As parse().
	 * @param string[] $wanted As parse().
	 * @param string   $type   As parse().
	 * @return array|\WP_Error As parse().
	 */
	private static function parse_unguarded( $body, $base, array $wanted, string $type ) {
		self::load_simple_pie();
		$xml = self::sanitize_xml( $body, $type );
		if ( '' === $xml || ! Podcast_Xml_Limits::allows( $xml ) ) {
			return Podcast_Errors::invalid_url();
		}
		$pie = self::create_simple_pie( $xml );
		if ( ! $pie || ! Podcast_Tags::has_short_links( array( $pie, 'get_channel_tags' ) ) ) {
			return Podcast_Errors::invalid_url();
		}
		$feed = self::get_head( $pie, $base ) + array(
			'tracks' => array(),
			'index'  => array(),
		);
		foreach ( self::get_newest_items( $pie, $base ) as $item ) {
			self::add_episode( $feed, $item, $wanted );
		}
		if ( $feed['index'] ) {
			return $feed;
		}
		return $pie->get_item_quantity() ? Podcast_Errors::no_tracks() : Podcast_Errors::empty_feed();
	}

	/**
	 * Adds an episode that has audio. Its key is the GUID, otherwise the URL of its audio. If another episode has the same GUID,
	 * the key is the URL of the audio; if that is used too, a hash of link and title.
	 *
	 * @param array    $feed   Result of parse().
	 * @param string[] $wanted As parse().
	 */
	private static function add_episode( array &$feed, Podcast_Item $item, array $wanted ): void {
		$audio = $item->find_audio();
		if ( ! $audio ) {
			return;
		}
		$names = array( $item->get_guid(), mb_substr( $audio['src'], 0, 500 ) );
		// PHP converts numeric keys to integers.
		if ( isset( $feed['index'][ $names[0] ], $feed['index'][ $names[1] ] ) || ( $names[0] === $names[1] && isset( $feed['index'][ $names[0] ] ) ) ) {
			$names[] = $item->hash_link_and_title( $audio );
		}
		foreach ( $names as $name ) {
			if ( '' !== $name && ! isset( $feed['index'][ $name ] ) ) {
				$feed['index'][ $name ] = $item->get_title();
				if ( count( $feed['index'] ) <= self::FULL_EPISODES || in_array( (string) $name, $wanted, true ) ) {
					$feed['tracks'][ $name ] = array_replace( $item->get_track( $audio ), array( 'guid' => $name ) );
				}
				return;
			}
		}
	}

	private static function load_simple_pie(): void {
		if ( ! class_exists( 'SimplePie\SimplePie', false ) ) {
			require_once ABSPATH . WPINC . '/class-simplepie.php';
		}
	}

	/**
	 * Parses XML with SimplePie.
	 *
	 * @param string $xml Feed in UTF-8.
	 * @return \SimplePie\SimplePie|null Null if it is not a valid feed.
	 */
	private static function create_simple_pie( string $xml ): ?\SimplePie\SimplePie {
		// A feed of 10 MB may exceed the usual memory limit of a page.
		wp_raise_memory_limit( 'mainstreet_podcast' );
		$pie = new \SimplePie\SimplePie();
		$pie->enable_cache( false );
		$pie->enable_order_by_date( false );
		$pie->set_autodiscovery_level( \SimplePie\SimplePie::LOCATOR_NONE );
		$pie->set_raw_data( $xml );
		return $pie->init() && ! $pie->error() && $pie->get_type() & \SimplePie\SimplePie::TYPE_ALL ? $pie : null;
	}

	/**
	 * Returns the episodes in SimplePie's order: those without a date first, then the newest. SimplePie's own sorting is much slower,
	 * because it parses each date in PHP.
	 *
	 * @param string $base URL of the feed.
	 * @return Podcast_Item[] Up to MAX_EPISODES.
	 */
	private static function get_newest_items( \SimplePie\SimplePie $pie, $base ): array {
		$items = array();
		$times = array();
		foreach ( array_values( (array) $pie->get_items() ) as $at => $item ) {
			$items[ $at ] = new Podcast_Item( $item, $base );
			$time         = $items[ $at ]->get_time();
			$times[ $at ] = array( $time ? -$time : PHP_INT_MIN, $at );
		}
		asort( $times );
		$newest = array();
		foreach ( array_slice( array_keys( $times ), 0, self::MAX_EPISODES ) as $at ) {
			$newest[] = $items[ $at ];
		}
		return $newest;
	}

	/**
	 * Returns title, link and cover of the podcast.
	 *
	 * @param string $base URL of the feed.
	 */
	private static function get_head( \SimplePie\SimplePie $pie, $base ): array {
		$covers = array(
			self::find_value( $pie, Podcast_Tags::ITUNES, 'image', 'href' ),
			self::find_value( $pie, '', 'image', 'url' ),
			self::find_value( $pie, Podcast_Tags::ATOM, 'logo' ),
			self::find_value( $pie, Podcast_Tags::ATOM, 'icon' ),
		);
		$title  = self::find_value( $pie, '', 'title' );
		foreach ( $covers as &$cover ) {
			$cover = Podcast_Text::sanitize_url( $cover, $base );
		}
		return array(
			'title' => Podcast_Text::to_title( '' === $title ? self::find_value( $pie, Podcast_Tags::ATOM, 'title' ) : $title ),
			'link'  => Podcast_Text::sanitize_url( html_entity_decode( (string) $pie->get_permalink(), ENT_QUOTES, 'UTF-8' ), $base ),
			'cover' => (string) current( array_filter( $covers ) ),
		);
	}

	/**
	 * Returns a value of the first channel element with a name.
	 *
	 * @param string $space Namespace.
	 * @param string $part  As get_value().
	 * @return string
	 */
	private static function find_value( \SimplePie\SimplePie $pie, string $space, string $tag, string $part = '' ) {
		$tags = $pie->get_channel_tags( $space, $tag );
		return isset( $tags[0] ) ? self::get_value( $tags[0], $part ) : '';
	}

	/**
	 * Returns an attribute, the text of a child, or the text of an element.
	 *
	 * @param array  $tag  Element from SimplePie.
	 * @param string $part Name; an empty string for the text of the element.
	 * @return string
	 */
	private static function get_value( array $tag, string $part ) {
		if ( '' === $part ) {
			return $tag['data'];
		}
		return isset( $tag['attribs'][''][ $part ] ) ? $tag['attribs'][''][ $part ]
			: ( isset( $tag['child'][''][ $part ][0]['data'] ) ? $tag['child'][''][ $part ][0]['data'] : '' );
	}

	/**
	 * Converts the feed to UTF-8 and removes the document type. A feed that declares entities is rejected, in any encoding.
	 *
	 * @param string $body Any bytes.
	 * @return string An empty string if the feed is rejected, or its encoding is not supported.
	 */
	private static function sanitize_xml( $body, string $type ): string {
		$body = Podcast_Encoding::to_utf8( $body, $type );
		if ( '' === $body || false !== strpos( $body, "\0" ) ) {
			return '';
		}
		return self::remove_prolog( (string) preg_replace( '/^\s*<\?xml\b[^>]*\?>/', '', $body ) );
	}

	/**
	 * Removes everything before the root element.
	 *
	 * @param string $xml XML without its declaration.
	 * @return string An empty string if entities are declared, or if it is not a feed.
	 */
	private static function remove_prolog( string $xml ): string {
		// Comments, processing instructions, and document types without an internal subset.
		$xml = (string) preg_replace( '/^(?:\s+|<!--.*?-->|<\?.*?\?>|<!DOCTYPE\s[^>\[]*>)++/is', '', $xml );
		// HTML pages are rejected here, because SimplePie parses them if another plugin has loaded a microformats parser.
		return preg_match( '/^<(?:[a-z]\w*:)?(?:rss|rdf|feed)\b/i', $xml ) ? $xml : '';
	}
}
