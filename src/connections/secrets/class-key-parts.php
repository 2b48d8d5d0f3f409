<?php
namespace Mainstreet\Connections\Secrets;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Handles keys that consist of an id and a secret. The site owner enters each part in its own field; everywhere else they are one key
 * with a colon between the parts. Core's Connectors screen has one field per key, so these keys do not appear there.
 */
final class Key_Parts {

	/**
	 * Returns the parts of a key.
	 *
	 * @param array $service Entry of Services.
	 * @return array[] By name `label`, `constant`, `pattern`, `wrong`; empty for a key without parts.
	 */
	public static function get( array $service ) {
		return isset( $service['parts'] ) ? $service['parts'] : array();
	}

	/**
	 * Splits a key into its parts.
	 *
	 * @param array $service Entry of Services.
	 * @return string[] By name of the part; all '' if the number of parts does not match.
	 */
	public static function split( array $service, string $key ) {
		$names = array_keys( self::get( $service ) );
		$found = preg_split( '/\s*:\s*|\s+/', trim( $key ) );
		return array_combine( $names, is_array( $found ) && count( $found ) === count( $names ) ? $found : array_fill( 0, count( $names ), '' ) );
	}

	/**
	 * Joins the entered parts to a key. Empty fields keep their stored value.
	 *
	 * @param array  $service Entry of Services.
	 * @param array  $typed   Submitted values by name of the part, not validated.
	 * @param string $current Stored key; '' for none.
	 * @return string|\WP_Error The key; '' if nothing was entered. Errors name the field as `service.part`.
	 */
	public static function join( array $service, array $typed, string $current ) {
		$parts  = self::get( $service );
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
	 * Joins the parts from constants or environment variables.
	 *
	 * @param array $service Entry of Services.
	 * @return string '' unless all parts are set.
	 */
	public static function read_configured( array $service, callable $read ): string {
		$key = array();
		foreach ( self::get( $service ) as $part ) {
			$value = $read( $part['constant'] );
			$key[] = is_string( $value ) ? trim( $value ) : '';
		}
		return $key && ! in_array( '', $key, true ) ? implode( ':', $key ) : '';
	}

	/**
	 * Masks each part of a key.
	 *
	 * @param array  $service Entry of Services.
	 * @param string $key     Key; '' for none.
	 * @return string[] By name: an ellipsis and the last four characters; '' without a key.
	 */
	public static function hints( array $service, string $key ): array {
		return array_map( array( __CLASS__, 'mask' ), self::split( $service, $key ) );
	}

	/**
	 * Masks a secret: shows an ellipsis and the last four characters.
	 *
	 * @param string $text Secret.
	 * @return string
	 */
	public static function mask( $text ) {
		// Four characters of a short secret would reveal too much.
		return '' === $text ? '' : '…' . ( strlen( $text ) >= 12 ? substr( $text, -4 ) : '' );
	}
}
