<?php
namespace Mainstreet\Blocks\Tiled_Gallery;

defined( 'ABSPATH' ) || exit;

/** Reads and validates the attributes of a saved image, which may have any value. */
final class Gallery_Image {

	/** Hosts of Jetpack's image CDN. */
	const CDN = '#^https?://i[0-2]\.wp\.com/#i';

	/** Attachment id; 0 for none. */
	public int $id = 0;

	/** @var string URL of the image file, or an empty string. */
	public $url = '';

	/** Saved attribute `src`. */
	public string $src = '';

	/** Pixels; 0 if unknown. */
	public int $width = 0;

	/** Pixels; 0 if unknown. */
	public int $height = 0;

	/** Alternative text. */
	public string $alt = '';

	/** @param \WP_HTML_Tag_Processor $html Processor at the image. */
	public function __construct( \WP_HTML_Tag_Processor $html ) {
		$read         = static function ( $name ) use ( $html ) {
			$value = $html->get_attribute( $name );
			return is_string( $value ) ? trim( $value ) : '';
		};
		$id           = $read( 'data-id' );
		$this->id     = preg_match( '/^[1-9]\d{0,17}$/D', $id ) ? (int) $id : 0;
		$this->url    = self::sanitize_url( $read( 'data-url' ) );
		$this->src    = $read( 'src' );
		$this->width  = self::parse_size( $read( 'data-width' ) );
		$this->height = self::parse_size( $read( 'data-height' ) );
		$this->alt    = $read( 'alt' );
		if ( ! $this->width || ! $this->height ) {
			// A single dimension would distort the image.
			$this->width  = 0;
			$this->height = 0;
		}
	}

	/** Returns the aspect ratio; 1 if unknown. */
	public function get_ratio(): float {
		return $this->width ? $this->width / $this->height : 1.0;
	}

	/** Returns the URL of the image on the page, without the image CDN if the original URL is known. */
	public function get_source(): string {
		return $this->url && preg_match( self::CDN, $this->src ) ? $this->url : $this->src;
	}

	/** Returns the URL of the full-size image; an empty string if there is no valid URL. */
	public function get_full_url(): string {
		return $this->url ? $this->url : self::sanitize_url( $this->src );
	}

	/** Whether a link leads to the image file. */
	public function is_file_url( string $href ): bool {
		return '' !== $this->get_full_url() && in_array( $href, array( $this->src, $this->url ), true );
	}

	/**
	 * Returns the caption in the media library. Checks the file name, because a post imported from another site contains attachment
	 * ids of that site.
	 */
	public function get_caption(): string {
		$file = $this->id ? wp_get_attachment_url( $this->id ) : false;
		$name = static function ( $url ) {
			$path = (string) wp_parse_url( $url, PHP_URL_PATH );
			return preg_replace( '/(?:-scaled|-\d+x\d+)?\.\w+$/', '', wp_basename( $path ) );
		};
		return $file && $name( $file ) === $name( $this->get_full_url() ) ? trim( wp_strip_all_tags( (string) wp_get_attachment_caption( $this->id ) ) ) : '';
	}

	/**
	 * Parses a length.
	 *
	 * @param string $value Saved value; may have decimals.
	 * @return int Pixels; 0 if invalid.
	 */
	private static function parse_size( string $value ): int {
		return preg_match( '/^\d{1,5}(?:\.\d{1,20})?$/D', $value ) ? (int) round( (float) $value ) : 0;
	}

	/** Returns a URL if it is http(s) or relative to the root of the site; an empty string for other URLs. */
	private static function sanitize_url( string $url ): string {
		return preg_match( '#^(?:https?://[^/\s]|/(?!/))#i', $url ) ? $url : '';
	}
}
