<?php
/**
 * How much the web server lets through.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Http;

use Mainstreet\Core\Stored_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Takes test uploads (docs/server-contract.md D.4). The client sends smaller and smaller ones until one
 * arrives; PHP's own limits say nothing about those of the server in front of it.
 */
final class Upload_Probe {

	/** The setting that holds the largest test that arrived last: `bytes`, `time`. */
	const SETTING = 'upload_probe';

	/** Bytes of the tests, largest first. */
	const SIZES = array( 10485760, 4194304, 1048576, 524288 );

	/**
	 * Takes a test.
	 *
	 * @param \WP_REST_Request $request Request with anything as its body.
	 * @return array `length` in bytes.
	 */
	public static function take( $request ) {
		$length = strlen( (string) $request->get_body() );
		// Anybody else learns what arrived, and changes the limit of nobody: they may have been held up by something of their own.
		if ( in_array( $length, self::SIZES, true ) && current_user_can( 'manage_options' ) ) {
			$probe = array(
				'bytes' => $length,
				'time'  => time(),
			);
			Stored_Settings::save( array( self::SETTING => $probe ) );
		}
		return array( 'length' => $length );
	}

	/**
	 * What arrived last.
	 *
	 * @return array|null `bytes`, `time`.
	 */
	public static function last() {
		$settings = Stored_Settings::all();
		$last     = isset( $settings[ self::SETTING ] ) ? $settings[ self::SETTING ] : null;
		return is_array( $last ) && isset( $last['bytes'], $last['time'] ) && in_array( $last['bytes'], self::SIZES, true ) ? $last : null;
	}

	/**
	 * Bytes that are known to arrive, where less arrives than PHP itself lets through.
	 *
	 * @return int PHP_INT_MAX while no such limit is known.
	 */
	public static function limit() {
		$last = self::last();
		return $last && $last['bytes'] < self::allowed() ? $last['bytes'] : PHP_INT_MAX;
	}

	/**
	 * The largest test that PHP itself lets through.
	 *
	 * @return int Bytes; 0 where it is less than all of them.
	 */
	private static function allowed() {
		$allowed = wp_max_upload_size();
		foreach ( self::SIZES as $size ) {
			if ( $size <= $allowed ) {
				return $size;
			}
		}
		return 0;
	}
}
