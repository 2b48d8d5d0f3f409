<?php
/**
 * Renders paid content with one of its two views. src/paywall has already selected the view. Here, the container gets the
 * attributes that let members load the other view on a cached page.
 *
 * @var string    $content Saved markup with one view.
 * @var \WP_Block $block   Block. Its attributes do not contain the key that Gated_Patterns adds to the parsed block.
 */

namespace Mainstreet\Blocks\Premium_Content;

use Mainstreet\Paywall\Member_Placeholder;
use Mainstreet\Paywall\Paywall_Parser;
use Mainstreet\Video_Player\Player_Url;

defined( 'ABSPATH' ) || exit;

$mainstreet_key = isset( $block->parsed_block['attrs'][ Paywall_Parser::ATTRIBUTE ] ) ? $block->parsed_block['attrs'][ Paywall_Parser::ATTRIBUTE ] : '';
if ( Paywall_Parser::is_opened( $mainstreet_key ) ) {
	echo Player_Url::add_grants( $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content; attributes are escaped by the processor.
	return;
}
$mainstreet_box = new \WP_HTML_Tag_Processor( $content );
if ( is_string( $mainstreet_key ) && '' !== $mainstreet_key && $mainstreet_box->next_tag() ) {
	foreach ( Member_Placeholder::get_attributes( $mainstreet_key ) as $mainstreet_name => $mainstreet_value ) {
		$mainstreet_box->set_attribute( $mainstreet_name, $mainstreet_value );
	}
}
echo $mainstreet_box->get_updated_html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content; attributes are escaped by the processor.
