<?php
namespace Mainstreet\Blocks\Tiled_Gallery;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Style_Sheet;

defined( 'ABSPATH' ) || exit;

/**
 * Prepares the saved markup: image URLs of this site instead of Jetpack's image CDN, image sizes, column widths and link labels.
 * Only changes attributes, so that post content cannot inject elements. The lightbox adds links.
 */
final class Gallery_Renderer {

	const WIDTHS = array( 150, 300, 450, 600, 900, 1200, 1500, 1800, 2000 ); // px.

	/**
	 * Renders the block.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Markup for the page.
	 */
	public static function render( array $attributes, string $content ): string {
		$layout = new Gallery_Layout( $content );
		if ( ! $layout->images ) {
			return $content;
		}
		$lightbox = ! is_feed() && Gallery_Lightbox::is_on() ? new Gallery_Lightbox( $layout->images ) : null;
		$html     = self::prepare( $content, $layout, $attributes, $lightbox );
		if ( $lightbox ) {
			$lightbox->enqueue();
		}
		if ( preg_match( '/\b(?:has-rounded-corners-|filter__)/', $content ) ) {
			Style_Sheet::enqueue( 'blocks/tiled-gallery/decoration' );
		}
		add_filter( 'wp_calculate_image_srcset', array( self::class, 'filter_srcset' ) );
		$html = wp_filter_content_tags( $html, 'mainstreet_tiled_gallery' );
		remove_filter( 'wp_calculate_image_srcset', array( self::class, 'filter_srcset' ) );
		return $html;
	}

	/**
	 * Filters the `srcset` of an image: for each step, keeps the smallest size that is not below it; also keeps the largest up to 2000 px.
	 *
	 * @param array $sources Available sizes by width.
	 * @return array
	 */
	public static function filter_srcset( $sources ) {
		$widths = array_filter( array_keys( (array) $sources ), static fn( $width ) => $width <= 2000 );
		sort( $widths );
		$chosen = array();
		foreach ( self::WIDTHS as $step ) {
			foreach ( $widths as $width ) {
				if ( $width >= $step ) {
					$chosen[ $width ] = $sources[ $width ];
					break;
				}
			}
		}
		if ( $widths ) {
			$widest            = end( $widths );
			$chosen[ $widest ] = $sources[ $widest ];
		}
		return $chosen;
	}

	/**
	 * Sets attributes of the images, their links and the columns.
	 *
	 * @param array                 $attributes Attributes as stored; any type.
	 * @param Gallery_Lightbox|null $lightbox   Null if the lightbox is off.
	 * @return string Markup.
	 */
	private static function prepare( string $content, Gallery_Layout $layout, array $attributes, ?Gallery_Lightbox $lightbox ) {
		$style     = Attributes::text( $attributes, 'className' );
		$has_sizes = ! preg_match( '/(?:^|\s)is-style-(?:square|circle)(?:\s|$)/', $style );
		$width     = self::get_content_width( isset( $attributes['align'] ) ? $attributes['align'] : '' );
		$html      = new \WP_HTML_Tag_Processor( $content );
		$row       = -1;
		$column    = -1;
		$index     = -1;
		$in_item   = false;
		while ( $html->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$tag = $html->get_tag();
			if ( 'FIGURE' === $tag ) {
				$in_item = ! $html->is_tag_closer() && $html->has_class( 'tiled-gallery__item' );
			} elseif ( 'A' === $tag && $in_item ) {
				if ( ! $html->is_tag_closer() && isset( $layout->images[ $index + 1 ] ) ) {
					self::prepare_link( $html, $layout->images[ $index + 1 ], $index + 1, $lightbox );
				}
			} elseif ( $html->is_tag_closer() ) {
				continue;
			} elseif ( 'DIV' === $tag && $html->has_class( 'tiled-gallery__row' ) ) {
				++$row;
				$column = -1;
			} elseif ( 'DIV' === $tag && $html->has_class( 'tiled-gallery__col' ) ) {
				++$column;
				self::prepare_column( $html, $has_sizes ? $layout->calculate_widths( $row ) : array(), $column );
			} elseif ( 'DIV' === $tag && $lightbox && $html->has_class( 'wp-block-jetpack-tiled-gallery' ) ) {
				$html->set_attribute( 'data-mainstreet-lightbox', $lightbox->get_labels() );
			} elseif ( 'IMG' === $tag && $in_item ) {
				++$index;
				self::prepare_image( $html, $layout->images[ $index ], self::get_sizes_attribute( $width, $layout->get_share( $index, $has_sizes ), $has_sizes ? 0 : $layout->images[ $index ]->get_ratio() ) );
			}
		}
		return $lightbox ? $lightbox->add_links( $html->get_updated_html() ) : $html->get_updated_html();
	}

