<?php
namespace Mainstreet\Social\Previews\Drawn_Card;

defined( 'ABSPATH' ) || exit;

/** Draws the card of a post with GD: its title on the site's color, below it logo and name of the site on white. */
final class Card_Renderer {

	/** Size of a card in pixels. */
	const WIDTH  = Card_Data::WIDTH;
	const HEIGHT = Card_Data::HEIGHT;

	/** Height of the colored part, and margins, in pixels. */
	const PANEL  = 490;
	const MARGIN = 72;

	/** Font sizes of the title in pixels, largest first; line height as a factor; maximum height of all lines in pixels. */
	const SIZES = array( 80, 72, 64, 56, 50, 44 );
	const LINE  = 1.25;
	const LINES = 400;

	/** Font size of the site's name, and maximum height of its logo, in pixels. */
	const NAME = 36;
	const LOGO = array( 260, 84 );

	/** Maximum number of pixels of a logo's file: decoding takes at least four bytes for each. */
	const PIXELS = 4000000;

	/**
	 * The image.
	 *
	 * @var resource|\GdImage
	 */
	private $image;

	/** Data of the card. */
	private array $look;

	/** @param array $look Data of the card, from Card_Data::from_title(). */
	private function __construct( array $look ) {
		$this->look = $look;
	}

	/**
	 * Draws a card.
	 *
	 * @param array $look Data of the card, from Card_Data::from_title().
	 * @return string Bytes of a PNG; '' where it can't be drawn.
	 */
	public static function draw( array $look ): string {
		if ( ! Card_Data::can_be_drawn() ) {
			return '';
		}
		$drawing        = new self( $look );
		$drawing->image = imagecreatetruecolor( self::WIDTH, self::HEIGHT );
		if ( ! $drawing->image ) {
			return '';
		}
		imagefilledrectangle( $drawing->image, 0, 0, self::WIDTH - 1, self::PANEL - 1, $drawing->allocate_color( $look['color'] ) );
		imagefilledrectangle( $drawing->image, 0, self::PANEL, self::WIDTH - 1, self::HEIGHT - 1, $drawing->allocate_color( '#ffffff' ) );
		imagefilledrectangle( $drawing->image, 0, self::PANEL, self::WIDTH - 1, self::PANEL, $drawing->allocate_color( '#dddddd' ) );
		$drawing->draw_title();
		$drawing->draw_name( $drawing->draw_logo() );
		ob_start();
		$is_done = imagepng( $drawing->image, null, 9 );
		$bytes   = (string) ob_get_clean();
		return $is_done ? $bytes : '';
	}

	/**
	 * The color of text that is easy to read on another: black or white, one of which always has a contrast of at least 4.5.
	 *
	 * @param string $color Color such as `#1d2327`.
	 */
	public static function text_color_on( $color ): string {
		$light = 0;
		foreach ( array( 0.2126, 0.7152, 0.0722 ) as $index => $part ) {
			$value  = hexdec( substr( $color, 1 + 2 * $index, 2 ) ) / 255;
			$light += $part * ( $value <= 0.04045 ? $value / 12.92 : pow( ( $value + 0.055 ) / 1.055, 2.4 ) );
		}
		return 1.05 / ( $light + 0.05 ) >= ( $light + 0.05 ) / 0.05 ? '#ffffff' : '#000000';
	}

	/** Writes the title, as large as it fits. */
	private function draw_title(): void {
		$wide = self::WIDTH - 2 * self::MARGIN;
		foreach ( self::SIZES as $size ) {
			$lines = Card_Lines::wrap( $this->look['title'], $size, $wide );
			$most  = (int) floor( self::LINES / ( $size * self::LINE ) );
			if ( count( $lines ) <= $most ) {
				break;
			}
		}
		if ( count( $lines ) > $most ) {
			$rest  = implode( ' ', array_slice( $lines, $most - 1 ) );
			$lines = array_merge( array_slice( $lines, 0, $most - 1 ), array( Card_Lines::cut( $rest, $size, $wide ) ) );
		}
		$top = ( self::PANEL - count( $lines ) * $size * self::LINE ) / 2;
		foreach ( $lines as $index => $line ) {
			$this->draw_line( $line, $size, $top + ( $index + 0.5 ) * $size * self::LINE, self::MARGIN, self::text_color_on( $this->look['color'] ) );
		}
	}

