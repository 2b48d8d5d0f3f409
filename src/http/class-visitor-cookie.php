<?php
namespace Mainstreet\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a cookie the way all of ours are sent: for the whole site, by https alone where the site has it, and with links from other
 * sites (a payment service leads back with one), but not with their forms.
 */
final class Visitor_Cookie {

	/**
	 * Sends a cookie. Does nothing when the headers are gone.
	 *
	 * @param string $name      Name.
	 * @param string $value     Value; '' takes it away.
	 * @param int    $expires   Unix time.
	 * @param bool   $is_hidden Whether scripts can't read it.
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
