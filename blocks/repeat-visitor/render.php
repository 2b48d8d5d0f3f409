<?php
/**
 * Repeat visitor on the page: the saved markup, hidden until the visitor's browser
 * has counted the visit. A display rule, not protection.
 *
 * @var array  $attributes Attributes as stored; any type.
 * @var string $content    Saved markup.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

if ( is_feed() ) {
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content.
	return;
}

$mainstreet_criteria  = isset( $attributes['criteria'] ) && 'before-visits' === $attributes['criteria'] ? 'before-visits' : 'after-visits';
$mainstreet_threshold = isset( $attributes['threshold'] ) && is_numeric( $attributes['threshold'] ) ? (float) $attributes['threshold'] : 3;
if ( $mainstreet_threshold < 1 || $mainstreet_threshold > 1000000 ) {
	$mainstreet_threshold = 3;
}

$mainstreet_html = new \WP_HTML_Tag_Processor( $content );
if ( $mainstreet_html->next_tag( array( 'class_name' => 'wp-block-jetpack-repeat-visitor' ) ) ) {
	$mainstreet_html->set_attribute( 'hidden', true );
	$mainstreet_html->set_attribute( 'data-mainstreet-repeat', $mainstreet_criteria . ' ' . (int) $mainstreet_threshold );
	/** This filter is documented in README.md of this block. */
	if ( ! apply_filters( 'mainstreet_cookie_allowed', true, 'jp-visit-counter' ) ) {
		$mainstreet_html->set_attribute( 'data-mainstreet-no-count', true );
	}
}
echo $mainstreet_html->get_updated_html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content; attributes are escaped by the processor.
