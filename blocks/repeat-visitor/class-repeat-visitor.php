<?php
namespace Mainstreet\Blocks\Repeat_Visitor;

defined( 'ABSPATH' ) || exit;

/** Passes settings to the view module, and makes it block rendering, because it decides whether the content is shown. */
final class Repeat_Visitor {

	const MODULE = 'jetpack-repeat-visitor-view-script-module';

	/**
	 * Tells the view module whether it may set the cookie. WordPress prints the data in a script element, which authors and
	 * contributors cannot save in a post. A data attribute could be forged in post content.
	 *
	 * @param array $data Data of the script module.
	 * @return array
	 */
	public static function add_data( $data ) {
		/**
		 * Filters whether the cookie may be set, for example for a consent plugin. Without the cookie, each visitor is treated as new.
		 *
		 * @param bool   $allowed True by default.
		 * @param string $cookie  Name of the cookie: `jp-visit-counter`.
		 */
		return array( 'count' => (bool) apply_filters( 'mainstreet_cookie_allowed', true, 'jp-visit-counter' ) ) + (array) $data;
	}

	/**
	 * Adds `blocking="render"` to the script element of the module. It only works in the head, where block themes print modules.
	 *
	 * @param array $attributes Attributes of a script element.
	 * @return array
	 */
	public static function add_blocking_attribute( $attributes ) {
		if ( isset( $attributes['id'] ) && self::MODULE . '-js-module' === $attributes['id'] ) {
			$attributes['blocking'] = 'render';
		}
		return $attributes;
	}
}
