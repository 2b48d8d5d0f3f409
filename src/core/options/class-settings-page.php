<?php
namespace Mainstreet\Core\Options;

defined( 'ABSPATH' ) || exit;

/**
 * The address of Settings > Mainstreet, which rooms link to without knowing the screen.
 */
final class Settings_Page {

	/** `page` of its address. */
	const SLUG = 'mainstreet';

	/** Address of the screen. */
	public static function url(): string {
		return admin_url( 'options-general.php?page=' . self::SLUG );
	}
}
