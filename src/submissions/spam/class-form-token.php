<?php
namespace Mainstreet\Submissions\Spam;

use Mainstreet\Core\Site_Key;
use Mainstreet\Submissions\Registry\Form_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Signs which form is shown and where (docs/server-contract.md B.2). The signature has no time in it:
 * a copy of the page from a cache submits whatever its age.
 */
final class Form_Token {

	/**
	 * Signs a ticket.
	 *
	 * @param string      $hash     Hash of the definition.
	 * @param Form_Source $source   Container that holds the form.
	 * @param int         $on       Post being shown; 0 for none.
	 * @param int         $position Which of the same forms of the page it is, from 1.
	 * @param string      $path     Path of the page, where it is not the permalink of the post.
	 * @return string
	 */
	public static function sign( $hash, Form_Source $source, $on, $position, $path ) {
		$text = implode( '|', array( $hash, $source->type, $source->id, $on, $position, $path ) );
		return self::mac( $text, 'ticket' ) . '|' . $text;
	}

	/**
	 * Reads a ticket.
	 *
	 * @param mixed $ticket What was posted.
	 * @return array|null `hash`, `source` (Form_Source), `on`, `position`, `path`; null when it is not ours.
	 */
	public static function read( $ticket ) {
		if ( ! is_string( $ticket ) || strlen( $ticket ) > 2000 ) {
			return null;
		}
		$parts = explode( '|', $ticket, 7 );
		if ( 7 !== count( $parts ) || ! hash_equals( self::mac( substr( $ticket, strlen( $parts[0] ) + 1 ), 'ticket' ), $parts[0] ) ) {
			return null;
		}
		return array(
			'hash'     => $parts[1],
			'source'   => new Form_Source( $parts[2], $parts[3] ),
			'on'       => (int) $parts[4],
			'position' => (int) $parts[5],
			'path'     => $parts[6],
		);
	}

	/**
	 * HTML id of the form a ticket stands for, the same each time the page is made.
	 *
	 * @param array $ticket As read() gives it.
	 * @return string
	 */
	public static function form_id( array $ticket ) {
		$name = implode( '|', array( $ticket['hash'], $ticket['source']->type, $ticket['source']->id, $ticket['on'] ) );
		return 'mainstreet-form-' . substr( md5( $name ), 0, 8 ) . ( $ticket['position'] > 1 ? '-' . $ticket['position'] : '' );
	}

	/**
	 * Name of the field that people leave empty: another one for each form, so that it can't be learned.
	 *
	 * @param string $hash Hash of the definition.
	 * @return string Eight hexadecimal digits.
	 */
	public static function honeypot( $hash ) {
		return substr( self::mac( $hash, 'hp' ), 0, 8 );
	}

	/**
	 * Signature of a text. Its key outlives the rotation of the login salts.
	 *
	 * @param string $text    Text.
	 * @param string $purpose What the signature is for, so that none serves another purpose.
	 * @return string 32 hexadecimal digits.
	 */
	public static function mac( $text, $purpose ) {
		return substr( hash_hmac( 'sha256', get_current_blog_id() . '|' . $purpose . '|' . $text, Site_Key::salt() ), 0, 32 );
	}
}
