<?php
namespace Mainstreet\Blocks\Tiled_Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * What the attributes of a saved picture say; any of them may hold anything.
 */
final class Gallery_Picture {

	/**
	 * Hosts of the image network that Jetpack wrote into posts.
	 */
	const NETWORK = '#^https?://i[0-2]\.wp\.com/#i';

	/** Number of the attachment, 0 for none. */
	public int $id = 0;

	/**
	 * Address of the picture itself, or ''.
	 *
	 * @var string
	 */
	public $url = '';

	/** Address that is saved as the one to show. */
	public string $src = '';

	/** Pixels, 0 where nobody knows. */
	public int $width = 0;

	/** Pixels, 0 where nobody knows. */
	public int $height = 0;

	/** What the author wrote for those who do not see it. */
	public string $alt = '';

	/**
	 * Reads a picture.
	 *
	 * @param \WP_HTML_Tag_Processor $html At the picture.
	 */
	public function __construct( \WP_HTML_Tag_Processor $html ) {
		$read         = static function ( $name ) use ( $html ) {
			$value = $html->get_attribute( $name );
			return is_string( $value ) ? trim( $value ) : '';
		};
		$id           = $read( 'data-id' );
		$this->id     = preg_match( '/^[1-9]\d{0,17}$/D', $id ) ? (int) $id : 0;
		$this->url    = self::web_address( $read( 'data-url' ) );
		$this->src    = $read( 'src' );
		$this->width  = self::size( $read( 'data-width' ) );
		$this->height = self::size( $read( 'data-height' ) );
		$this->alt    = $read( 'alt' );
		if ( ! $this->width || ! $this->height ) {
			// One alone would give it a wrong shape.
			$this->width  = 0;
			$this->height = 0;
		}
	}

	/** Width to height; 1 where nobody knows. */
	public function ratio(): float {
		return $this->width ? $this->width / $this->height : 1.0;
	}

	/** Where the page loads the picture from: never from the image network. */
	public function source(): string {
		return $this->url && preg_match( self::NETWORK, $this->src ) ? $this->url : $this->src;
	}

	/**
	 * Address of the full picture.
	 *
	 * @return string '' where there is none that a visitor may be sent to.
	 */
	public function full(): string {
		return $this->url ? $this->url : self::web_address( $this->src );
	}

	/**
	 * Whether a link around the picture shows the picture.
	 *
	 * @param string $href Where it leads.
	 */
	public function leads_to_file( string $href ): bool {
		return '' !== $this->full() && in_array( $href, array( $this->src, $this->url ), true );
	}

	/**
	 * What stands below the picture in the media library, if that is where it is from: numbers of a post
	 * that came from another site are others here.
	 */
	public function caption(): string {
		$file = $this->id ? wp_get_attachment_url( $this->id ) : false;
		$name = static function ( $url ) {
			$path = (string) wp_parse_url( $url, PHP_URL_PATH );
			return preg_replace( '/(?:-scaled|-\d+x\d+)?\.\w+$/', '', wp_basename( $path ) );
		};
		return $file && $name( $file ) === $name( $this->full() ) ? trim( wp_strip_all_tags( (string) wp_get_attachment_caption( $this->id ) ) ) : '';
	}

	/**
	 * Reads a length.
	 *
	 * @param string $value As saved; some editors wrote fractions.
	 * @return int Pixels, or 0.
	 */
	private static function size( string $value ): int {
		return preg_match( '/^\d{1,5}(?:\.\d{1,20})?$/D', $value ) ? (int) round( (float) $value ) : 0;
	}

	/**
	 * Lets through what a browser may load as a picture.
	 *
	 * @param string $url Address.
	 * @return string The address, or ''.
	 */
	private static function web_address( string $url ): string {
		return preg_match( '#^(?:https?://[^/\s]|/(?!/))#i', $url ) ? $url : '';
	}
}
