<?php
namespace Mainstreet\Blocks\Tiled_Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * Inserts markup before or after tags found by WordPress's HTML parser, so that text in attributes is never mistaken for a tag.
 * Do not change attributes with it: the offsets would be wrong.
 */
final class Gallery_Html extends \WP_HTML_Tag_Processor {

	/** @var string[] Markup to insert, by offset. */
	private array $additions = array();

	/**
	 * Inserts markup before the current tag.
	 *
	 * @param string $html Escaped markup.
	 */
	public function add_before( $html ) {
		$this->additions[ $this->get_span()->start ] = $html;
	}

	/**
	 * Inserts markup after the current tag.
	 *
	 * @param string $html Escaped markup.
	 */
	public function add_after( $html ) {
		$span = $this->get_span();

		$this->additions[ $span->start + $span->length ] = $html;
	}

	/**
	 * Returns the markup with all insertions. They are applied last, so that the parser does not read them.
	 *
	 * @return string
	 */
	public function get_html() {
		$html = $this->get_updated_html();
		krsort( $this->additions );
		foreach ( $this->additions as $offset => $added ) {
			$html = substr_replace( $html, $added, $offset, 0 );
		}
		return $html;
	}

	/** Returns the position of the current tag. */
	private function get_span(): \WP_HTML_Span {
		$this->set_bookmark( 'mainstreet-here' );
		$span = $this->bookmarks['mainstreet-here'];
		$this->release_bookmark( 'mainstreet-here' );
		return $span;
	}
}
