<?php
namespace Mainstreet\Blocks\Slideshow;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Prepares the saved markup: image sizes, reserved height, labels, and settings for the view module.
 * Only changes attributes, so that post content cannot inject elements.
 */
final class Slideshow_Renderer {

	/** Number of slideshows on the page. Each is a landmark and needs a unique label. */
	private static int $count = 0;

	/**
	 * Renders the block.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Markup for the page.
	 */
	public static function render( array $attributes, string $content ): string {
		$slides = self::get_link_labels( $content );
		if ( ! $slides ) {
			return $content;
		}
		++self::$count;
		$name = 1 === self::$count
			? __( 'Slideshow', 'mainstreet-blocks' )
			/* translators: %d: number of the slideshow on the page. */
			: sprintf( __( 'Slideshow %d', 'mainstreet-blocks' ), self::$count );
		$is_full = isset( $attributes['align'] ) && 'full' === $attributes['align'];

		$html = self::prepare_slides( $content, $slides, $is_full ? '100vw' : '', $name );
		$html = wp_filter_content_tags( $html, 'mainstreet_slideshow' );
		return self::prepare_root( $html, count( $slides ) > 1 ? self::get_settings( $attributes, $name ) : null );
	}

	/**
	 * Returns a label for each slide whose link has no accessible name.
	 *
	 * @return string[] One item per slide; an empty string if no label is needed.
	 */
	private static function get_link_labels( string $content ): array {
		$slides     = array();
		$has_link   = false;
		$in_caption = false;
		$html       = new \WP_HTML_Tag_Processor( $content );
		while ( $html->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$tag = $html->get_tag();
			if ( 'FIGCAPTION' === $tag ) {
				$in_caption = ! $html->is_tag_closer();
			} elseif ( $html->is_tag_closer() || $in_caption ) {
				continue;
			} elseif ( 'LI' === $tag && $html->has_class( 'swiper-slide' ) ) {
				$slides[] = '';
				$has_link = false;
			} elseif ( 'A' === $tag ) {
				$has_link = null !== $html->get_attribute( 'href' );
			} elseif ( 'IMG' === $tag && $has_link && $slides && ! trim( (string) $html->get_attribute( 'alt' ) ) ) {
				$slides[ count( $slides ) - 1 ] = sprintf(
					/* translators: %d: number of the slide. */
					__( 'Link of slide %d', 'mainstreet-blocks' ),
					count( $slides )
				);
			}
		}
		return $slides;
	}

	/**
	 * Sets attributes of the list, the images, their links and the saved controls.
	 *
	 * @param string[] $slides Result of get_link_labels().
	 * @param string   $sizes  Value of `sizes`; an empty string uses core's value.
	 * @param string   $name   Label of the slideshow.
	 * @return string Markup.
	 */
	private static function prepare_slides( string $content, array $slides, string $sizes, string $name ): string {
		$slide      = -1;
		$in_caption = false;
		$html       = new \WP_HTML_Tag_Processor( $content );
		while ( $html->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$tag = $html->get_tag();
			if ( 'FIGCAPTION' === $tag ) {
				$in_caption = ! $html->is_tag_closer();
			} elseif ( $html->is_tag_closer() || $in_caption ) {
				continue;
			} elseif ( 'LI' === $tag && $html->has_class( 'swiper-slide' ) ) {
				++$slide;
			} elseif ( 'IMG' === $tag ) {
				self::prepare_image( $html, $slide, $sizes );
			} elseif ( 'A' === $tag && 'button' === $html->get_attribute( 'role' ) ) {
				// Not accessible by keyboard without `href`. The view module replaces them with buttons.
				$html->set_attribute( 'hidden', true );
			} elseif ( 'A' === $tag && ! empty( $slides[ $slide ] ) ) {
				$html->set_attribute( 'aria-label', $slides[ $slide ] );
			} elseif ( 'UL' === $tag && $html->has_class( 'swiper-wrapper' ) && count( $slides ) > 1 ) {
				// Makes the list scrollable by keyboard until the view module has loaded.
				$html->set_attribute( 'tabindex', '0' );
				$html->set_attribute( 'aria-label', $name );
			}
		}
		return $html->get_updated_html();
	}

