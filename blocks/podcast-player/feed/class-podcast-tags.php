<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

defined( 'ABSPATH' ) || exit;

/**
 * Reads elements as they stand there: SimplePie's own functions clean each text in a document of its
 * own, which takes seconds for a long feed, and know nothing of chapters.
 */
final class Podcast_Tags {

	/** Namespaces of podcasts, old and new. */
	const PODCAST = array( 'https://podcastindex.org/namespace/1.0', 'https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md' );

	/**
	 * The item.
	 *
	 * @var \SimplePie\Item
	 */
	private $item;

	/**
	 * Reads an item.
	 *
	 * @param \SimplePie\Item $item The item.
	 */
	public function __construct( $item ) {
		$this->item = $item;
	}

	/**
	 * The first address that may be loaded.
	 *
	 * @param string  $base   Address of the feed.
	 * @param array[] $places Namespace, element and attribute of each.
	 */
	public function url( $base, array $places ): string {
		foreach ( $places as list( $space, $tag, $attribute ) ) {
			foreach ( $this->attributes( $space, $tag ) as $found ) {
				$url = Podcast_Text::url( $found[ $attribute ] ?? '', $base );
				if ( '' !== $url ) {
					return $url;
				}
			}
		}
		return '';
	}

	/**
	 * Attributes of the elements of a name in the namespace of podcasts.
	 *
	 * @param string $tag Element.
	 * @return array[]
	 */
	public function of_podcast( string $tag ): array {
		return array_merge( $this->attributes( self::PODCAST[0], $tag ), $this->attributes( self::PODCAST[1], $tag ) );
	}

	/**
	 * Attributes of all elements of a name.
	 *
	 * @param string $space Namespace.
	 * @param string $tag   Element.
	 * @return array[]
	 */
	public function attributes( $space, $tag ): array {
		return array_map( array( __CLASS__, 'own' ), (array) $this->item->get_item_tags( $space, $tag ) );
	}

	/**
	 * Attributes of elements inside the first element of a name.
	 *
	 * @param string $space Namespace of both.
	 * @param string $tag   Outer element.
	 * @param string $child Inner elements.
	 * @return array[]
	 */
	public function children( string $space, string $tag, string $child ): array {
		$tags = (array) $this->item->get_item_tags( $space, $tag );
		return array_map( array( __CLASS__, 'own' ), $tags[0]['child'][ $space ][ $child ] ?? array() );
	}

	/**
	 * Whether no address is longer than one that may be loaded: SimplePie needs quadratic time for each it makes absolute.
	 *
	 * @param callable $find Finds elements by namespace and name.
	 */
	public static function has_short_links( callable $find ): bool {
		foreach ( array( Podcast_Parser::ATOM, 'http://purl.org/atom/ns#', '', 'http://purl.org/rss/1.0/', 'http://my.netscape.com/rdf/simple/0.9/' ) as $space ) {
			foreach ( array( 'link', 'guid' ) as $name ) {
				foreach ( (array) $find( $space, $name ) as $tag ) {
					if ( max( strlen( $tag['data'] ?? '' ), strlen( self::own( $tag )['href'] ?? '' ) ) > Podcast_Text::MOST_URL ) {
						return false;
					}
				}
			}
		}
		return true;
	}

	/**
	 * Attributes of an element.
	 *
	 * @param array $tag Element.
	 * @return array
	 */
	private static function own( $tag ) {
		return $tag['attribs'][''] ?? array();
	}

	/**
	 * Text of the first element of a name.
	 *
	 * @param string $space Namespace.
	 * @param string $tag   Element.
	 * @return string
	 */
	public function text( $space, $tag ) {
		$tags = (array) $this->item->get_item_tags( $space, $tag );
		return $tags[0]['data'] ?? '';
	}
}
