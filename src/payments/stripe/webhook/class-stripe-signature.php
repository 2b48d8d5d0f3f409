<?php
namespace Mainstreet\Payments\Stripe\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * Verifies that Stripe sent a webhook recently (docs/server-contract.md B.5).
 */
final class Stripe_Signature {

	/** Maximum difference, in seconds, between the time of the signature and now. */
	const TOLERANCE = 300;

	/**
	 * Whether a signature is valid for one of the secrets.
	 *
	 * @param string   $body    Unchanged body of the request.
	 * @param string   $header  Header `Stripe-Signature`: `t=…,v1=…[,v1=…]`.
	 * @param string[] $secrets Valid secrets; more than one while a secret is being replaced.
	 */
	public static function is_good( string $body, string $header, array $secrets ): bool {
		$time  = '';
		$given = array();
		foreach ( array_slice( explode( ',', substr( (string) $header, 0, 4096 ) ), 0, 20 ) as $part ) {
			$pair = explode( '=', trim( $part ), 2 );
			if ( 't' === $pair[0] && isset( $pair[1] ) ) {
				$time = $pair[1];
			} elseif ( 'v1' === $pair[0] && isset( $pair[1] ) ) {
				$given[] = $pair[1];
			}
		}
		if ( ! preg_match( '/^\d{1,12}$/D', $time ) || abs( time() - (int) $time ) > self::TOLERANCE ) {
			return false;
		}
		$is_good = false;
		foreach ( array_filter( $secrets ) as $secret ) {
			$expected = hash_hmac( 'sha256', $time . '.' . $body, $secret );
			foreach ( $given as $one ) {
				// All are compared, so that the duration does not depend on which one matches.
				$is_good = hash_equals( $expected, $one ) || $is_good;
			}
		}
		return $is_good;
	}
}
