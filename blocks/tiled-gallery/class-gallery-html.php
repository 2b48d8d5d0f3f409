<?php
/**
 * Markup of a gallery that elements can be added to.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Tiled_Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * The tag processor changes attributes. Around pictures, links are added as well: at the ends of tags as WordPress's own
 * parser finds them, so that nothing that stands in an attribute is ever taken for a tag.
 */
final class Gallery_Html extends \WP_HTML_Tag_Processor {

	/**
	 * Adds markup right before the current tag.
	 *
	 * @param string $html Markup, escaped.
	 */
	public function add_before( $html ) {
		$this->add( $html, false );
	}

	/**
	 * Adds markup right after the current tag.
	 *
	 * @param string $html Markup, escaped.
	 */
	public function add_after( $html ) {
		$this->add( $html, true );
	}

	/**
	 * Adds markup before or after the current tag.
	 *
	 * @param string $html     Markup, escaped.
	 * @param bool   $is_after Whether after.
	 */
	private function add( $html, $is_after ) {
		$this->set_bookmark( 'mainstreet-here' );
		$span                    = $this->bookmarks['mainstreet-here'];
		$this->lexical_updates[] = new \WP_HTML_Text_Replacement( $span->start + ( $is_after ? $span->length : 0 ), 0, $html );
		$this->release_bookmark( 'mainstreet-here' );
	}
}
