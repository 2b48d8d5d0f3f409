<?php
namespace Mainstreet\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Sends cookies to visitors: for the whole site, Secure on HTTPS, and with SameSite=Lax. The browser sends them when a link from
 * another site leads here (as from a payment service), but not with forms of other sites.
 */
final class Visitor_Cookie {

	/**
	 * Sends a cookie. Does nothing if headers were sent already.
	 *
	 * @param string $value     Value; '' deletes the cookie.
	 * @param int    $expires   Unix time.
	 * @param bool   $is_hidden Whether it is HttpOnly.
	 */
	public static function send( string $name, string $value, $expires, bool $is_hidden = true ): void {
		if ( headers_sent() ) {
			return;
		}
		setcookie(
			$name,
			$value,
			array(
				'expires'  => '' === $value ? 1 : $expires,
				'path'     => COOKIEPATH ? COOKIEPATH : '/',
				'domain'   => COOKIE_DOMAIN ? COOKIE_DOMAIN : '',
				'secure'   => is_ssl(),
				'httponly' => $is_hidden,
				'samesite' => 'Lax',
			)
		);
	}
}
