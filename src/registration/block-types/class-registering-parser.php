<?php
namespace Mainstreet\Registration\Block_Types;

defined( 'ABSPATH' ) || exit;

/**
 * Extends core's block parser: registers the plugin's blocks in each parsed text. Core parses everything that it renders: posts,
 * templates and their parts, and patterns.
 */
final class Registering_Parser extends \WP_Block_Parser {

	/**
	 * Registers the blocks in a text and parses it.
	 *
	 * @param string $document Content of a post, template or pattern.
	 * @return array[] Parsed blocks, as in core's parser.
	 */
	public function parse( $document ) {
		// Excerpts contain only blocks of core. If a filter adds other blocks, they are registered when they are rendered.
		if ( ! doing_filter( 'get_the_excerpt' ) ) {
			Blocks::register_in_text( is_string( $document ) ? $document : '' );
		}
		return parent::parse( $document );
	}
}
