<?php
namespace Mainstreet\Registration\Block_Types;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Reads colors, gradients, lengths and palette slugs from block attributes. Stored attributes may have any type and contain any
 * text: invalid values become empty, so that the results are safe in styles and classes.
 */
final class Style_Attributes {

	/** Maximum number of bytes of a value. */
	const MAX_BYTES = 500;

	/** Reads a color, as color pickers and theme palettes write it; empty if it is invalid. */
	public static function color( array $attributes, string $name ): string {
		$value = Attributes::text( $attributes, $name, self::MAX_BYTES );
		return preg_match( '/^(?:#[0-9a-f]{3,8}|[a-z]{3,30}|var\(--[\w-]{1,100}\)|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w\s.,%\/+-]{1,100}\))$/iD', $value ) ? $value : '';
	}

	/** Reads a gradient; empty if it is invalid. */
	public static function gradient( array $attributes, string $name ): string {
		$value = Attributes::text( $attributes, $name, self::MAX_BYTES );
		return preg_match( '/^(?:repeating-)?(?:linear|radial|conic)-gradient\((?!.*url)[\w\s.,%#()\/+-]+\)$/isD', $value )
			&& substr_count( $value, '(' ) === substr_count( $value, ')' ) ? $value : '';
	}

	/**
	 * Reads a length above 0 with unit. Percentages are limited to 100%.
	 *
	 * @return string Empty if it is invalid.
	 */
	public static function length( array $attributes, string $name ): string {
		$value = Attributes::text( $attributes, $name, self::MAX_BYTES );
		if ( ! preg_match( '/^\d{0,4}(?:\.\d{1,6})?(px|%|em|rem|vw)$/D', $value, $found ) || (float) $value <= 0 ) {
			return '';
		}
		return '%' === $found[1] && (float) $value > 100 ? '100%' : $value;
	}

	/** Reads a palette slug, in the form that core uses in class names; empty if it is invalid. */
	public static function slug( array $attributes, $name ): string {
		$value = Attributes::text( $attributes, $name, 100 );
		return '' === $value ? '' : sanitize_html_class( _wp_to_kebab_case( $value ) );
	}

	/**
	 * Builds the class names for text color, background and gradient.
	 *
	 * @param string $text       Slug of the text color; `true` for a custom color; empty for none.
	 * @param string $background The same for the background.
	 * @param string $gradient   The same for the gradient.
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
	 * Builds the value of a style attribute from declarations that are not empty.
	 *
	 * @param string[] $declarations Values by property, from the methods of this class.
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
