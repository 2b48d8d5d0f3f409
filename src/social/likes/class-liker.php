<?php
namespace Mainstreet\Social\Likes;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Site_Key;
use Mainstreet\Http\Visitor_Cookie;

defined( 'ABSPATH' ) || exit;

/**
 * A user, a visitor by the random value in a cookie, or both. What is stored is a sum with the site's key: nobody can
 * find out from it who it was, and no value of the cookie from the table.
 */
final class Liker {

	/** Name of the cookie. Not one that page caches look at: pages are the same with and without. */
	const COOKIE = 'mainstreet_liker';

	/**
	 * User; 0 for a visitor.
	 *
	 * @var int
	 */
	private $user_id;

	/**
	 * Value of the cookie; '' for none.
	 *
	 * @var string
	 */
	private $key;

	/**
	 * Somebody.
	 *
	 * @param int    $user_id User; 0 for a visitor.
	 * @param string $key     Value of the cookie: 32 hexadecimal digits, '' for none.
	 */
	public function __construct( $user_id, $key ) {
		$this->user_id = (int) $user_id;
		$this->key     = 1 === preg_match( '/^[0-9a-f]{32}$/D', $key ) ? $key : '';
	}

	/**
	 * Who sends this request.
	 *
	 * @return Liker
	 */
	public static function current() {
		return new self( get_current_user_id(), self::sent_key() );
	}

	/**
	 * Who sends a request without a login.
	 *
	 * @return Liker
	 */
	public static function visitor() {
		return new self( 0, self::sent_key() );
	}

	/**
	 * Value of the cookie.
	 *
	 * @return string
	 */
	private static function sent_key() {
		return sanitize_key( Attributes::text( $_COOKIE, 'mainstreet_liker' ) );
	}

	/**
	 * The same, known by a cookie from now on. Only called when somebody presses: looking sets none.
	 *
	 * @return Liker
	 */
	public function with_cookie() {
		if ( $this->actors() ) {
			return $this;
		}
		$liker = new self( 0, bin2hex( random_bytes( 16 ) ) );
		Visitor_Cookie::send( self::COOKIE, $liker->key, time() + YEAR_IN_SECONDS );
		return $liker;
	}

	/**
	 * The user.
	 *
	 * @return int 0 for a visitor.
	 */
	public function user_id() {
		return $this->user_id;
	}

	/**
	 * Sums it is known by.
	 *
	 * @return string[] 32 hexadecimal digits each; the one a like is stored under first, none for a visitor without cookie.
	 */
	public function actors() {
		return array_merge(
			$this->user_id ? array( self::sum( 'user|' . $this->user_id ) ) : array(),
			'' === $this->key ? array() : array( self::sum( 'visitor|' . $this->key ) )
		);
	}

	/**
	 * A sum.
	 *
	 * @param string $name Who.
	 * @return string
	 */
	private static function sum( $name ) {
		return substr( hash_hmac( 'sha256', 'like|' . $name, Site_Key::salt() ), 0, 32 );
	}
}
