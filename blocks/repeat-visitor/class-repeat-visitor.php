<?php
namespace Mainstreet\Blocks\Repeat_Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * The module decides what is on the page, so the page is not painted before it has run.
 */
final class Repeat_Visitor {

	const MODULE = 'jetpack-repeat-visitor-view-script-module';

	/**
	 * Tells the module whether it may count. WordPress prints it in a script element, which a post of an author or contributor
	 * cannot hold: the attribute could be anybody's.
	 *
	 * @param array $data Data of the script module.
	 * @return array
	 */
	public static function add_data( $data ) {
		/**
		 * Filters whether a cookie may be set, such as by a plugin that asks for consent. Without the cookie, everybody is a new visitor.
		 *
		 * @param bool   $allowed True by default.
		 * @param string $cookie  Name: `jp-visit-counter`.
		 */
		return array( 'count' => (bool) apply_filters( 'mainstreet_cookie_allowed', true, 'jp-visit-counter' ) ) + (array) $data;
	}

	/**
	 * Adds `blocking="render"` to the module's script element. Browsers heed it in the
	 * head, where block themes print modules.
	 *
	 * @param array $attributes Attributes of a script element.
	 * @return array
	 */
	public static function hold_first_paint( $attributes ) {
		if ( isset( $attributes['id'] ) && self::MODULE . '-js-module' === $attributes['id'] ) {
			$attributes['blocking'] = 'render';
		}
		return $attributes;
	}
}
