<?php
/**
 * The button on the page: as saved, and a name for readers of a link that has no text. Without a number there is no chat to open,
 * and so no button.
 *
 * @var string $content Saved markup.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Send_A_Message\Whatsapp_Button;

defined( 'ABSPATH' ) || exit;

if ( preg_match( '#href="https://api\.whatsapp\.com/send\?phone=(?:&|")#', $content ) ) {
	return;
}
$mainstreet_html = new \WP_HTML_Tag_Processor( $content );
if ( $mainstreet_html->next_tag( array( 'class_name' => 'has-no-text' ) ) && $mainstreet_html->next_tag( array( 'class_name' => 'whatsapp-block__button' ) ) ) {
	$mainstreet_html->set_attribute( 'aria-label', __( 'Chat on WhatsApp', 'mainstreet-blocks' ) );
}
echo $mainstreet_html->get_updated_html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content; the attribute is escaped by the processor.
