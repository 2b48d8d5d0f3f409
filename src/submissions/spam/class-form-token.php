<?php
namespace Mainstreet\Submissions\Spam;

use Mainstreet\Core\Site_Key;
use Mainstreet\Submissions\Registry\Form_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Signs the ticket of a form: the form's hash, its source, and where it is shown (docs/server-contract.md B.2). A ticket does
 * not expire, so that a cached page works at any age.
 */
final class Form_Token {

	/**
	 * Signs a ticket.
	 *
	 * @param string      $hash     Hash of the definition.
	 * @param Form_Source $source   Source of the form.
	 * @param int         $on       Post being shown; 0 for none.
	 * @param int         $position Number among identical forms of the page, from 1.
	 * @param string      $path     Path of the page, if it is not the permalink of the post.
	 */
	public static function sign( $hash, Form_Source $source, int $on, int $position, string $path ): string {
		$text = implode( '|', array( $hash, $source->type, $source->id, $on, $position, $path ) );
		return self::mac( $text, 'ticket' ) . '|' . $text;
	}

	/**
	 * Verifies and parses a ticket.
	 *
	 * @param mixed $ticket Posted value.
	 * @return array|null `hash`, `source` (Form_Source), `on`, `position`, `path`; null for an invalid signature.
	 */
	public static function read( $ticket ): ?array {
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
	 * Returns the HTML id of a form, the same each time the page is rendered.
	 *
	 * @param array $ticket As read() returns it.
	 */
	public static function form_id( array $ticket ): string {
		$name = implode( '|', array( $ticket['hash'], $ticket['source']->type, $ticket['source']->id, $ticket['on'] ) );
		return 'mainstreet-form-' . substr( md5( $name ), 0, 8 ) . ( $ticket['position'] > 1 ? '-' . $ticket['position'] : '' );
	}

	/**
	 * URL of the page that contains a form. Taken from the signed ticket, never from posted data.
	 *
	 * @param array $ticket As read() returns it.
	 */
	public static function page_url( array $ticket ): string {
		$permalink = $ticket['on'] ? (string) get_permalink( $ticket['on'] ) : '';
		if ( '' !== $ticket['path'] && ( '' === $permalink || get_option( 'permalink_structure' ) ) ) {
			$home = wp_parse_url( home_url() );
			return $home['scheme'] . '://' . $home['host'] . ( isset( $home['port'] ) ? ':' . $home['port'] : '' ) . '/' . ltrim( $ticket['path'], '/\\' );
		}
		return '' === $permalink ? home_url( '/' ) : $permalink;
	}

	/**
	 * Returns the name of the honeypot field. It differs between forms, so that bots cannot recognize it.
	 *
	 * @param string $hash Hash of the definition.
	 * @return string Eight hexadecimal digits.
	 */
	public static function honeypot( $hash ) {
		return substr( self::mac( $hash, 'hp' ), 0, 8 );
	}

	/**
	 * Signs a text. The key does not change when the login salts of WordPress are rotated.
	 *
	 * @param string $text    Text.
	 * @param string $purpose Purpose: a signature for one purpose is not valid for another.
	 * @return string 32 hexadecimal digits.
	 */
	public static function mac( $text, string $purpose ) {
		return substr( hash_hmac( 'sha256', get_current_blog_id() . '|' . $purpose . '|' . $text, Site_Key::salt() ), 0, 32 );
	}
}
