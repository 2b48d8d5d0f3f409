<?php
namespace Mainstreet\Payments\Members\Access;

use Mainstreet\Core\Attributes;
use Mainstreet\Http\Visitor_Cookie;
use Mainstreet\Payments\Members\Pages\Member_Links;

defined( 'ABSPATH' ) || exit;

/**
 * Moves the secret of an emailed link from the URL into a cookie before a page of the theme is shown, because scripts of themes and
 * analytics services send URLs to third parties. Nothing changes on the server, so mail scanners may follow the link.
 */
final class Link_Cookie {

	const NAME = 'wp-mainstreet-link';

	/** Returns the secret from the cookie; '' if there is none. */
	public static function read(): string {
		$text = Attributes::parameter( $_COOKIE, self::NAME );
		return self::is_secret( $text ) ? $text : '';
	}

	/**
	 * Stores a secret in the cookie, for the lifetime of links. An invalid secret deletes the cookie, because web servers reject
	 * responses with overlong cookies.
	 *
	 * @param string $secret Secret; empty deletes the cookie.
	 */
	public static function write( string $secret ): void {
		Visitor_Cookie::send( self::NAME, self::is_secret( $secret ) ? $secret : '', time() + Member_Links::LASTS );
	}

	/** Whether a text has the format of a secret. */
	private static function is_secret( string $text ): bool {
		return 1 === preg_match( '/^[0-9a-f]{64}$/D', $text );
	}
}
