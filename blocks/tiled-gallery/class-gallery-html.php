<?php
namespace Mainstreet\Blocks\Tiled_Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the ends of tags as WordPress's own parser does, so that nothing that stands in an attribute is ever
 * taken for a tag. It is for additions alone: offsets would not be right after a change of attributes.
 */
final class Gallery_Html extends \WP_HTML_Tag_Processor {

	/**
	 * What is added, by offset.
	 *
	 * @var string[]
	 */
	private array $additions = array();

	/**
	 * Adds markup right before the current tag.
	 *
	 * @param string $html Markup, escaped.
	 */
	public function add_before( $html ) {
		$this->additions[ $this->span()->start ] = $html;
	}

	/**
	 * Adds markup right after the current tag.
	 *
	 * @param string $html Markup, escaped.
	 */
	public function add_after( $html ) {
		$span = $this->span();

		$this->additions[ $span->start + $span->length ] = $html;
	}

	/**
	 * The markup with what was added. All at once: what is added while tags are read would be read too.
	 *
	 * @return string
	 */
	public function with_additions() {
		$html = $this->get_updated_html();
		krsort( $this->additions );
		foreach ( $this->additions as $offset => $added ) {
			$html = substr_replace( $html, $added, $offset, 0 );
		}
		return $html;
	}

	/** Where the current tag stands. */
	private function span(): \WP_HTML_Span {
		$this->set_bookmark( 'mainstreet-here' );
		$span = $this->bookmarks['mainstreet-here'];
		$this->release_bookmark( 'mainstreet-here' );
		return $span;
	}
}
