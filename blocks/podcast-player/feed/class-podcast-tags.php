<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

defined( 'ABSPATH' ) || exit;

/**
 * Reads raw elements of an item. SimplePie's own methods parse each text as a separate document, which takes seconds for a
 * long feed, and do not support chapters.
 */
final class Podcast_Tags {

	const ITUNES = 'http://www.itunes.com/dtds/podcast-1.0.dtd';
	const ATOM   = 'http://www.w3.org/2005/Atom';

	/** Podcasting 2.0 namespaces, current and former. */
	const PODCAST = array( 'https://podcastindex.org/namespace/1.0', 'https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md' );

	/** @var \SimplePie\Item */
	private $item;

	/** @param \SimplePie\Item $item Item. */
	public function __construct( $item ) {
		$this->item = $item;
	}

	/**
	 * Returns the first valid URL, or an empty string.
	 *
	 * @param string  $base   URL of the feed.
	 * @param array[] $places Namespace, element and attribute of each candidate.
	 */
	public function find_url( $base, array $places ): string {
		foreach ( $places as list( $space, $tag, $attribute ) ) {
			foreach ( $this->get_attributes( $space, $tag ) as $found ) {
				$url = Podcast_Text::sanitize_url( $found[ $attribute ] ?? '', $base );
				if ( '' !== $url ) {
					return $url;
				}
			}
		}
		return '';
	}

	/**
	 * Returns the attributes of elements in the Podcasting 2.0 namespaces.
	 *
	 * @return array[]
	 */
	public function get_podcast_attributes( string $tag ): array {
		return array_merge( $this->get_attributes( self::PODCAST[0], $tag ), $this->get_attributes( self::PODCAST[1], $tag ) );
	}

	/**
	 * Returns the attributes of all elements with a name.
	 *
	 * @param string $space Namespace.
	 * @param string $tag   Element.
	 * @return array[]
	 */
	public function get_attributes( $space, $tag ): array {
		return array_map( array( __CLASS__, 'extract_attributes' ), (array) $this->item->get_item_tags( $space, $tag ) );
	}

	/**
	 * Returns the attributes of the children of the first element with a name.
	 *
	 * @param string $space Namespace of both.
	 * @return array[]
	 */
	public function get_children( string $space, string $tag, string $child ): array {
		$tags = (array) $this->item->get_item_tags( $space, $tag );
		return array_map( array( __CLASS__, 'extract_attributes' ), $tags[0]['child'][ $space ][ $child ] ?? array() );
	}

	/**
	 * Whether all links and GUIDs are within the maximum length. SimplePie needs quadratic time to make a URL absolute.
	 *
	 * @param callable $find Finds elements by namespace and name.
	 */
	public static function has_short_links( callable $find ): bool {
		foreach ( array( self::ATOM, 'http://purl.org/atom/ns#', '', 'http://purl.org/rss/1.0/', 'http://my.netscape.com/rdf/simple/0.9/' ) as $space ) {
			foreach ( array( 'link', 'guid' ) as $name ) {
				foreach ( (array) $find( $space, $name ) as $tag ) {
					if ( max( strlen( $tag['data'] ?? '' ), strlen( self::extract_attributes( $tag )['href'] ?? '' ) ) > Podcast_Text::MAX_URL_BYTES ) {
						return false;
					}
				}
			}
		}
		return true;
	}

	private static function extract_attributes( $tag ) {
		return $tag['attribs'][''] ?? array();
	}

	/**
	 * Returns the text of the first element with a name.
	 *
	 * @param string $space Namespace.
	 * @param string $tag   Element.
	 * @return string
	 */
	public function get_text( $space, $tag ) {
		$tags = (array) $this->item->get_item_tags( $space, $tag );
		return $tags[0]['data'] ?? '';
	}
}
