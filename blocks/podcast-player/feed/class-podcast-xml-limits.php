<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the structure of a feed before it is parsed. libxml and SimplePie need quadratic time for attributes and
 * namespaces, and PHP crashes when it frees deeply nested arrays. One pass over the text, in linear time.
 */
final class Podcast_Xml_Limits {

	/** Elements of a feed: 2000 episodes with 40 elements each. SimplePie needs about 1 KB of memory for each. */
	const MAX_ELEMENTS = 80000;

	/** Start and end tags, comments, CDATA sections and processing instructions together. */
	const MAX_MARKUP = 500000;

	/** Items of a feed. All are read to sort them. */
	const MAX_ITEMS = 5000;

	/** Nesting depth. XHTML in Atom feeds is the deepest. */
	const MAX_DEPTH = 100;

	/** Attributes of an element, and namespaces declared for it and its ancestors. */
	const MAX_ATTRIBUTES = 100;
	const MAX_NAMESPACES = 100;

	/** Bytes of a start tag. */
	const MAX_TAG_BYTES = 32768;

	private string $xml;

	/** @var int[] Number of namespaces in scope at each open element. */
	private array $open = array();

	private int $elements = 0;

	private int $items = 0;

	private function __construct( string $xml ) {
		$this->xml = $xml;
	}

	/**
	 * Whether a feed is within all limits. Also rejects most XML that is not well-formed, which the parser would reject.
	 *
	 * @param string $xml Feed without anything before the root element.
	 */
	public static function allows( string $xml ): bool {
		return ( new self( $xml ) )->check();
	}

	/** Checks all markup in order. */
	private function check(): bool {
		$count = 0;
		$at    = strpos( $this->xml, '<' );
		while ( false !== $at ) {
			$end = $this->find_end( $at );
			if ( null === $end || ++$count > self::MAX_MARKUP ) {
				return false;
			}
			$at = strpos( $this->xml, '<', $end );
		}
		return true;
	}

	/**
	 * Reads a tag, comment, CDATA section or processing instruction.
	 *
	 * @param int $at Offset of its `<`.
	 * @return int|null Offset of its end. Null if a limit is exceeded or the end is missing.
	 */
	private function find_end( int $at ): ?int {
		foreach ( array(
			'<!--'      => '-->',
			'<![CDATA[' => ']]>',
			'<?'        => '?>',
			'</'        => '>',
		) as $start => $end ) {
			if ( 0 === substr_compare( $this->xml, $start, $at, strlen( $start ) ) ) {
				if ( '</' === $start ) {
					array_pop( $this->open );
				}
				$found = strpos( $this->xml, $end, $at + strlen( $start ) );
				return false === $found ? null : $found + strlen( $end );
			}
		}
		// Possessive quantifiers keep the time linear.
		$is_tag = preg_match( '/\G<(?!!)(?:[^"\'<>]++|"[^"<]*+"|\'[^\'<]*+\')++>/', $this->xml, $found, 0, $at );
		return $is_tag && $this->count_tag( $found[0] ) ? $at + strlen( $found[0] ) : null;
	}

	/** Counts a start tag; false if a limit is exceeded. */
	private function count_tag( string $tag ): bool {
		$namespaces   = substr_count( $tag, 'xmlns' ) + (int) end( $this->open );
		$this->items += preg_match( '/^<(?:[^\s:>]*+:)?(?:item|entry)[\s\/>]/', $tag );
		if ( ++$this->elements > self::MAX_ELEMENTS || $this->items > self::MAX_ITEMS || strlen( $tag ) > self::MAX_TAG_BYTES || $namespaces > self::MAX_NAMESPACES ) {
			return false;
		}
		if ( '/' !== $tag[ strlen( $tag ) - 2 ] ) {
			$this->open[] = $namespaces;
		}
		return count( $this->open ) <= self::MAX_DEPTH && preg_match_all( '/"[^"]*"|\'[^\']*\'/', $tag ) <= self::MAX_ATTRIBUTES;
	}
}
