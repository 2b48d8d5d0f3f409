<?php
namespace Mainstreet\Core\Options;

defined( 'ABSPATH' ) || exit;

/** Provides the URL of Settings > Mainstreet, without loading the class of the screen. */
final class Settings_Page {

	/** Value of the `page` parameter. */
	const SLUG = 'mainstreet';

	public static function url(): string {
		return admin_url( 'options-general.php?page=' . self::SLUG );
	}
}
