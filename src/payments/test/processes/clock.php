<?php
/**
 * Sets the clock of a process, for free views and limits: PHP looks for `time()` in the namespace of the caller first.
 *
 * @package Mainstreet
 */

namespace {
	define( 'MAINSTREET_TEST_NOW', $values['now'] );
}

namespace Mainstreet\Payments\Gate {
	function time() {
		return MAINSTREET_TEST_NOW;
	}
}

namespace Mainstreet\Http {
	function time() {
		return MAINSTREET_TEST_NOW;
	}
}
