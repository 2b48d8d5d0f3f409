<?php
/**
 * Renders the related posts.
 *
 * @var \WP_Block $block The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Related_Posts;

use Mainstreet\Social\Block_Post;

defined( 'ABSPATH' ) || exit;

$mainstreet_headline = '';
foreach ( $block->inner_blocks as $mainstreet_inner ) {
	// Other inner blocks are not allowed in the editor.
	if ( 'core/heading' === $mainstreet_inner->name ) {
		$mainstreet_headline .= $mainstreet_inner->render();
	}
}
$mainstreet_post = Block_Post::find( $block );

echo Related_Block::render( (array) $block->parsed_block['attrs'], $mainstreet_post ? $mainstreet_post->ID : 0, $mainstreet_headline ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
