<?php
namespace Mainstreet\Payments\Members\Access;

use Mainstreet\Core\Attributes;
use Mainstreet\Http\Visitor_Cookie;
use Mainstreet\Payments\Members\Pages\Member_Links;

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
	public static function read(): string {
		$text = Attributes::parameter( $_COOKIE, self::NAME );
		return self::is_secret( $text ) ? $text : '';
	}

	/**
	 * Has the browser hold a secret, as long as links hold. What cannot be one takes it away: web servers refuse a response
	 * with a cookie of any length.
	 *
	 * @param string $secret Secret; '' takes it away.
	 */
	public static function write( string $secret ): void {
		Visitor_Cookie::send( self::NAME, self::is_secret( $secret ) ? $secret : '', time() + Member_Links::LASTS );
	}

	/**
	 * Whether a text has the shape of a secret.
	 *
	 * @param string $text Text.
	 */
	private static function is_secret( string $text ): bool {
		return 1 === preg_match( '/^[0-9a-f]{64}$/D', $text );
	}
}
