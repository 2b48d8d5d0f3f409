<?php
/**
 * Renders the newest images of an Instagram account; in feeds, the saved link.
 *
 * @var string    $content Saved markup.
 * @var \WP_Block $block   The block.
 */

namespace Mainstreet\Blocks\Instagram_Gallery;

defined( 'ABSPATH' ) || exit;

if ( is_feed() ) {
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content.
	return;
}
$mainstreet_attrs = (array) $block->parsed_block['attrs'];
$mainstreet_grid  = new Instagram_Renderer();
$mainstreet_html  = $mainstreet_grid->render( $mainstreet_attrs );
if ( '' === $mainstreet_html && current_user_can( 'edit_post', get_the_ID() ) ) {
	$mainstreet_html = '<p>' . esc_html( $mainstreet_grid->get_notice( $mainstreet_attrs ) ) . '</p>';
}
if ( '' !== $mainstreet_html ) {
	echo '<div ' . get_block_wrapper_attributes() . '>' . $mainstreet_html . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by core and Instagram_Renderer.
}
