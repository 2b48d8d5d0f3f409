<?php
namespace Mainstreet\Connections\Secrets;

use Mainstreet\Connections\Services;
use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Some services give out an id and a secret. The owner enters each in a field of its own; everywhere else the two are one key, written
 * with a colon between them. Core's Connectors screen knows one field only, and does not get them. All keys are stored encrypted
 * (docs/server-contract.md D.3).
 */
final class Key_Parts {

	/** What an encrypted key in the database begins with. */
	const SEALED = 'sealed:';

	/**
	 * Parts of a service's key.
	 *
	 * @param array $service Entry of Services.
	 * @return array[] By name `label`, `constant`, `pattern`, `wrong`; empty for a key that is one text.
	 */
	public static function of( array $service ) {
		return isset( $service['parts'] ) ? $service['parts'] : array();
	}

	/**
	 * Takes a key apart.
	 *
	 * @param array  $service Entry of Services.
	 * @param string $key     Key.
	 * @return string[] By name of the part; all '' when it is no such key.
	 */
	public static function split( array $service, string $key ) {
		$names = array_keys( self::of( $service ) );
		$found = preg_split( '/\s*:\s*|\s+/', trim( $key ) );
		return array_combine( $names, is_array( $found ) && count( $found ) === count( $names ) ? $found : array_fill( 0, count( $names ), '' ) );
	}

	/**
	 * Makes a key of what was entered. What is left empty stays as it is.
	 *
	 * @param array  $service Entry of Services.
	 * @param array  $typed   By name of the part; any values.
	 * @param string $current Key that is stored; '' for none.
	 * @return string|\WP_Error The key; '' when nothing was entered. Errors name the field as `service.part`.
	 */
	public static function join( array $service, array $typed, string $current ) {
		$parts  = self::of( $service );
		$before = self::split( $service, $current );
		$key    = array();
		$is_new = false;
		foreach ( $parts as $name => $part ) {
			$value        = trim( Attributes::text( $typed, $name ) );
			$is_new       = $is_new || '' !== $value;
			$key[ $name ] = '' === $value ? $before[ $name ] : $value;
		}
		if ( ! $is_new ) {
			return '';
		}
		foreach ( $parts as $name => $part ) {
			if ( ! preg_match( $part['pattern'], $key[ $name ] ) ) {
				return Errors::invalid( $service['id'] . '.' . $name, $part['wrong'], 'invalid_key' );
			}
		}
		return implode( ':', $key );
	}

	/**
	 * The key that the parts make which a place holds.
	 *
	 * @param array    $service Entry of Services.
	 * @param callable $read    Gives what the place holds under a name.
	 * @return string '' unless it holds all of them.
	 */
	public static function held( array $service, callable $read ): string {
		$key = array();
		foreach ( self::of( $service ) as $part ) {
			$value = $read( $part['constant'] );
			$key[] = is_string( $value ) ? trim( $value ) : '';
		}
		return $key && ! in_array( '', $key, true ) ? implode( ':', $key ) : '';
	}

	/**
	 * What may be shown of each part.
	 *
	 * @param array  $service Entry of Services.
	 * @param string $key     Key; '' for none.
	 * @return string[] By name; the last four characters behind an ellipsis, '' without a key.
	 */
	public static function hints( array $service, string $key ): array {
		return array_map( array( __CLASS__, 'mask' ), self::split( $service, $key ) );
	}

	/**
	 * What may be shown of a text.
	 *
	 * @param string $text Secret.
	 * @return string
	 */
	public static function mask( $text ) {
		// Of a short one four characters would be too much.
		return '' === $text ? '' : '…' . ( strlen( $text ) >= 12 ? substr( $text, -4 ) : '' );
	}

	/**
	 * A key as it is stored.
	 *
	 * @param string $key Key.
	 */
	public static function close( string $key ): string {
		return self::SEALED . ( new Token_Seal() )->close( $key );
	}

	/**
	 * Whether a value is an encrypted key.
	 *
	 * @param mixed $stored What stands in the database.
	 */
	public static function is_sealed( $stored ): bool {
		return is_string( $stored ) && 0 === strpos( $stored, self::SEALED );
	}

	/**
	 * A key out of the database: encrypted, or as versions before 8 stored it.
	 *
	 * @param string $stored What stands there.
	 * @return string '' when the site's salts have changed since.
	 */
	public static function open( $stored ) {
		return self::is_sealed( $stored ) ? ( new Token_Seal() )->open( substr( $stored, strlen( self::SEALED ) ) ) : $stored;
	}

	/**
	 * Whether a key stands in the database that can't be decrypted.
	 *
	 * @param mixed $stored What stands there.
	 */
	public static function is_unreadable( $stored ): bool {
		return self::is_sealed( $stored ) && ! ( new Token_Seal() )->can_open( substr( $stored, strlen( self::SEALED ) ) );
	}

	/** Encrypts what an older version, or somebody at the command line, stored as it is. */
	public static function seal_stored(): void {
		foreach ( array_keys( Services::all() ) as $id ) {
			$stored = Sealed_Options::raw( Secrets::option_name( $id ) );
			if ( is_string( $stored ) && '' !== trim( $stored ) && ! self::is_sealed( $stored ) ) {
				Secrets::set( $id, trim( $stored ) );
			}
		}
	}
}
