<?php
namespace Mainstreet\Connections;

use Mainstreet\Connections\Secrets\Secrets;

defined( 'ABSPATH' ) || exit;

/** Caches responses of external services in transients, which use the object cache if there is one (docs/server-contract.md 0.4). */
final class Service_Cache {

	/** Seconds for which an error is cached. */
	const NEGATIVE = 60;

	/** Seconds for which one process may refresh a response while others use the expired one. */
	const LOCK = 30;

	/**
	 * Returns the cached response, or fetches it.
	 *
	 * @param string   $service Id of the service; a new key invalidates its responses.
	 * @param string   $path    Path of the request.
	 * @param array    $args    Parameters of the request.
	 * @param int      $ttl     Seconds until the response expires.
	 * @param callable $fetch   Fetches the response; returns anything serializable, or a WP_Error.
	 * @return mixed|\WP_Error
	 */
	public static function remember( $service, $path, array $args, $ttl, callable $fetch ) {
		$key  = self::key( $service, $path, $args );
		$kept = self::read( get_transient( $key ) );
		if ( $kept && $kept['until'] > time() && $kept['until'] <= time() + max( self::NEGATIVE, (int) $ttl ) ) {
			return self::unpack( $kept );
		}
		// Without a shared object cache other processes do not see the lock, and each one refreshes.
		if ( ! wp_cache_add( $key . '_lock', time(), 'mainstreet', self::LOCK ) && self::is_locked( $key ) ) {
			$kept = $kept && abs( time() - $kept['until'] ) <= self::LOCK ? $kept : self::wait( $key );
			if ( $kept ) {
				return self::unpack( $kept );
			}
		}

		$answer = $fetch();
		$failed = is_wp_error( $answer );
		$ttl    = $failed ? self::NEGATIVE : (int) $ttl;
		$packed = array(
			'until'  => time() + $ttl,
			'failed' => $failed,
			'answer' => $failed ? array( $answer->get_error_code(), $answer->get_error_message(), $answer->get_error_data() ) : $answer,
		);
		// Stored longer than it is valid: other processes use it while one refreshes.
		set_transient( $key, $packed, $ttl + self::LOCK );
		wp_cache_delete( $key . '_lock', 'mainstreet' );
		return $answer;
	}

	/** Deletes a cached response. Parameters as for remember(). */
	public static function forget( string $service, string $path, array $args ): void {
		delete_transient( self::key( $service, $path, $args ) );
	}

	/** Returns the name of the transient. The key generation of the service is part of it. */
	private static function key( $service, $path, array $args ): string {
		ksort( $args );
		return 'mainstreet_c_' . md5( implode( '|', array( $service, $path, wp_json_encode( $args ), Secrets::generation( $service ) ) ) );
	}

	/**
	 * Whether another process is refreshing. Checks the age of the lock, because some caches ignore the expiry, and renews an old lock.
	 * If the cache is unavailable, no lock can be set; this counts as unlocked.
	 *
	 * @param string $key Name of the transient.
	 */
	private static function is_locked( string $key ): bool {
		$since       = wp_cache_get( $key . '_lock', 'mainstreet', true );
		$is_in_force = is_numeric( $since ) && abs( time() - $since ) <= self::LOCK;
		if ( ! $is_in_force ) {
			wp_cache_set( $key . '_lock', time(), 'mainstreet', self::LOCK );
		}
		return $is_in_force;
	}

	/**
	 * Waits up to two seconds for the process that is refreshing.
	 *
	 * @param string $key Name of the transient.
	 * @return array|null Stored value; null after the timeout.
	 */
	private static function wait( string $key ): ?array {
		for ( $i = 0; $i < 10; $i++ ) {
			usleep( 200000 );
			$kept = self::read( wp_cache_get( $key, 'transient', true ) );
			if ( $kept ) {
				return $kept;
			}
		}
		return null;
	}

	/**
	 * Validates a stored value, because other code can write to the cache.
	 *
	 * @param mixed $kept Stored value.
	 */
	private static function read( $kept ): ?array {
		return is_array( $kept ) && isset( $kept['until'], $kept['failed'] ) && array_key_exists( 'answer', $kept ) ? $kept : null;
	}

	/**
	 * Converts a stored value to the response or error.
	 *
	 * @return mixed|\WP_Error
	 */
	private static function unpack( array $kept ) {
		return $kept['failed'] ? new \WP_Error( ...$kept['answer'] ) : $kept['answer'];
	}
}
