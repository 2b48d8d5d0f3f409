<?php
namespace Mainstreet\Registration\Block_Types;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Colours, gradients, sizes and palette slugs as block attributes hold them. Stored
 * attributes may have any type and any text: what is none of these becomes empty, so
 * that the result can stand in a style or a class.
 */
final class Style_Attributes {

	/** Bytes of the longest value. */
	const MOST = 500;

	/**
	 * A colour as the colour picker and palettes of themes write it.
	 *
	 * @param array  $attributes Attributes of a block or a shortcode.
	 * @param string $name       Name of one.
	 * @return string Empty for what is no colour.
	 */
	public static function color( array $attributes, string $name ): string {
		$value = Attributes::text( $attributes, $name, self::MOST );
		return preg_match( '/^(?:#[0-9a-f]{3,8}|[a-z]{3,30}|var\(--[\w-]{1,100}\)|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w\s.,%\/+-]{1,100}\))$/iD', $value ) ? $value : '';
	}

	/**
	 * A gradient of colours.
	 *
	 * @param array  $attributes Attributes of a block or a shortcode.
	 * @param string $name       Name of one.
	 * @return string Empty for what is no gradient.
	 */
	public static function gradient( array $attributes, string $name ): string {
		$value = Attributes::text( $attributes, $name, self::MOST );
		return preg_match( '/^(?:repeating-)?(?:linear|radial|conic)-gradient\((?!.*url)[\w\s.,%#()\/+-]+\)$/isD', $value )
			&& substr_count( $value, '(' ) === substr_count( $value, ')' ) ? $value : '';
	}

	/**
	 * A length above 0 with its unit; percentages up to 100.
	 *
	 * @param array  $attributes Attributes of a block or a shortcode.
	 * @param string $name       Name of one.
	 * @return string Empty for what is no length.
	 */
	public static function length( array $attributes, string $name ): string {
		$value = Attributes::text( $attributes, $name, self::MOST );
		if ( ! preg_match( '/^\d{0,4}(?:\.\d{1,6})?(px|%|em|rem|vw)$/D', $value, $found ) || (float) $value <= 0 ) {
			return '';
		}
		return '%' === $found[1] && (float) $value > 100 ? '100%' : $value;
	}

	/**
	 * A palette slug as core writes it in class names.
	 *
	 * @param array  $attributes Attributes of a block or a shortcode.
	 * @param string $name       Name of one.
	 * @return string Empty for what is no slug.
	 */
	public static function slug( array $attributes, $name ): string {
		$value = Attributes::text( $attributes, $name, 100 );
		return '' === $value ? '' : sanitize_html_class( _wp_to_kebab_case( $value ) );
	}

	/**
	 * Classes of a coloured part: text, background and gradient, by slug or of one's own.
	 *
	 * @param string $text       Slug of the text colour; `true` for one of one's own; empty for none.
	 * @param string $background The same of the background.
	 * @param string $gradient   The same of the gradient.
	 * @return string[]
	 */
	public static function color_classes( $text, $background, $gradient ): array {
		return array_filter(
			array(
				$text ? 'has-text-color' : '',
				is_string( $text ) && '' !== $text ? "has-{$text}-color" : '',
				$background || $gradient ? 'has-background' : '',
				is_string( $background ) && '' !== $background ? "has-{$background}-background-color" : '',
				is_string( $gradient ) && '' !== $gradient ? "has-{$gradient}-gradient-background" : '',
			)
		);
	}

	/**
	 * A style attribute's value of what is not empty.
	 *
	 * @param string[] $declarations Property => value, each made by this class.
	 * @return string Not escaped.
	 */
	public static function style( array $declarations ): string {
		$style = '';
		foreach ( array_filter( $declarations, 'strlen' ) as $property => $value ) {
			$style .= "{$property}:{$value};";
		}
		return rtrim( $style, ';' );
	}
}
