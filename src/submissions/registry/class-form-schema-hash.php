<?php
namespace Mainstreet\Submissions\Registry;

use Mainstreet\Core\Site_Key;

defined( 'ABSPATH' ) || exit;

/**
 * The hash of a definition stands on the page. It is made with a secret, so that nobody finds the
 * recipients by trying addresses; until version 4 it was not, and pages in caches still say that one.
 */
final class Form_Schema_Hash {

	/**
	 * Identifies a definition: the same whatever the order of its keys.
	 *
	 * @param array $def Definition.
	 * @return string 40 hexadecimal digits.
	 */
	public static function of( array $def ) {
		return substr( hash_hmac( 'sha256', get_current_blog_id() . '|definition|' . self::json( $def ), Site_Key::salt() ), 0, 40 );
	}

	/**
	 * What identified a definition until version 4.
	 *
	 * @param array $def Definition.
	 * @return string 40 hexadecimal digits.
	 */
	public static function old( array $def ) {
		return sha1( self::json( $def ) );
	}

	/**
	 * The definition that a hash stands for.
	 *
	 * @param array[] $defs Definitions by hash.
	 * @param string  $hash Hash of today or before.
	 * @return array|null
	 */
	public static function find( array $defs, $hash ) {
		if ( isset( $defs[ $hash ] ) ) {
			return $defs[ $hash ];
		}
		foreach ( $defs as $def ) {
			if ( hash_equals( self::old( $def ), $hash ) ) {
				return $def;
			}
		}
		return null;
	}

	/**
	 * A definition as it is stored.
	 *
	 * @param array $def Definition.
	 * @return string
	 */
	public static function json( array $def ) {
		return (string) wp_json_encode( self::sorted( $def ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/**
	 * Brings the keys of maps into one order, at every depth.
	 *
	 * @param array $data Data.
	 * @return array
	 */
	private static function sorted( array $data ) {
		$is_list = array_keys( $data ) === range( 0, count( $data ) - 1 );
		if ( ! $is_list ) {
			ksort( $data, SORT_STRING );
		}
		foreach ( $data as $key => $value ) {
			if ( is_array( $value ) ) {
				$data[ $key ] = self::sorted( $value );
			}
		}
		return $data;
	}
}
