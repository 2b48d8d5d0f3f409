<?php
namespace Mainstreet\Blocks\Slideshow;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Adds to the saved markup: picture sizes, the reserved height, names, and the settings the view module reads.
 * Changes attributes only, so that whatever the post holds can't become new elements.
 */
final class Slideshow_Page {

	/** How many slideshows this page has so far: each is a landmark and needs a name of its own. */
	private static int $count = 0;

	/**
	 * Prepares one slideshow.
	 *
	 * @param array  $attributes Attributes as stored; any type.
	 * @param string $content    Saved markup.
	 * @return string Markup for the page.
	 */
	public static function render( array $attributes, string $content ): string {
		$slides = self::read_slides( $content );
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
	 * Reads what the slides need: whether a link would have no name.
	 *
	 * @param string $content Saved markup.
	 * @return string[] Per slide the name its link lacks, else ''.
	 */
	private static function read_slides( string $content ): array {
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
	 * Sets attributes of the list, the pictures, their links and the saved controls.
	 *
	 * @param string   $content Saved markup.
	 * @param string[] $slides  What read_slides() gave.
	 * @param string   $sizes   Value of `sizes`, or '' for core's.
	 * @param string   $name    Name of the slideshow.
	 * @return string The markup.
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
				// Without an address nobody can reach them by keyboard: the view module puts buttons in their place.
				$html->set_attribute( 'hidden', true );
			} elseif ( 'A' === $tag && ! empty( $slides[ $slide ] ) ) {
				$html->set_attribute( 'aria-label', $slides[ $slide ] );
			} elseif ( 'UL' === $tag && $html->has_class( 'swiper-wrapper' ) && count( $slides ) > 1 ) {
				// As long as it is a list that scrolls, the keyboard must be able to scroll it.
				$html->set_attribute( 'tabindex', '0' );
				$html->set_attribute( 'aria-label', $name );
			}
		}
		return $html->get_updated_html();
	}

	/**
	 * Sets how one picture is loaded.
	 *
	 * @param \WP_HTML_Tag_Processor $html  At the picture.
	 * @param int                    $slide Index of its slide.
	 * @param string                 $sizes Value of `sizes`, or ''.
	 */
	private static function prepare_image( \WP_HTML_Tag_Processor $html, int $slide, string $sizes ): void {
		if ( null === $html->get_attribute( 'alt' ) ) {
			$html->set_attribute( 'alt', '' );
		}
		if ( $sizes && null === $html->get_attribute( 'sizes' ) ) {
			$html->set_attribute( 'sizes', $sizes );
		}
		if ( $slide > 0 && null === $html->get_attribute( 'loading' ) ) {
			// Out of sight at first. The first one is core's to judge: it may be the page's main picture.
			$html->set_attribute( 'loading', 'lazy' );
		}
		if ( null === $html->get_attribute( 'decoding' ) ) {
			$html->set_attribute( 'decoding', 'async' );
		}
	}

	/**
	 * Sets the proportions and the settings on the root.
	 *
	 * @param string     $content  Markup with sized pictures.
	 * @param array|null $settings What the view module reads; null where there is nothing to move.
	 * @return string The markup.
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
			// Entities of translations must not end the texts: attributes keep those that are there.
			$html->set_attribute( 'data-mainstreet-slideshow', wp_json_encode( $settings, JSON_HEX_AMP ) );
		}
		return $html->get_updated_html();
	}

	/**
	 * Finds the proportions of the first picture: the space reserved for all.
	 *
	 * @param string $content Markup with sized pictures.
	 * @return string `width / height` as a CSS value, or '' when nobody knows.
	 */
	private static function get_ratio( string $content ): string {
		$html = new \WP_HTML_Tag_Processor( $content );
		if ( ! $html->next_tag( 'IMG' ) ) {
			return '';
		}
		$width  = (int) $html->get_attribute( 'width' );
		$height = (int) $html->get_attribute( 'height' );
		$known  = (string) $html->get_attribute( 'data-aspect-ratio' );
		// What the post says comes first: it is what the author saw.
		if ( preg_match( '#^\s*(\d{1,6})\s*/\s*(\d{1,6})\s*$#', $known, $match ) && (int) $match[1] && (int) $match[2] ) {
			$width  = (int) $match[1];
			$height = (int) $match[2];
		}
		return $width > 0 && $height > 0 ? sprintf( 'calc(%d / %d)', $width, $height ) : '';
	}

	/**
	 * Settings and texts for the view module.
	 *
	 * @param array  $attributes Attributes as stored; any type.
	 * @param string $name       Name of the slideshow.
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
