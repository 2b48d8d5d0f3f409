<?php
namespace Mainstreet\Connections\Secrets;

use Mainstreet\Connections\Services;
use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Tests keys and stores the result for as long as the key stays the same. Core's Connectors screen saves keys without testing them;
 * such a key is tested when the settings screen is opened.
 */
final class Key_Checks {

	const OPTION = 'mainstreet_key_checks';

	/**
	 * Tests and stores a key. A key that the service rejects is not stored.
	 *
	 * @param string $key Key as typed, trimmed.
	 * @return array|\WP_Error Result as of run(); `ok` is false if the service could not be reached.
	 */
	public static function save( string $id, string $key ) {
		if ( Secrets::is_provided( $id ) ) {
			return new \WP_Error(
				'mainstreet_key_provided',
				__( 'This key is set in this site’s configuration and cannot be changed here.', 'mainstreet-blocks' ),
				array( 'status' => 409 )
			);
		}
		$service = Services::get( $id );
		$valid   = $service['validate']( $key );
		if ( is_wp_error( $valid ) ) {
			return $valid;
		}
		$result = $service['test']( $key );
		if ( is_wp_error( $result ) && 'invalid_key' === $result->get_error_code() ) {
			return $result;
		}
		Secrets::set( $id, $key );
		return self::store( $id, $result );
	}

	/**
	 * Tests the current key.
	 *
	 * @param string $id Id of the service.
	 * @return array `ok` true with `account` and `checked` (ISO date), or `ok` false with `code` and `message`.
	 */
	public static function run( $id ): array {
		$service = Services::get( $id );
		if ( Secrets::is_unreadable( $id ) ) {
			return self::unreadable_result();
		}
		if ( '' === Secrets::source( $id ) ) {
			return self::error_result( Errors::not_configured( $service['label'] ) );
		}
		$valid = Secrets::validate( $id );
		return self::store( $id, is_wp_error( $valid ) ? $valid : $service['test']( Secrets::get( $id ) ) );
	}

	/**
	 * Stores a test result for the current key.
	 *
	 * @param string          $id     Id of the service.
	 * @param array|\WP_Error $result Return value of the service's `test` callback.
	 * @return array As run().
	 */
	public static function store( $id, $result ): array {
		$outcome = is_wp_error( $result ) ? self::error_result( $result ) : array(
			'ok'      => true,
			'account' => $result['account'],
			'checked' => gmdate( 'c' ),
		);
		// Connection errors are not stored: they do not mean that the key is invalid.
		if ( $outcome['ok'] || 'invalid_key' === $outcome['code'] ) {
			$all        = self::read_all();
			$all[ $id ] = array(
				'generation' => Secrets::generation( $id ),
				'outcome'    => $outcome,
			);
			update_option( self::OPTION, $all, false );
		}
		return $outcome;
	}

	/**
	 * Returns the stored result for the current key.
	 *
	 * @param string $id Id of the service.
	 * @return array|null As run(); null if it has not been tested.
	 */
	public static function get_last( string $id ) {
		$all = self::read_all();
		return isset( $all[ $id ]['generation'], $all[ $id ]['outcome'] ) && Secrets::generation( $id ) === $all[ $id ]['generation']
			? $all[ $id ]['outcome']
			: null;
	}

	/**
	 * Creates the result for a key that cannot be decrypted.
	 *
	 * @return array As run().
	 */
	public static function unreadable_result(): array {
		return self::error_result( new \WP_Error( 'mainstreet_unreadable', __( 'The saved key can no longer be read, because the security keys of this site have changed. Please enter it again.', 'mainstreet-blocks' ) ) );
	}

	/** Reads the stored results by service. */
	private static function read_all(): array {
		$all = get_option( self::OPTION );
		return is_array( $all ) ? $all : array();
	}

	/** Converts an error to a result. */
	private static function error_result( \WP_Error $error ): array {
		return array(
			'ok'      => false,
			'code'    => $error->get_error_code(),
			'message' => $error->get_error_message(),
		);
	}
}
