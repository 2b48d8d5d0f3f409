<?php
/**
 * Renders the image compare block: the saved markup. With both images, a class makes style.scss lay out the slider before
 * the script runs.
 *
 * @var array  $attributes Attributes as stored; any type.
 * @var string $content    Saved markup.
 */

namespace Mainstreet\Blocks\Image_Compare;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

$mainstreet_html  = new \WP_HTML_Tag_Processor( $content );
$mainstreet_found = 0;
if ( is_feed() || ! $mainstreet_html->next_tag( array( 'class_name' => 'juxtapose' ) ) ) {
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content.
	return;
}
$mainstreet_html->set_bookmark( 'box' );
while ( $mainstreet_html->next_tag( 'img' ) ) {
	// A caption may contain other images.
	if ( ! $mainstreet_html->has_class( 'image-compare__image-before' ) && ! $mainstreet_html->has_class( 'image-compare__image-after' ) ) {
		continue;
	}
	$mainstreet_src = $mainstreet_html->get_attribute( 'src' );
	if ( ! is_string( $mainstreet_src ) || '' === trim( $mainstreet_src ) ) {
		$mainstreet_html->set_attribute( 'hidden', true );
		$mainstreet_html->set_attribute( 'alt', '' );
		continue;
	}
	++$mainstreet_found;
	if ( null === $mainstreet_html->get_attribute( 'alt' ) ) {
		$mainstreet_html->set_attribute( 'alt', '' );
	}
	// Core adds loading, srcset and sizes to images with this class. As an HTML id, the attachment id would not be unique
	// if an image is used twice.
	$mainstreet_id = $mainstreet_html->get_attribute( 'id' );
	if ( is_string( $mainstreet_id ) && preg_match( '/^[1-9]\d{0,18}$/D', $mainstreet_id ) ) {
		$mainstreet_html->add_class( 'wp-image-' . $mainstreet_id );
		$mainstreet_html->remove_attribute( 'id' );
		// Core adds no srcset if width and height in the post differ from the file.
		$mainstreet_meta = wp_get_attachment_metadata( (int) $mainstreet_id );
		$mainstreet_file = is_array( $mainstreet_meta ) ? wp_image_src_get_dimensions( $mainstreet_src, $mainstreet_meta, (int) $mainstreet_id ) : false;
		$mainstreet_set  = $mainstreet_file ? wp_calculate_image_srcset( $mainstreet_file, $mainstreet_src, $mainstreet_meta, (int) $mainstreet_id ) : false;
		if ( $mainstreet_set && null === $mainstreet_html->get_attribute( 'srcset' ) ) {
			$mainstreet_html->set_attribute( 'srcset', $mainstreet_set );
			$mainstreet_html->set_attribute( 'sizes', (string) wp_calculate_image_sizes( $mainstreet_file, $mainstreet_src, $mainstreet_meta, (int) $mainstreet_id ) );
		}
	}
	// An invalid size would reserve the wrong space until the image is loaded.
	foreach ( array( 'width', 'height' ) as $mainstreet_name ) {
		$mainstreet_size = $mainstreet_html->get_attribute( $mainstreet_name );
		if ( null !== $mainstreet_size && ( ! is_string( $mainstreet_size ) || ! preg_match( '/^[1-9]\d{0,4}$/D', $mainstreet_size ) ) ) {
			$mainstreet_html->remove_attribute( 'width' );
			$mainstreet_html->remove_attribute( 'height' );
			break;
		}
	}
}

if ( 0 === $mainstreet_found ) {
	return;
}
if ( 2 === $mainstreet_found && $mainstreet_html->seek( 'box' ) ) {
	$mainstreet_html->add_class( 'has-slider' );
	$mainstreet_html->set_attribute( 'data-mode', 'vertical' === $mainstreet_html->get_attribute( 'data-mode' ) ? 'vertical' : 'horizontal' );
	$mainstreet_html->set_attribute( 'data-slider', __( 'Percentage of the first image shown', 'mainstreet-blocks' ) );
	// The author's labels, as plain text.
	$mainstreet_label = static function ( $name, $standard ) use ( $attributes ) {
		$text = trim( Attributes::text( $attributes, $name ) );
		return '' === $text ? $standard : $text;
	};
	if ( Attributes::flag( $attributes, 'showLabels', true ) ) {
		$mainstreet_html->set_attribute( 'data-before', $mainstreet_label( 'beforeLabel', __( 'Before', 'mainstreet-blocks' ) ) );
		$mainstreet_html->set_attribute( 'data-after', $mainstreet_label( 'afterLabel', __( 'After', 'mainstreet-blocks' ) ) );
	}
	$mainstreet_start = isset( $attributes['startPosition'] ) && is_numeric( $attributes['startPosition'] ) ? (int) round( min( max( (float) $attributes['startPosition'], 0 ), 100 ) ) : 50;
	$mainstreet_html->set_attribute( 'data-start', (string) $mainstreet_start );
	if ( 50 !== $mainstreet_start ) {
		// Sets the position before the script runs, to avoid a layout shift.
		$mainstreet_html->set_attribute( 'style', '--mainstreet-position:' . $mainstreet_start . '%' );
	}
}
echo $mainstreet_html->get_updated_html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content; attributes are escaped by the processor.