	/**
	 * Sets attributes of an image.
	 *
	 * @param string $sizes Value of `sizes`, or an empty string.
	 */
	private static function prepare_image( \WP_HTML_Tag_Processor $html, int $slide, string $sizes ): void {
		if ( null === $html->get_attribute( 'alt' ) ) {
			$html->set_attribute( 'alt', '' );
		}
		if ( $sizes && null === $html->get_attribute( 'sizes' ) ) {
			$html->set_attribute( 'sizes', $sizes );
		}
		if ( $slide > 0 && null === $html->get_attribute( 'loading' ) ) {
			// Not visible at first. Core decides on the first image, which may be the main image of the page.
			$html->set_attribute( 'loading', 'lazy' );
		}
		if ( null === $html->get_attribute( 'decoding' ) ) {
			$html->set_attribute( 'decoding', 'async' );
		}
	}

	/**
	 * Sets the aspect ratio and the settings on the wrapper.
	 *
	 * @param string     $content  Markup with image sizes.
	 * @param array|null $settings Settings for the view module; null if there is only one slide.
	 * @return string Markup.
	 */
	private static function prepare_root( string $content, ?array $settings ): string {
		$ratio = self::get_ratio( $content );
		$html  = new \WP_HTML_Tag_Processor( $content );
		if ( ! $html->next_tag( array( 'class_name' => 'wp-block-jetpack-slideshow' ) ) ) {
			return $content;
		}
		if ( $ratio ) {
			$style = $html->get_attribute( 'style' );
			$style = is_string( $style ) && '' !== trim( $style ) ? rtrim( $style, "; \n\t" ) . ';' : '';
			if ( false === strpos( $style, '--aspect-ratio:' ) ) {
				$html->set_attribute( 'style', $style . '--aspect-ratio:' . $ratio );
			}
		}
		if ( $settings ) {
			// Existing entities in translations are escaped as `\u0026`, because attributes would not encode them again.
			$html->set_attribute( 'data-mainstreet-slideshow', wp_json_encode( $settings, JSON_HEX_AMP ) );
		}
		return $html->get_updated_html();
	}

	/**
	 * Returns the aspect ratio of the first image, which is used for all slides.
	 *
	 * @param string $content Markup with image sizes.
	 * @return string CSS value, or an empty string if unknown.
	 */
	private static function get_ratio( string $content ): string {
		$html = new \WP_HTML_Tag_Processor( $content );
		if ( ! $html->next_tag( 'IMG' ) ) {
			return '';
		}
		$width  = (int) $html->get_attribute( 'width' );
		$height = (int) $html->get_attribute( 'height' );
		$known  = (string) $html->get_attribute( 'data-aspect-ratio' );
		// The saved ratio has priority, because the author saw it in the editor.
		if ( preg_match( '#^\s*(\d{1,6})\s*/\s*(\d{1,6})\s*$#', $known, $match ) && (int) $match[1] && (int) $match[2] ) {
			$width  = (int) $match[1];
			$height = (int) $match[2];
		}
		return $width > 0 && $height > 0 ? sprintf( 'calc(%d / %d)', $width, $height ) : '';
	}

	/**
	 * Returns the settings and labels for the view module.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 */
	private static function get_settings( array $attributes, string $name ): array {
		$delay = isset( $attributes['delay'] ) && is_numeric( $attributes['delay'] ) ? (float) $attributes['delay'] : 3;
		return array(
			'effect'   => isset( $attributes['effect'] ) && 'fade' === $attributes['effect'] ? 'fade' : 'slide',
			'autoplay' => Attributes::flag( $attributes, 'autoplay' ),
			'delay'    => min( max( is_nan( $delay ) ? 3 : $delay, 1 ), 5 ),
			'texts'    => array(
				'name'     => $name,
				'carousel' => __( 'carousel', 'mainstreet-blocks' ),
				'slide'    => __( 'slide', 'mainstreet-blocks' ),
				'pause'    => __( 'Pause Slideshow', 'mainstreet-blocks' ),
				'play'     => __( 'Play Slideshow', 'mainstreet-blocks' ),
				'previous' => __( 'Previous', 'mainstreet-blocks' ),
				'next'     => __( 'Next', 'mainstreet-blocks' ),
				'choose'   => __( 'Choose a slide', 'mainstreet-blocks' ),
				/* translators: 1: number of the slide, 2: number of slides. */
				'position' => __( '%1$d of %2$d', 'mainstreet-blocks' ),
				/* translators: %1$d: number of the slide. */
				'goTo'     => __( 'Go to slide %1$d', 'mainstreet-blocks' ),
			),
		);
	}
}
