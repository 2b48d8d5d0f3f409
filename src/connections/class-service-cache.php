<?php
namespace Mainstreet\Connections;

use Mainstreet\Connections\Secrets\Secrets;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps answers in transients (the object cache where there is one), so that a service
 * is asked once for many readers (docs/server-contract.md 0.4).
 */
final class Service_Cache {

	/** Seconds a failure is remembered. */
	const NEGATIVE = 60;

	/** Seconds one process may take to refresh while others serve the old answer. */
	const LOCK = 30;

	/**
	 * Gives the kept answer, or makes it.
	 *
	 * @param string   $service Id of the service; a change of its key drops its answers.
	 * @param string   $path    What was asked.
	 * @param array    $args    Parameters of the question.
	 * @param int      $ttl     Seconds the answer is good for.
	 * @param callable $fetch   Makes the answer; anything serialisable, or an error.
	 * @return mixed|\WP_Error
	 */
	public static function remember( $service, $path, array $args, $ttl, callable $fetch ) {
		$key  = self::key( $service, $path, $args );
		$kept = self::read( get_transient( $key ) );
		if ( $kept && $kept['until'] > time() && $kept['until'] <= time() + max( self::NEGATIVE, (int) $ttl ) ) {
			return self::unpack( $kept );
		}
		// Without a shared object cache nobody else sees the lock, and each process refreshes for itself.
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
		// Kept a little longer than it is good for: what the others get while one process refreshes.
		set_transient( $key, $packed, $ttl + self::LOCK );
		wp_cache_delete( $key . '_lock', 'mainstreet' );
		return $answer;
	}

	/**
	 * Drops a kept answer.
	 *
	 * @param string $service Id of the service.
	 * @param string $path    What was asked.
	 * @param array  $args    Parameters of the question.
	 */
	public static function forget( string $service, string $path, array $args ): void {
		delete_transient( self::key( $service, $path, $args ) );
	}

	/**
	 * Name of the transient of a question.
	 *
	 * @param string $service Id of the service.
	 * @param string $path    What was asked.
	 * @param array  $args    Parameters of the question.
	 */
	private static function key( $service, $path, array $args ): string {
		ksort( $args );
		return 'mainstreet_c_' . md5( implode( '|', array( $service, $path, wp_json_encode( $args ), Secrets::generation( $service ) ) ) );
	}

	/**
	 * Whether another process is refreshing. A lock may outlive its process in a cache that ends
	 * nothing, and a cache that is gone refuses every lock.
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
	 * Waits for the process that is refreshing.
	 *
	 * @param string $key Name of the transient.
	 * @return array|null What it made; null when it takes too long.
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
	 * Checks what came out of the store, which other code can write to.
	 *
	 * @param mixed $kept Stored value.
	 */
	private static function read( $kept ): ?array {
		return is_array( $kept ) && isset( $kept['until'], $kept['failed'] ) && array_key_exists( 'answer', $kept ) ? $kept : null;
	}

	/**
	 * Makes an answer of what was kept.
	 *
	 * @param array $kept Stored value.
	 * @return mixed|\WP_Error
	 */
	private static function unpack( array $kept ) {
		return $kept['failed'] ? new \WP_Error( ...$kept['answer'] ) : $kept['answer'];
	}
}
