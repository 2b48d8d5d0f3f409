<?php
namespace Mainstreet\Registration\Block_Types;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the attribute `style` of a stored block, which may have any type and hold any text, and writes what
 * WordPress's style engine would. WordPress itself draws it on the outer element of a block only.
 */
final class Support_Styles {

	/** What may be styled, as core's style engine names it: group => names of single values or of groups. */
	const ALLOWED = array(
		'color'      => array( 'text', 'background', 'gradient' ),
		'typography' => array( 'fontSize', 'fontFamily', 'fontStyle', 'fontWeight', 'lineHeight', 'letterSpacing', 'textDecoration', 'textTransform' ),
		'border'     => array( 'color', 'style', 'width', 'radius', 'top', 'right', 'bottom', 'left' ),
		'spacing'    => array( 'padding', 'margin' ),
	);

	/** Names of the parts of a value that is one for each side or corner. */
	const PARTS = array( 'top', 'right', 'bottom', 'left', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'color', 'style', 'width' );

	/**
	 * Keeps what core's style engine knows, and of it only texts.
	 *
	 * @param mixed $style   Attribute `style`.
	 * @param array $allowed Groups and names, of ALLOWED.
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
	 * A single value, or one for each side or corner.
	 *
	 * @param mixed $value Value.
	 * @return string|string[]|null
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
		// What could end the value, or load or cover something, is no value of a style.
		return is_string( $text ) && preg_match( '/^[^;{}<>\\\\\x00-\x1F]{1,300}$/', $text ) && ! preg_match( '/url\s*\(|expression|script:/i', $text ) ? $text : null;
	}

	/**
	 * What core's style engine makes of a cleaned style, for a style attribute.
	 *
	 * @param array $style Cleaned style.
	 * @return string Not escaped.
	 */
	public static function declarations( array $style ): string {
		if ( ! $style ) {
			return '';
		}
		$made = wp_style_engine_get_styles( $style );
		return isset( $made['css'] ) ? (string) $made['css'] : '';
	}

	/**
	 * A number as a text, the same on every machine.
	 *
	 * @param int|float $value Number.
	 * @return string Empty for one out of reach.
	 */
	private static function number( $value ): string {
		if ( ! is_finite( (float) $value ) || abs( (float) $value ) > 1e12 ) {
			return '';
		}
		$text = rtrim( rtrim( number_format( (float) $value, 6, '.', '' ), '0' ), '.' );
		return '-0' === $text ? '0' : $text;
	}
}
