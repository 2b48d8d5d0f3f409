<?php
namespace Mainstreet\Social\Previews\Drawn_Card;

use Mainstreet\Social\Previews\Card_Text;
use Mainstreet\Social\Text\Graphemes;

defined( 'ABSPATH' ) || exit;

/** Collects the data of a post's card: its title, and the site's name, logo and color. Reads no file. */
final class Card_Data {

	/** Increased when cards are drawn in another way, so that all are drawn again. */
	const VERSION = 1;

	/** Size of a card in pixels. */
	const WIDTH  = 1200;
	const HEIGHT = 630;

	/** Maximum number of characters of a title and of a site's name. */
	const TITLE = 220;
	const NAME  = 60;

	/** Color where the theme has none. */
	const COLOR = '#1d2327';

	/** Names of a color in theme.json that represents a site. */
	const SLUGS = array( 'accent', 'primary', 'accent-1' );

	/** Characters of the font (font/README.md). */
	const LETTERS = '\x{20}-\x{7E}\x{A0}-\x{17F}\x{192}\x{1CD}-\x{1DC}\x{1E6}-\x{1EB}\x{1FA}-\x{21B}\x{259}\x{2BB}-\x{2BC}\x{2C6}-\x{2C7}\x{2D8}-\x{2DD}\x{384}-\x{38A}\x{38C}\x{38E}-\x{3A1}\x{3A3}-\x{3CE}\x{400}-\x{45F}\x{490}-\x{4E9}\x{1E80}-\x{1E85}\x{1E9E}\x{1EA0}-\x{1EF9}\x{2010}-\x{2015}\x{2018}-\x{201E}\x{2020}-\x{2022}\x{2026}\x{2030}-\x{2033}\x{2039}-\x{203A}\x{2044}\x{20A0}-\x{20BF}\x{2116}\x{2122}\x{2212}';

	/** Whether this server can draw. In this class, because a page asks and draws nothing. */
	public static function can_be_drawn(): bool {
		// Some servers have imagettftext() although GD was built without FreeType.
		return function_exists( 'imagecreatetruecolor' ) && function_exists( 'imagettftext' ) && function_exists( 'imagepng' ) && ! empty( gd_info()['FreeType Support'] );
	}

	/**
	 * Data of a card.
	 *
	 * @param string $title Title of a post, plain text on one line.
	 * @return array|null `title`, `name`, `logo` (attachment ID, 0 for none), `file` (of the logo, below the uploads folder), `color`,
	 *                    `rtl`, `version`; null for a title that can't be drawn.
	 */
	public static function from_title( string $title ): ?array {
		$title = self::clean( $title );
		if ( '' === $title ) {
			return null;
		}
		$name = self::clean( Card_Text::to_line( get_bloginfo( 'name' ) ) );
		$name = '' === $name ? self::clean( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) : $name;
		$logo = self::logo();
		return array(
			'version' => self::VERSION,
			'title'   => Card_Text::shorten( $title, self::TITLE ),
			'name'    => Card_Text::shorten( $name, self::NAME ),
			'logo'    => $logo,
			'file'    => $logo ? (string) get_post_meta( $logo, '_wp_attached_file', true ) : '',
			'color'   => self::color(),
			'rtl'     => is_rtl(),
		);
	}

	/**
	 * Cleans a text for the font. Emoji are removed. A text in a script that the font lacks is empty, because boxes are useless.
	 *
	 * @param string $text Plain text on one line.
	 * @return string '' where it can't be drawn.
	 */
	public static function clean( string $text ): string {
		$text = class_exists( 'Normalizer', false ) ? (string) \Normalizer::normalize( $text, \Normalizer::FORM_C ) : $text;
		// Characters of the font are kept, although the table of emoji contains "©" and "™".
		$text = (string) preg_replace( '/(?![' . self::LETTERS . '])(?:[\x{1F1E6}-\x{1F1FF}]|' . Graphemes::PICTURE . ')|[\x{FE0E}\x{FE0F}\x{200B}-\x{200F}\x{20E3}\x{1F3FB}-\x{1F3FF}\x{2028}-\x{202E}\x{2060}-\x{2069}\x{FEFF}\x{AD}\x{E0020}-\x{E007F}]/u', '', $text );
		$text = trim( (string) preg_replace( '/ {2,}/', ' ', $text ) );
		return preg_match( '/^[' . self::LETTERS . ']+$/uD', $text ) && preg_match( '/[\p{L}\p{N}]/u', $text ) ? $text : '';
	}

	/**
	 * The logo of the site, or else its icon.
	 *
	 * @return int Attachment ID; 0 for none.
	 */
	private static function logo() {
		$logo = (int) get_theme_mod( 'custom_logo' );
		return $logo > 0 ? $logo : max( 0, (int) get_option( 'site_icon' ) );
	}

	/**
	 * The color that represents the site.
	 *
	 * @return string Color such as `#1d2327`.
	 */
	private static function color(): string {
		$color    = self::COLOR;
		$colors   = array();
		$palettes = wp_get_global_settings( array( 'color', 'palette' ) );
		foreach ( isset( $palettes['theme'] ) && is_array( $palettes['theme'] ) ? $palettes['theme'] : array() as $entry ) {
			if ( isset( $entry['slug'], $entry['color'] ) && is_string( $entry['slug'] ) && is_string( $entry['color'] ) ) {
				$colors[ $entry['slug'] ] = $entry['color'];
			}
		}
		foreach ( self::SLUGS as $slug ) {
			if ( isset( $colors[ $slug ] ) && sanitize_hex_color( $colors[ $slug ] ) ) {
				$color = $colors[ $slug ];
				break;
			}
		}
		/**
		 * The colour behind the title on cards that are drawn.
		 *
		 * @param string $color Such as `#1d2327`: the theme's, where it has one called `accent`, `primary` or `accent-1`.
		 */
		$color = apply_filters( 'mainstreet_picture_card_color', $color );
		$color = is_string( $color ) ? (string) sanitize_hex_color( $color ) : '';
		$color = strtolower( '' === $color ? self::COLOR : $color );
		return 4 === strlen( $color ) ? (string) preg_replace( '/[0-9a-f]/', '$0$0', $color ) : $color;
	}
}
