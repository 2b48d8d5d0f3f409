<?php
namespace Mainstreet\Registration\Block_Types;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the `style` attribute of a stored block as core's style engine does, for inner elements; WordPress itself applies it only
 * to the outer element of a block. The stored attribute may have any type and contain any text.
 */
final class Support_Styles {

	/** Allowed styles with the names of core's style engine: group => names of values or subgroups. */
	const ALLOWED = array(
		'color'      => array( 'text', 'background', 'gradient' ),
		'typography' => array( 'fontSize', 'fontFamily', 'fontStyle', 'fontWeight', 'lineHeight', 'letterSpacing', 'textDecoration', 'textTransform' ),
		'border'     => array( 'color', 'style', 'width', 'radius', 'top', 'right', 'bottom', 'left' ),
		'spacing'    => array( 'padding', 'margin' ),
	);

	/** Names of the parts of a value with several sides or corners. */
	const PARTS = array( 'top', 'right', 'bottom', 'left', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'color', 'style', 'width' );

	/**
	 * Removes styles that are not allowed and values that are invalid.
	 *
	 * @param mixed $style   Attribute `style`.
	 * @param array $allowed Groups and names, a subset of ALLOWED.
	 */
	public static function clean( $style, array $allowed = self::ALLOWED ): array {
		$kept = array();
		foreach ( is_array( $style ) ? $allowed : array() as $group => $names ) {
			$given = Attributes::items( $style, $group );
			foreach ( $names as $name ) {
				$value = isset( $given[ $name ] ) ? self::value( $given[ $name ] ) : null;
				if ( null !== $value ) {
					$kept[ $group ][ $name ] = $value;
				}
			}
		}
		return $kept;
	}

	/**
	 * Validates a single value, or one for each side or corner.
	 *
	 * @return string|string[]|null Null if it is invalid.
	 */
	public static function value( $value ) {
		if ( is_array( $value ) ) {
			$parts = array();
			foreach ( self::PARTS as $part ) {
				$single = isset( $value[ $part ] ) && ! is_array( $value[ $part ] ) ? self::value( $value[ $part ] ) : null;
				if ( null !== $single ) {
					$parts[ $part ] = $single;
				}
			}
			return $parts ? $parts : null;
		}
		$text = is_int( $value ) || is_float( $value ) ? self::number( $value ) : $value;
		// Rejects characters that could end the declaration, and functions that load resources.
		return is_string( $text ) && preg_match( '/^[^;{}<>\\\\\x00-\x1F]{1,300}$/', $text ) && ! preg_match( '/url\s*\(|expression|script:/i', $text ) ? $text : null;
	}

	/** Converts cleaned styles to CSS declarations with core's style engine, not escaped. */
	public static function declarations( array $style ): string {
		if ( ! $style ) {
			return '';
		}
		$made = wp_style_engine_get_styles( $style );
		return isset( $made['css'] ) ? (string) $made['css'] : '';
	}

	/** Formats a number independently of the locale; empty if it is infinite or too large. */
	private static function number( $value ): string {
		return is_finite( (float) $value ) && abs( (float) $value ) <= 1e12 ? Plain_Text::from_number( $value ) : '';
	}
}
