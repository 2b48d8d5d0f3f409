<?php
/**
 * A mailed link on its way to its button.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Members;

use Mainstreet\Http\Visitor_Cookie;

defined( 'ABSPATH' ) || exit;

/**
 * Takes the secret of a mailed link out of the address before a page of the theme is shown: scripts of themes and of
 * statistics tell addresses to others. It changes nothing on the server, so that scanners of mail may follow the link.
 */
final class Link_Cookie {

	const NAME = 'wp-mainstreet-link';

	/**
	 * The secret that the browser holds.
	 *
	 * @return string '' for none.
	 */
	public static function read() {
		$text = isset( $_COOKIE[ self::NAME ] ) && is_string( $_COOKIE[ self::NAME ] ) ? sanitize_text_field( wp_unslash( $_COOKIE[ self::NAME ] ) ) : '';
		return preg_match( '/^[0-9a-f]{64}$/D', $text ) ? $text : '';
	}

	/**
	 * Has the browser hold a secret, as long as links hold.
	 *
	 * @param string $secret Secret; '' takes it away.
	 */
	public static function write( $secret ) {
		Visitor_Cookie::send( self::NAME, $secret, time() + Member_Links::LASTS );
	}
}