	/**
	 * Writes the name of the site.
	 *
	 * @param int $beside Width of the logo in pixels.
	 */
	private function draw_name( $beside ): void {
		$wide = self::WIDTH - 2 * self::MARGIN - $beside;
		$name = Card_Lines::width( $this->look['name'], self::NAME ) > $wide ? Card_Lines::cut( $this->look['name'], self::NAME, $wide ) : $this->look['name'];
		if ( '' !== $name ) {
			$this->draw_line( $name, self::NAME, ( self::PANEL + self::HEIGHT ) / 2, self::MARGIN + $beside, '#1d2327' );
		}
	}

	/**
	 * Draws the logo.
	 *
	 * @return int Width in pixels, with the gap to the name; 0 for none.
	 */
	private function draw_logo() {
		$logo = $this->load_logo();
		if ( ! $logo ) {
			return 0;
		}
		$scale  = min( self::LOGO[0] / imagesx( $logo ), self::LOGO[1] / imagesy( $logo ) );
		$width  = max( 1, (int) round( imagesx( $logo ) * $scale ) );
		$height = max( 1, (int) round( imagesy( $logo ) * $scale ) );
		$left   = $this->look['rtl'] ? self::WIDTH - self::MARGIN - $width : self::MARGIN;
		imagecopyresampled( $this->image, $logo, $left, (int) ( ( self::PANEL + self::HEIGHT - $height ) / 2 ), 0, 0, $width, $height, imagesx( $logo ), imagesy( $logo ) );
		return $width + 28;
	}

	/**
	 * Loads the logo: the smallest of its files that is large enough.
	 *
	 * @return resource|\GdImage|null Null for none, and for formats that GD can't read, such as SVG.
	 */
	private function load_logo() {
		$file  = $this->look['logo'] ? get_attached_file( $this->look['logo'] ) : '';
		$small = $file ? image_get_intermediate_size( $this->look['logo'], array( self::LOGO[0], self::LOGO[1] ) ) : false;
		$small = $small && ! empty( $small['file'] ) ? path_join( dirname( $file ), wp_basename( $small['file'] ) ) : '';
		foreach ( array_filter( array( $small, $file ) ) as $path ) {
			$facts = is_file( $path ) ? @getimagesize( $path ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- says false of what is no picture, and may warn.
			if ( $facts && $facts[0] > 0 && $facts[1] > 0 && $facts[0] * $facts[1] <= self::PIXELS ) {
				$logo = @imagecreatefromstring( (string) file_get_contents( $path ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file; as above.
				if ( $logo ) {
					return $logo;
				}
			}
		}
		return null;
	}

	/**
	 * Writes a line.
	 *
	 * @param string $text   Text.
	 * @param int    $size   Font size in pixels.
	 * @param float  $middle Distance in pixels from the top to the middle of the capitals.
	 * @param int    $side   Distance in pixels from the side where the line begins.
	 */
	private function draw_line( $text, $size, float $middle, $side, string $color ): void {
		$left = $this->look['rtl'] ? self::WIDTH - $side - Card_Lines::width( $text, $size ) : $side;
		imagettftext( $this->image, Card_Lines::points( $size ), 0, (int) $left, (int) round( $middle + Card_Lines::CAPITALS * $size / 2 ), $this->allocate_color( $color ), Card_Lines::font(), Card_Lines::escape( $text ) );
	}

	/**
	 * A color for GD.
	 *
	 * @param string $color Color such as `#1d2327`.
	 */
	private function allocate_color( $color ): int {
		return (int) imagecolorallocate( $this->image, hexdec( substr( $color, 1, 2 ) ), hexdec( substr( $color, 3, 2 ) ), hexdec( substr( $color, 5, 2 ) ) );
	}
}
