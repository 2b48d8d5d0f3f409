<?php
/**
 * Contact info on the page: the saved markup as one schema.org Organization, whose
 * properties are the addresses, email links and phone links within.
 *
 * @var string $content Saved markup; the inner blocks are rendered already.
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

// Which child the reader is in, by the start of its links and their property.
$mainstreet_scheme   = '';
$mainstreet_property = '';
$mainstreet_found    = false;

while ( $mainstreet_html->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
	if ( 'DIV' === $mainstreet_html->get_tag() ) {
		// The children for email and phone hold no other div: any start or end is the end of theirs.
		$mainstreet_scheme   = '';
		$mainstreet_property = '';
	}
	// What has a property belongs to another contact block within this one.
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