	/**
	 * Sets URL, size and other attributes of an image.
	 *
	 * @param string $sizes Value of `sizes`.
	 */
	private static function prepare_image( \WP_HTML_Tag_Processor $html, Gallery_Image $image, string $sizes ): void {
		// Only set if it differs: set_attribute() applies esc_url(), which turns `a/b.jpg` into `http://a/b.jpg`.
		if ( $image->get_source() !== $image->src ) {
			$html->set_attribute( 'src', $image->get_source() );
		}
		if ( null === $html->get_attribute( 'alt' ) ) {
			$html->set_attribute( 'alt', '' );
		}
		// Old posts label images by position, or make them buttons. Screen readers should read the alternative text instead.
		foreach ( array( 'aria-label', 'role', 'tabindex', 'srcset', 'sizes' ) as $name ) {
			$html->remove_attribute( $name );
		}
		if ( $image->width ) {
			$html->set_attribute( 'width', (string) $image->width );
			$html->set_attribute( 'height', (string) $image->height );
		}
		if ( $image->id ) {
			// Core adds `srcset` and `loading` to images with this class.
			$html->add_class( 'wp-image-' . $image->id );
			$html->set_attribute( 'sizes', $sizes );
		}
	}

	/**
	 * Sets the URL of a link around an image, and a label if the image has no alternative text.
	 *
	 * @param Gallery_Lightbox|null $lightbox Null if the lightbox is off.
	 */
	private static function prepare_link( \WP_HTML_Tag_Processor $html, Gallery_Image $image, int $index, ?Gallery_Lightbox $lightbox ): void {
		$href = $html->get_attribute( 'href' );
		if ( ! is_string( $href ) || '' === $href ) {
			return;
		}
		$is_file = $image->is_file_url( $href );
		if ( $is_file ) {
			$html->set_attribute( 'href', $image->get_full_url() );
		}
		if ( '' === $image->alt ) {
			/* translators: %d: number of the picture. */
			$html->set_attribute( 'aria-label', sprintf( __( 'Image %d', 'mainstreet-blocks' ), $index + 1 ) );
		}
		if ( $is_file && $lightbox ) {
			$lightbox->mark_link( $html, $index );
		}
	}

	/**
	 * Sets the calculated width of a column, unless the post contains one.
	 *
	 * @param float[] $widths Percent per column.
	 */
	private static function prepare_column( \WP_HTML_Tag_Processor $html, array $widths, int $column ): void {
		$style = $html->get_attribute( 'style' );
		if ( isset( $widths[ $column ] ) && ( ! is_string( $style ) || '' === trim( $style ) ) ) {
			$html->set_attribute( 'style', 'flex-basis:' . number_format( $widths[ $column ], 5, '.', '' ) . '%' );
		}
	}

	/**
	 * Returns the content width of the theme.
	 *
	 * @param mixed $align Alignment of the gallery.
	 * @return int Pixels; 0 for the full window, or if unknown.
	 */
	private static function get_content_width( $align ): int {
		if ( 'full' === $align ) {
			return 0;
		}
		$layout = wp_get_global_settings( array( 'layout' ) );
		$name   = 'wide' === $align ? 'wideSize' : 'contentSize';
		$width  = isset( $layout[ $name ] ) && preg_match( '/^(\d{2,5})px$/D', (string) $layout[ $name ], $found ) ? (int) $found[1] : 0;
		return ! $width && 'wide' !== $align && isset( $GLOBALS['content_width'] ) ? (int) $GLOBALS['content_width'] : $width;
	}

	/**
	 * Returns the attribute `sizes`. On phones, images are shown alone in a row, or in pairs if they are squares or circles. These show the
	 * middle of a wide image, so they need a file whose height is that of the square.
	 *
	 * @param int   $width Content width, or 0.
	 * @param float $share Width of the image as a fraction of the gallery.
	 * @param float $ratio Aspect ratio of an image that fills a square; 0 if images keep their shape.
	 */
	private static function get_sizes_attribute( int $width, float $share, float $ratio ): string {
		$zoom  = min( max( 1, $ratio ), 4 );
		$view  = sprintf( '(max-width: 480px) %dvw, ', ceil( ( $ratio && $share < 1 ? 50 : 100 ) * $zoom ) );
		$share = min( 1, $share ) * $zoom;
		if ( $width > 0 ) {
			return $view . sprintf( '(max-width: %1$dpx) %2$dvw, %3$dpx', $width, ceil( $share * 100 ), ceil( $share * $width ) );
		}
		return $view . sprintf( '%dvw', ceil( $share * 100 ) );
	}
}
