<?php
namespace Mainstreet\Blocks\Tiled_Gallery;

use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/** Adds links that open images in a lightbox. They lead to the image file, so that they work without JavaScript. */
final class Gallery_Lightbox {

	const HANDLE = 'mainstreet-tiled-gallery-lightbox';

	/** @var Gallery_Picture[] Images in order. */
	private array $pictures;

	/**
	 * Primes the cache of all attachments.
	 *
	 * @param Gallery_Picture[] $pictures Images in order.
	 */
	public function __construct( array $pictures ) {
		$this->pictures = $pictures;
		_prime_post_caches( array_filter( wp_list_pluck( $pictures, 'id' ) ), false, true );
	}

	/** Whether the lightbox is turned on in the settings. */
	public static function is_on(): bool {
		return (bool) Options::get( 'tiled_gallery_lightbox', false );
	}

	/** Enqueues the view module, which loads the lightbox on the first click, and the styles. */
	public function enqueue(): void {
		$file = static function ( $name ) {
			$file = "build/blocks/tiled-gallery/$name";
			return array( plugins_url( $file, MAINSTREET_FILE ), array(), SCRIPT_DEBUG ? filemtime( MAINSTREET_DIR . "/$file" ) : MAINSTREET_VERSION );
		};
		wp_enqueue_script_module( self::HANDLE, ...$file( 'view.js' ) );
		wp_enqueue_style( self::HANDLE, ...$file( 'lightbox.css' ) );
	}

	/**
	 * Returns the labels for the view module as JSON.
	 *
	 * @return string `&` is escaped, so that existing entities in translations are not decoded in the attribute.
	 */
	public function texts(): string {
		return (string) wp_json_encode(
			array(
				'name'     => __( 'Images', 'mainstreet-blocks' ),
				'close'    => __( 'Close', 'mainstreet-blocks' ),
				'previous' => __( 'Previous', 'mainstreet-blocks' ),
				'next'     => __( 'Next', 'mainstreet-blocks' ),
				/* translators: 1: number of the picture, 2: number of pictures. */
				'position' => __( '%1$d of %2$d', 'mainstreet-blocks' ),
				'failure'  => __( 'Could not load the image.', 'mainstreet-blocks' ),
			),
			JSON_HEX_AMP
		);
	}

	/**
	 * Makes the existing link of an image open the lightbox.
	 *
	 * @param \WP_HTML_Tag_Processor $html Processor at the link.
	 */
	public function mark( \WP_HTML_Tag_Processor $html, int $index ): void {
		$html->add_class( 'tiled-gallery__zoom' );
		$caption = $this->pictures[ $index ]->caption();
		if ( '' !== $caption ) {
			$html->set_attribute( 'data-caption', $caption );
		}
		if ( '' === $this->pictures[ $index ]->alt ) {
			$html->set_attribute( 'aria-label', $this->label( $index ) );
		}
	}

	/**
	 * Adds a link around each image without a link, and a button to each image that links elsewhere.
	 *
	 * @param string $content Markup in which links to image files are marked.
	 * @return string
	 */
	public function add_links( string $content ) {
		$html     = new Gallery_Html( $content );
		$index    = -1;
		$in_item  = false;
		$is_link  = false;
		$is_other = false;
		while ( $html->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$tag = $html->get_tag();
			if ( 'FIGURE' === $tag ) {
				$in_item = ! $html->is_tag_closer() && $html->has_class( 'tiled-gallery__item' );
				$is_link = false;
			} elseif ( ! $in_item ) {
				continue;
			} elseif ( 'A' === $tag && $html->is_tag_closer() ) {
				if ( $is_link && $is_other && $index >= 0 ) {
					$html->add_after( $this->button( $index ) );
				}
				$is_link = false;
			} elseif ( 'A' === $tag ) {
				$is_link  = true;
				$is_other = (bool) $html->get_attribute( 'href' ) && ! $html->has_class( 'tiled-gallery__zoom' );
			} elseif ( 'IMG' === $tag && ! $html->is_tag_closer() ) {
				++$index;
				if ( ! $is_link && $this->pictures[ $index ]->full() ) {
					$html->add_before( $this->tag( $index, 'tiled-gallery__zoom', '' === $this->pictures[ $index ]->alt ) );
					$html->add_after( '</a>' );
				}
			}
		}
		return $html->with_additions();
	}

	/**
	 * Returns a separate link for an image that links elsewhere.
	 *
	 * @return string Markup.
	 */
	public function button( int $index ): string {
		$tag = $this->tag( $index, 'tiled-gallery__zoom is-apart', true );
		return $tag ? $tag . '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 4h7v2H7.400l4 4-1.400 1.400-4-4V11H4Zm16 16h-7v-2h3.600l-4-4 1.400-1.400 4 4V13h2Z"/></svg></a>' : '';
	}

	/**
	 * Returns the opening tag of a link.
	 *
	 * @param bool $is_bare Whether the link has no content with an accessible name.
	 * @return string Markup. An empty string if the image has no URL.
	 */
	private function tag( int $index, string $classes, bool $is_bare ): string {
		$picture = $this->pictures[ $index ];
		if ( ! $picture->full() ) {
			return '';
		}
		$caption = $picture->caption();
		return '<a class="' . esc_attr( $classes ) . '" href="' . esc_url( $picture->full(), array( 'http', 'https' ) ) . '"'
			. ( '' === $caption ? '' : ' data-caption="' . esc_attr( $caption ) . '"' )
			. ( $is_bare ? ' aria-label="' . esc_attr( $this->label( $index ) ) . '"' : '' )
			. '>';
	}

	/** Returns the label of a link to the large image. */
	private function label( int $index ): string {
		$alt = $this->pictures[ $index ]->alt;
		return '' === $alt
			/* translators: %d: number of the picture. */
			? sprintf( __( 'Enlarge image %d', 'mainstreet-blocks' ), $index + 1 )
			/* translators: 1: number of the picture, 2: its alternative text. */
			: sprintf( __( 'Enlarge image %1$d: %2$s', 'mainstreet-blocks' ), $index + 1, $alt );
	}
}
