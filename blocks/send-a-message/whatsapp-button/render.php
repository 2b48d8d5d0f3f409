<?php
/**
 * Renders the saved button, with an accessible name if it has no text. A button without a phone number is not rendered.
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
