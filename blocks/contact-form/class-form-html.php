<?php
/**
 * Elements as text.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Writes elements; every attribute is escaped here and nowhere else.
 */
final class Form_Html {

	/**
	 * One element.
	 *
	 * @param string      $name       Name of the element, from our code.
	 * @param array       $attributes By name; true for one without a value, null, false and '' for none. `value` may be empty.
	 * @param string|null $content    Escaped HTML; null for an element without an end.
	 * @return string
	 */
	public static function element( $name, array $attributes, $content = null ) {
		$html = '<' . $name;
		foreach ( $attributes as $key => $value ) {
			if ( true === $value ) {
				$html .= ' ' . $key;
			} elseif ( null !== $value && false !== $value && ( '' !== $value || 'value' === $key ) ) {
				$html .= sprintf( ' %s="%s"', $key, self::attribute( (string) $value ) );
			}
		}
		return $html . '>' . ( null === $content ? '' : $content . "</$name>" );
	}

	/**
	 * A value as it stands between quotes. Unlike esc_attr() it changes no text that looks
	 * like an entity already: what a visitor typed must come back as it was.
	 *
	 * @param string $value Any text.
	 * @return string
	 */
	private static function attribute( $value ) {
		return htmlspecialchars( Utf8::clean( $value ), ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8', true );
	}

	/**
	 * Text between elements.
	 *
	 * @param string $text Any text.
	 * @return string
	 */
	public static function text( $text ) {
		return self::attribute( $text );
	}

	/**
	 * Joins classes.
	 *
	 * @param string ...$classes Classes; empty ones are left out.
	 * @return string
	 */
	public static function classes( ...$classes ) {
		return implode( ' ', array_filter( $classes, 'strlen' ) );
	}
}
