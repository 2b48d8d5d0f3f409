<?php
namespace Mainstreet\Core\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Writes attributes of an element from an array.
 */
final class Html {

	/**
	 * Attributes with a space in front of each.
	 *
	 * @param array    $attributes Values by name, which is from our code; true for one without a value, null and false for none.
	 * @param callable $escape     Escapes a value; Visitor_Text::escape() where it may hold what a visitor typed.
	 * @return string Escaped HTML.
	 */
	public static function attributes( array $attributes, $escape = 'esc_attr' ): string {
		$html = '';
		foreach ( $attributes as $name => $value ) {
			if ( true === $value ) {
				$html .= ' ' . $name;
			} elseif ( null !== $value && false !== $value ) {
				$html .= ' ' . $name . '="' . $escape( $value ) . '"';
			}
		}
		return $html;
	}
}
