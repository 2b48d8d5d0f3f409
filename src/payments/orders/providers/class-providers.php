<?php
namespace Mainstreet\Payments\Orders\Providers;

defined( 'ABSPATH' ) || exit;

/** Finds the registered payment providers. */
final class Providers {

	/**
	 * Finds a provider, whether it is set up or not.
	 *
	 * @param string $name Name, such as `stripe`.
	 */
	public static function get( $name ): ?Payment_Provider {
		$all = self::get_all();
		return isset( $all[ $name ] ) ? $all[ $name ] : null;
	}

	/** Lists the providers that have API keys for their current mode (by name). */
	public static function get_ready(): array {
		return array_filter( self::get_all(), static fn( Payment_Provider $provider ) => $provider->is_ready() );
	}

	/** Lists all registered providers (by name). */
	public static function get_all(): array {
		/**
		 * Filters the payment services that orders can be paid with.
		 *
		 * @param Payment_Provider[] $providers By name; the first that is ready takes payments for plans.
		 */
		$found = (array) apply_filters( 'mainstreet_payment_providers', array() );
		$all   = array();
		foreach ( $found as $provider ) {
			if ( $provider instanceof Payment_Provider ) {
				$all[ $provider->name() ] = $provider;
			}
		}
		return $all;
	}
}
