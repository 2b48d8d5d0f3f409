<?php
namespace Mainstreet\Social\Likes;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Site_Key;
use Mainstreet\Http\Visitor_Cookie;

defined( 'ABSPATH' ) || exit;

/**
 * A user, a visitor by the random value in a cookie, or both. A hash with the site's key is stored: the table reveals neither the person
 * nor a value of the cookie.
 */
final class Liker {

	/** Name of the cookie. Page caches ignore it: pages are the same with and without. */
	const COOKIE = 'mainstreet_liker';

	/** User ID; 0 for a visitor. */
	private int $user_id;

	/** Value of the cookie; '' for none. */
	private string $key;

	/**
	 * Defines a user or visitor.
	 *
	 * @param int    $user_id User ID; 0 for a visitor.
	 * @param string $key     Value of the cookie: 32 hexadecimal digits, '' for none.
	 */
	public function __construct( int $user_id, string $key ) {
		$this->user_id = (int) $user_id;
		$this->key     = 1 === preg_match( '/^[0-9a-f]{32}$/D', $key ) ? $key : '';
	}

	/** Who sends this request. */
	public static function current(): Liker {
		return new self( get_current_user_id(), self::sent_key() );
	}

	/** Who sends a request without a login. */
	public static function visitor(): Liker {
		return new self( 0, self::sent_key() );
	}

	/** Value of the cookie. */
	private static function sent_key(): string {
		return sanitize_key( Attributes::text( $_COOKIE, 'mainstreet_liker' ) );
	}

	/** The same with a cookie, which is set if there is none. Called for presses only: viewing a page sets no cookie. */
	public function with_cookie(): Liker {
		if ( $this->hashes() ) {
			return $this;
		}
		$liker = new self( 0, bin2hex( random_bytes( 16 ) ) );
		Visitor_Cookie::send( self::COOKIE, $liker->key, time() + YEAR_IN_SECONDS );
		return $liker;
	}

	/** The user ID; 0 for a visitor. */
	public function user_id(): int {
		return $this->user_id;
	}

	/**
	 * Hashes of user and cookie.
	 *
	 * @return string[] 32 hexadecimal digits each, the one for storing a like first; empty for a visitor without cookie.
	 */
	public function hashes(): array {
		return array_merge(
			$this->user_id ? array( self::hash( 'user|' . $this->user_id ) ) : array(),
			'' === $this->key ? array() : array( self::hash( 'visitor|' . $this->key ) )
		);
	}

	/**
	 * Makes a hash.
	 *
	 * @param string $name Name of the user or cookie.
	 * @return string
	 */
	private static function hash( string $name ) {
		return substr( hash_hmac( 'sha256', 'like|' . $name, Site_Key::salt() ), 0, 32 );
	}
}
