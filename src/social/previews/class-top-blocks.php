<?php
namespace Mainstreet\Social\Previews;

defined( 'ABSPATH' ) || exit;

/**
 * Cuts a content between its outer blocks. parse_blocks() would parse all of it, also for who needs the first paragraphs only; core's
 * WP_Block_Processor came with WordPress 6.9.
 */
final class Top_Blocks {

	/**
	 * The content in parts: a block with all that is in it, or the HTML between two blocks.
	 *
	 * @param string $content Content with the comments of its blocks.
	 * @return \Generator<string> Joined, they are the content.
	 */
	public static function of( $content ) {
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
