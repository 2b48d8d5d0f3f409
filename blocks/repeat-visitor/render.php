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

namespace Mainstreet\Blocks\Repeat_Visitor;

defined( 'ABSPATH' ) || exit;

$mainstreet_criteria  = isset( $attributes['criteria'] ) && 'before-visits' === $attributes['criteria'] ? 'before-visits' : 'after-visits';
$mainstreet_threshold = isset( $attributes['threshold'] ) && is_numeric( $attributes['threshold'] ) ? (float) $attributes['threshold'] : 3;
if ( $mainstreet_threshold < 1 || $mainstreet_threshold > 2 ** 53 - 1 || floor( $mainstreet_threshold ) !== $mainstreet_threshold ) {
	$mainstreet_threshold = 3;
}

if ( is_feed() ) {
	// Nobody counts there: as for visitors without script.
	echo 'before-visits' === $mainstreet_criteria ? $content : ''; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content.
	return;
}

if ( is_preview() && current_user_can( 'edit_post', get_the_ID() ) ) {
	// Whoever may edit the post sees all of it.
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content.
	return;
}

add_filter( 'wp_script_attributes', array( Repeat_Visitor::class, 'hold_first_paint' ) );
add_filter( 'script_module_data_' . Repeat_Visitor::MODULE, array( Repeat_Visitor::class, 'add_data' ) );

$mainstreet_html = new \WP_HTML_Tag_Processor( $content );
if ( $mainstreet_html->next_tag( array( 'class_name' => 'wp-block-jetpack-repeat-visitor' ) ) ) {
	$mainstreet_html->set_attribute( 'hidden', true );
	// The counter ends at a million; nobody needs more exactness than that.
	$mainstreet_html->set_attribute( 'data-mainstreet-repeat', $mainstreet_criteria . ' ' . (int) min( $mainstreet_threshold, 1000000 ) );
	/** This filter is documented in blocks/repeat-visitor/class-repeat-visitor.php */
	if ( ! apply_filters( 'mainstreet_cookie_allowed', true, 'jp-visit-counter' ) ) {
		$mainstreet_html->set_attribute( 'data-mainstreet-no-count', true );
	}
}
echo $mainstreet_html->get_updated_html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content; attributes are escaped by the processor.
