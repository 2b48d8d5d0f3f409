<?php
namespace Mainstreet\Social\Previews;

defined( 'ABSPATH' ) || exit;

/**
 * Splits content between its outer blocks. parse_blocks() would parse all of it, even if only the first paragraphs are needed; core's
 * WP_Block_Processor exists since WordPress 6.9 only.
 */
final class Top_Blocks {

	/**
	 * Splits content into parts: a block with its inner blocks, or the HTML between two blocks.
	 *
	 * @param string $content Content with block comments.
	 * @return \Generator<string> Joined, they are the content.
	 */
	public static function of( string $content ) {
		$parser           = new \WP_Block_Parser();
		$parser->document = $content;
		$parser->offset   = 0;
		$start            = 0;
		$depth            = 0;
		while ( true ) {
			list( $type, , , $at, $length ) = $parser->next_token();
			if ( 'no-more-tokens' === $type ) {
				break;
			}
			if ( 0 === $depth && $at > $start ) {
				yield substr( $content, $start, $at - $start );
				$start = $at;
			}
			$parser->offset = $at + $length;
			if ( 'block-opener' === $type ) {
				++$depth;
			} elseif ( 'block-closer' === $type && $depth > 0 ) {
				--$depth;
			}
			if ( 0 === $depth ) {
				yield substr( $content, $start, $parser->offset - $start );
				$start = $parser->offset;
			}
		}
		if ( $start < strlen( $content ) ) {
			yield substr( $content, $start );
		}
	}
}
