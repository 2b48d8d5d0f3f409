<?php
/**
 * Elements as text.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Contact_Form;

use Mainstreet\Core\Visitor_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Writes elements; every attribute is escaped here and nowhere else. It may hold what a visitor
 * typed, and names of fields hold brackets: neither may pass for a shortcode.
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
				$html .= sprintf( ' %s="%s"', $key, Visitor_Text::escape( $value ) );
			}
		}
		return $html . '>' . ( null === $content ? '' : $content . "</$name>" );
	}

	/**
	 * Text between elements.
	 *
	 * @param string $text Any text.
	 * @return string
	 */
	public static function text( $text ) {
		return Visitor_Text::escape( $text );
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
