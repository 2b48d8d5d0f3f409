<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Core\Html;
use Mainstreet\Core\Visitor_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Writes elements. An attribute may hold what a visitor
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
		foreach ( $attributes as $key => $value ) {
			$attributes[ $key ] = '' === $value && 'value' !== $key ? null : $value;
		}
		return '<' . $name . Html::attributes( $attributes, array( Visitor_Text::class, 'escape' ) ) . '>' . ( null === $content ? '' : $content . "</$name>" );
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
