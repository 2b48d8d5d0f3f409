<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Core\Text\Html;
use Mainstreet\Core\Text\Visitor_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Builds HTML elements. Attributes may contain visitors' text, and names of fields contain brackets: both are escaped so that
 * they are not run as shortcodes.
 */
final class Html_Builder {

	/**
	 * Builds an element.
	 *
	 * @param string      $name       Tag name; not escaped.
	 * @param array       $attributes Values by name; true for an attribute without a value. Null, false and '' leave it out, except an empty
	 *                                `value`.
	 * @param string|null $content    Escaped HTML; null for a void element.
	 */
	public static function element( string $name, array $attributes, ?string $content = null ): string {
		foreach ( $attributes as $key => $value ) {
			$attributes[ $key ] = '' === $value && 'value' !== $key ? null : $value;
		}
		return '<' . $name . Html::attributes( $attributes, array( Visitor_Text::class, 'escape' ) ) . '>' . ( null === $content ? '' : $content . "</$name>" );
	}

	/** Joins CSS classes. Empty ones are left out. */
	public static function classes( ...$classes ): string {
		return implode( ' ', array_filter( $classes, 'strlen' ) );
	}
}
