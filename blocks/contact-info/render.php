<?php
/**
 * Renders the contact info block: the saved markup as a schema.org Organization, whose properties are the addresses, email
 * links and phone links inside.
 *
 * @var string $content Saved markup with rendered inner blocks.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Contact_Info;

defined( 'ABSPATH' ) || exit;

$mainstreet_html = new \WP_HTML_Tag_Processor( $content );
if ( ! $mainstreet_html->next_tag( array( 'class_name' => 'wp-block-jetpack-contact-info' ) ) ) {
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content.
	return;
}
$mainstreet_html->set_bookmark( 'organization' );

// The current inner block: URL scheme of its links, and their property.
$mainstreet_scheme   = '';
$mainstreet_property = '';
$mainstreet_found    = false;

while ( $mainstreet_html->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
	if ( 'DIV' === $mainstreet_html->get_tag() ) {
		// Email and phone blocks contain no other div: any div tag ends them.
		$mainstreet_scheme   = '';
		$mainstreet_property = '';
	}
	// An element with a property belongs to a nested contact info block.
	if ( $mainstreet_html->is_tag_closer() || null !== $mainstreet_html->get_attribute( 'itemprop' ) ) {
		continue;
	}
	if ( $mainstreet_html->has_class( 'wp-block-jetpack-email' ) ) {
		$mainstreet_scheme   = 'mailto:';
		$mainstreet_property = 'email';
	} elseif ( $mainstreet_html->has_class( 'wp-block-jetpack-phone' ) ) {
		$mainstreet_scheme   = 'tel:';
		$mainstreet_property = 'telephone';
	} elseif ( $mainstreet_html->has_class( 'wp-block-jetpack-address' ) && null !== $mainstreet_html->get_attribute( 'itemscope' ) ) {
		$mainstreet_html->set_attribute( 'itemprop', 'address' );
		$mainstreet_found = true;
	} elseif ( '' !== $mainstreet_scheme && 'A' === $mainstreet_html->get_tag() && 0 === strpos( (string) $mainstreet_html->get_attribute( 'href' ), $mainstreet_scheme ) ) {
		$mainstreet_html->set_attribute( 'itemprop', $mainstreet_property );
		$mainstreet_found = true;
	}
}

if ( $mainstreet_found && $mainstreet_html->seek( 'organization' ) ) {
	$mainstreet_html->set_attribute( 'itemscope', true );
	$mainstreet_html->set_attribute( 'itemtype', 'https://schema.org/Organization' );
}
echo $mainstreet_html->get_updated_html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content; attributes are escaped by the processor.
