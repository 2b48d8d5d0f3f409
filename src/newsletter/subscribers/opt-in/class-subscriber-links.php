<?php
namespace Mainstreet\Newsletter\Subscribers\Opt_In;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and verifies the links in emails to subscribers. Unsubscribe links do not depend on the salts of the site, so links in
 * old emails stay valid if the salts change.
 */
final class Subscriber_Links {

	/** Query parameter that Subscriber_Pages handles. */
	const PARAM = 'mainstreet_sub';

	/**
	 * Returns the URL of the page that confirms a subscription.
	 *
	 * @param string $secret Hexadecimal secret.
	 */
	public static function confirm( $id, string $secret ): string {
		return self::build( 'confirm', $id, $secret );
	}

	/**
	 * Returns the URL of the page that ends a subscription. A POST request to it unsubscribes at once (RFC 8058).
	 *
	 * @param string $unsub_key Key of the subscriber, hexadecimal.
	 */
	public static function out( $id, $unsub_key ): string {
		return self::build( 'out', $id, self::signature( $id, $unsub_key ) );
	}

	/** Returns the URL of the form to request the confirmation email again. It contains no proof and is the same for everyone. */
	public static function again(): string {
		return add_query_arg( self::PARAM, 'again', home_url( '/' ) );
	}

	/**
	 * Whether an unsubscribe link belongs to a subscriber.
	 *
	 * @param string $signature Signature in the link.
	 */
	public static function is_out( ?array $row, string $signature ): bool {
		// Also computed without a subscriber, so that the time of the response reveals nothing.
		$known = $row ? self::signature( $row['id'], $row['unsub_key'] ) : self::signature( 0, str_repeat( '0', 32 ) );
		return hash_equals( $known, $signature ) && null !== $row;
	}

	/**
	 * Signs an unsubscribe link.
	 *
	 * @param string $unsub_key Key of the subscriber, hexadecimal.
	 * @return string 40 hexadecimal digits.
	 */
	private static function signature( $id, $unsub_key ) {
		return substr( hash_hmac( 'sha256', 'out|' . (int) $id, (string) hex2bin( $unsub_key ) ), 0, 40 );
	}

	/**
	 * Builds a URL of this site.
	 *
	 * @param string $what  `confirm` or `out`.
	 * @param string $proof Secret or signature.
	 */
	private static function build( string $what, $id, $proof ): string {
		return add_query_arg(
			array(
				self::PARAM => $what,
				's'         => (int) $id,
				'k'         => $proof,
			),
			home_url( '/' )
		);
	}
}
