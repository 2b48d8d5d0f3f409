<?php
/**
 * Stands for the modules of plugins that Jetpack's are split into, with the newsletter on.
 *
 * @package Mainstreet
 */

namespace Automattic\Jetpack;

class Modules {
	public function is_active( $module ) {
		return 'subscriptions' === $module;
	}
}
