<?php
/**
 * Renders the log-in button: the saved link, with the URL of the page that emails log-in links to members.
 *
 * @var array     $attributes Attributes as stored; any type.
 * @var string    $content    Saved markup.
 * @var \WP_Block $block      The block.
 */

namespace Mainstreet\Blocks\Premium_Content;

use Mainstreet\Payments\Members\Pages\Member_Links;

defined( 'ABSPATH' ) || exit;

// The button uses the class of core's Button block, whose styles are loaded only on pages with that block.
wp_enqueue_style( 'wp-block-button' );
$mainstreet_post = isset( $block->context['postId'] ) ? (int) $block->context['postId'] : (int) get_the_ID();
$mainstreet_link = new \WP_HTML_Tag_Processor( $content );
if ( $mainstreet_link->next_tag( 'A' ) ) {
	$mainstreet_link->set_attribute( 'href', Member_Links::url( Member_Links::LOGIN, $mainstreet_post > 0 ? array( 'p' => $mainstreet_post ) : array() ) );
	$mainstreet_link->set_attribute( 'rel', 'nofollow' );
}
echo $mainstreet_link->get_updated_html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content; attributes are escaped by the processor.
