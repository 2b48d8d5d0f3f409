<?php
/**
 * Renders the saved markup. From the second Markdown block on a page, footnote anchors get a suffix,
 * so that each link leads to a note of its own block.
 *
 * @var string $content Saved markup.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Markdown;

defined( 'ABSPATH' ) || exit;

// Feeds and REST responses contain each post separately.
$mainstreet_number = false === strpos( $content, 'id="fn' ) || is_feed() || wp_is_serving_rest_request()
	? 1
	: (int) str_replace( 'mainstreet-footnotes-', '', wp_unique_prefixed_id( 'mainstreet-footnotes-' ) );

if ( $mainstreet_number < 2 ) {
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content.
	return;
}

$mainstreet_html = new \WP_HTML_Tag_Processor( $content );
while ( $mainstreet_html->next_tag() ) {
	foreach ( array( 'id', 'href' ) as $mainstreet_name ) {
		$mainstreet_value = $mainstreet_html->get_attribute( $mainstreet_name );
		if ( is_string( $mainstreet_value ) && preg_match( '/^' . ( 'href' === $mainstreet_name ? '#' : '' ) . 'fn(?:ref)?\d+(?::\d+)?$/D', $mainstreet_value ) ) {
			$mainstreet_html->set_attribute( $mainstreet_name, $mainstreet_value . '-' . $mainstreet_number );
		}
	}
}
echo $mainstreet_html->get_updated_html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content; attributes are escaped by the processor.
