<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Marks output that is passed on to others, such as a mail or a card: it holds what everybody may see, whoever is logged in.
 */
final class Public_Output {

	/** How many such renderings are running, one inside the other. */
	private static int $depth = 0;

	/**
	 * Renders something that is passed on.
	 *
	 * @param callable $render Renders it.
	 * @return mixed What it returns.
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
