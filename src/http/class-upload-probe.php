<?php
namespace Mainstreet\Http;

use Mainstreet\Core\Options\Stored_Settings;

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

	/** The transient that holds the bytes of the pieces of a large file that got through where larger ones were refused. */
	const LEARNED = 'mainstreet_upload_piece';

	/** Bytes of a piece at least (docs/server-contract.md A40). */
	const LEAST_PIECE = 262144;

	/** Seconds for which what an upload has met with holds: it may have been something of that person's own, and hosts raise limits. */
	const LEARNED_FOR = 30 * DAY_IN_SECONDS;

	/**
	 * Takes a test.
	 *
	 * @param \WP_REST_Request $request Request with anything as its body.
	 * @return array `length` in bytes.
	 */
	public static function take( \WP_REST_Request $request ) {
		$length = strlen( (string) $request->get_body() );
		// Anybody else learns what arrived, and changes the limit of nobody: they may have been held up by something of their own.
		if ( in_array( $length, self::SIZES, true ) && current_user_can( 'manage_options' ) ) {
			$probe = array(
				'bytes' => $length,
				'time'  => time(),
			);
			Stored_Settings::save( array( self::SETTING => $probe ) );
			delete_transient( self::LEARNED );
		}
		return array( 'length' => $length );
	}

	/**
	 * What arrived last.
	 *
	 * @return array|null `bytes`, `time`.
	 */
	public static function last(): ?array {
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
	 * Bytes of the pieces in which large files are sent.
	 *
	 * @param int $most Bytes of a piece at most.
	 * @return int
	 */
	public static function piece( int $most ) {
		$learned = (int) get_transient( self::LEARNED );
		return min( $most, self::limit(), $learned ? max( self::LEAST_PIECE, $learned ) : $most );
	}

	/**
	 * Notes which pieces of a large file got through after larger ones were refused. Unlike a test it changes only what the next pieces
	 * are, which are right in any case as long as they are small enough; the next test of an administrator counts instead.
	 *
	 * @param int $bytes Bytes of a piece; nothing is noted of one that is too small or no smaller than what is known.
	 * @param int $most  Bytes of a piece at most.
	 */
	public static function learn( int $bytes, int $most ): void {
		if ( $bytes >= self::LEAST_PIECE && $bytes < self::piece( $most ) ) {
			set_transient( self::LEARNED, $bytes, self::LEARNED_FOR );
		}
	}

	/**
	 * The largest test that PHP itself lets through.
	 *
	 * @return int Bytes; 0 where it is less than all of them.
	 */
	private static function allowed(): int {
		$allowed = wp_max_upload_size();
		foreach ( self::SIZES as $size ) {
			if ( $size <= $allowed ) {
				return $size;
			}
		}
		return 0;
	}
}
