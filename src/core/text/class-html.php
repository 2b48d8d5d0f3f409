<?php
namespace Mainstreet\Core\Text;

defined( 'ABSPATH' ) || exit;

/** Renders HTML attributes from an array. */
final class Html {

	/**
	 * Renders attributes, each with a space before it.
	 *
	 * @param array    $attributes Values by name. Names are not escaped. True renders the name only; null and false render nothing.
	 * @param callable $escape     Escapes a value; Visitor_Text::escape() if it may contain text that a visitor typed.
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
