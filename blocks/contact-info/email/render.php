<?php
/**
 * Renders the email block: the saved markup, with addresses obfuscated by antispambot() (docs/server-contract.md B.18).
 *
 * @var array     $attributes Attributes as stored; any type.
 * @var string    $content    Saved markup.
 * @var \WP_Block $block      The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Contact_Info\Email;

use Mainstreet\Blocks\Contact_Info\Contact_Prefix;
use Mainstreet\Blocks\Contact_Info\Site_Contact;
use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

$mainstreet_content = Attributes::flag( $attributes, 'useSite' ) ? Site_Contact::email( $content ) : $content;

$mainstreet_html  = new \WP_HTML_Tag_Processor( $mainstreet_content );
$mainstreet_token = 'mainstreet' . wp_generate_password( 12, false ) . 'x';
$mainstreet_masks = array();

while ( $mainstreet_html->next_tag( 'A' ) ) {
	$mainstreet_href = $mainstreet_html->get_attribute( 'href' );
	if ( ! is_string( $mainstreet_href ) || 0 !== strpos( $mainstreet_href, 'mailto:' ) ) {
		continue;
	}
	// The saved link may include punctuation after the address, which makes it invalid.
	$mainstreet_address = rtrim( substr( $mainstreet_href, 7 ), '.,/#!$%^&*;:{}=-_`~()][' );
	if ( ! is_email( $mainstreet_address ) ) {
		continue;
	}
	// The processor would escape the entities, so they replace placeholders afterwards.
	$mainstreet_mask = $mainstreet_token . count( $mainstreet_masks ) . 'x';
	$mainstreet_html->set_attribute( 'href', 'mailto:' . $mainstreet_mask );
	if ( $mainstreet_html->next_token() && '#text' === $mainstreet_html->get_token_name() && $mainstreet_address === $mainstreet_html->get_modifiable_text() ) {
		$mainstreet_html->set_modifiable_text( $mainstreet_mask );
	}
	// Escapes ampersands of the address, but not those of the entities.
	$mainstreet_masks[ $mainstreet_mask ] = preg_replace( '/&(?!#\d+;)/', '&amp;', antispambot( $mainstreet_address ) );
}

echo Contact_Prefix::add( strtr( $mainstreet_html->get_updated_html(), $mainstreet_masks ), $block, 'email' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content; the masks hold addresses that passed is_email().
