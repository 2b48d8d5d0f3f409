<?php
namespace Mainstreet\Http;

use Mainstreet\Core\Options\Stored_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Receives test uploads (docs/server-contract.md D.4). The client sends smaller and smaller ones until one arrives, because the
 * limits of the server in front of PHP cannot be read.
 */
final class Upload_Probe {

	/** Setting with the largest test upload that arrived in the last test: `bytes`, `time`. */
	const SETTING = 'upload_probe';

	/** Sizes of the test uploads in bytes, largest first. */
	const SIZES = array( 10485760, 4194304, 1048576, 524288 );

	/** Transient with the chunk size, in bytes, that arrived after larger chunks were rejected. */
	const CHUNK_TRANSIENT = 'mainstreet_upload_piece';

	/** Minimum size of a chunk in bytes (docs/server-contract.md A40). */
	const MIN_CHUNK = 262144;

	/** Seconds until the learned chunk size expires: the cause may have been the connection of one user, and hosts raise limits. */
	const CHUNK_EXPIRATION = 30 * DAY_IN_SECONDS;

	/**
	 * Handles a test upload. Stores its size if an administrator sent it.
	 *
	 * @param \WP_REST_Request $request Request with any body.
	 * @return array `length`: received bytes.
	 */
	public static function handle( \WP_REST_Request $request ) {
		$length = strlen( (string) $request->get_body() );
		// Other users get the result, but do not change the limit of the site: the cause may be their own connection.
		if ( in_array( $length, self::SIZES, true ) && current_user_can( 'manage_options' ) ) {
			$probe = array(
				'bytes' => $length,
				'time'  => time(),
			);
			Stored_Settings::save( array( self::SETTING => $probe ) );
			delete_transient( self::CHUNK_TRANSIENT );
		}
		return array( 'length' => $length );
	}

	/**
	 * Returns the result of the last test.
	 *
	 * @return array|null `bytes`, `time`; null if there was no test.
	 */
	public static function last(): ?array {
		$settings = Stored_Settings::all();
		$last     = $settings[ self::SETTING ] ?? null;
		return is_array( $last ) && isset( $last['bytes'], $last['time'] ) && in_array( $last['bytes'], self::SIZES, true ) ? $last : null;
	}

	/**
	 * Returns the number of bytes that arrive, if that is less than PHP allows.
	 *
	 * @return int PHP_INT_MAX if no such limit is known.
	 */
	public static function limit() {
		$last = self::last();
		return $last && $last['bytes'] < self::largest_allowed_size() ? $last['bytes'] : PHP_INT_MAX;
	}

	/**
	 * Returns the size of chunks for large files.
	 *
	 * @param int $most Maximum number of bytes.
	 * @return int Bytes.
	 */
	public static function chunk_size( int $most ) {
		$learned = (int) get_transient( self::CHUNK_TRANSIENT );
		return min( $most, self::limit(), $learned ? max( self::MIN_CHUNK, $learned ) : $most );
	}

	/**
	 * Stores the chunk size that arrived after larger chunks were rejected. Affects only the size of later chunks. The next test of an
	 * administrator replaces it.
	 *
	 * @param int $bytes Size of the chunk in bytes; ignored if below the minimum or not smaller than the current size.
	 * @param int $most  Maximum number of bytes.
	 */
	public static function save_chunk_size( int $bytes, int $most ): void {
		if ( $bytes >= self::MIN_CHUNK && $bytes < self::chunk_size( $most ) ) {
			set_transient( self::CHUNK_TRANSIENT, $bytes, self::CHUNK_EXPIRATION );
		}
	}

	/**
	 * Returns the largest test size that PHP allows.
	 *
	 * @return int Bytes; 0 if PHP allows none of them.
	 */
	private static function largest_allowed_size(): int {
		$allowed = wp_max_upload_size();
		foreach ( self::SIZES as $size ) {
			if ( $size <= $allowed ) {
				return $size;
			}
		}
		return 0;
	}
}
