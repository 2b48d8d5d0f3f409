<?php
/**
 * Prints what the settings of forms say on a site with Akismet whose key is `$values['key']`.
 *
 * @package Mainstreet
 */

/** As much of Akismet as is asked. */
class Akismet {

	/** Its key. */
	public static $key = '';

	public static function http_post() {}

	public static function get_api_key() {
		return self::$key;
	}
}

Akismet::$key = $values['key'];
echo array_column( Mainstreet\Settings\Option_Fields::sections(), 'note', 'id' )['forms'];
