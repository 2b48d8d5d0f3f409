<?php
/**
 * Renders the saved markup, hidden until the view module has counted the visit. This does not protect the content.
 *
 * @var array  $attributes Attributes as stored; any type.
 * @var string $content    Saved markup.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Repeat_Visitor;

defined( 'ABSPATH' ) || exit;

$mainstreet_criteria  = isset( $attributes['criteria'] ) && 'before-visits' === $attributes['criteria'] ? 'before-visits' : 'after-visits';
$mainstreet_threshold = isset( $attributes['threshold'] ) && is_numeric( $attributes['threshold'] ) ? (float) $attributes['threshold'] : 3;
if ( $mainstreet_threshold < 1 || $mainstreet_threshold > 2 ** 53 - 1 || floor( $mainstreet_threshold ) !== $mainstreet_threshold ) {
	$mainstreet_threshold = 3;
}

if ( is_feed() ) {
	// Visits cannot be counted in feeds, so they get the content for new visitors.
	echo 'before-visits' === $mainstreet_criteria ? $content : ''; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content.
	return;
}

if ( is_preview() && current_user_can( 'edit_post', get_the_ID() ) ) {
	// Users who can edit the post always see the content in a preview.
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content.
	return;
}

add_filter( 'wp_script_attributes', array( Repeat_Visitor::class, 'add_blocking_attribute' ) );
add_filter( 'script_module_data_' . Repeat_Visitor::MODULE, array( Repeat_Visitor::class, 'add_data' ) );

$mainstreet_html = new \WP_HTML_Tag_Processor( $content );
if ( $mainstreet_html->next_tag( array( 'class_name' => 'wp-block-jetpack-repeat-visitor' ) ) ) {
	$mainstreet_html->set_attribute( 'hidden', true );
	// The view module counts up to a million.
	$mainstreet_html->set_attribute( 'data-mainstreet-repeat', $mainstreet_criteria . ' ' . (int) min( $mainstreet_threshold, 1000000 ) );
	/** This filter is documented in blocks/repeat-visitor/class-repeat-visitor.php */
	if ( ! apply_filters( 'mainstreet_cookie_allowed', true, 'jp-visit-counter' ) ) {
		$mainstreet_html->set_attribute( 'data-mainstreet-no-count', true );
	}
}
echo $mainstreet_html->get_updated_html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content; attributes are escaped by the processor.
