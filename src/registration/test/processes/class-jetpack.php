<?php
/**
 * Stands for Jetpack with its newsletter on.
 *
 * @package Mainstreet
 */

class Jetpack {
	public static function is_module_active( $module ) {
		return 'subscriptions' === $module;
	}
}
