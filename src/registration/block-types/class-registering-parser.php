<?php
namespace Mainstreet\Registration\Block_Types;

defined( 'ABSPATH' ) || exit;

/**
 * Core's parser. What core draws from a text, it parses first: a post, a template and its parts, a pattern that a block draws as its
 * own inner blocks.
 */
final class Registering_Parser extends \WP_Block_Parser {

	/**
	 * Parses a text.
	 *
	 * @param string $document Content of a post, template or pattern.
	 * @return array[] As of core's parser.
	 */
	public function parse( $document ) {
		// Excerpts are made of core's blocks; one of ours that a filter adds is registered when it is drawn.
		if ( ! doing_filter( 'get_the_excerpt' ) ) {
			Blocks::register_in_text( is_string( $document ) ? $document : '' );
		}
		return parent::parse( $document );
	}
}
