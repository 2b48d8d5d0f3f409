<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Marks rendering whose output is sent to others, such as an email or a card. It must contain only public content, whoever is logged
 * in.
 */
final class Public_Output {

	/** Nesting depth of running render() calls. */
	private static int $depth = 0;

	/**
	 * Runs a callback while is_rendering() is true.
	 *
	 * @return mixed Return value of the callback.
	 */
	public static function render( callable $render ) {
		++self::$depth;
		try {
			return $render();
		} finally {
			--self::$depth;
		}
	}

	public static function is_rendering(): bool {
		return self::$depth > 0;
	}
}
