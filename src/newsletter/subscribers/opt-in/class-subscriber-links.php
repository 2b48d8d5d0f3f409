<?php
namespace Mainstreet\Newsletter\Subscribers\Opt_In;

use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and verifies the links in emails to subscribers. Unsubscribe links do not depend on the salts of the site, so links in
 * old emails stay valid if the salts change.
 */
final class Subscriber_Links {

	/** Query parameter that Subscriber_Pages handles. */
	const PARAM = 'mainstreet_sub';

	/** Seconds until a confirmation link expires. */
	const VALID = 7 * DAY_IN_SECONDS;

	/** Creates a new link, which invalidates earlier ones, to the page with the button. */
	public static function create_confirmation( array $row ): string {
		$secret = random_bytes( 32 );
		Sql::update(
			'subscribers',
			array(
				'confirm_hash'    => array( hash( 'sha256', $secret ) ),
				'confirm_expires' => time() + self::VALID,
			),
			'id = ' . (int) $row['id']
		);
		return self::build( 'confirm', $row['id'], bin2hex( $secret ) );
	}

	/** Whether a confirmation link is valid. Does not use it up. */
	public static function is_confirmation( ?array $row, string $secret ): bool {
		$hash = hash( 'sha256', preg_match( '/^[0-9a-f]{64}$/D', $secret ) ? hex2bin( $secret ) : '' );
		// Always compared, so that the time of the response reveals nothing.
		$is_same = hash_equals( strtolower( $row && $row['confirm_hash'] ? $row['confirm_hash'] : str_repeat( '0', 64 ) ), $hash );
		return $is_same && $row && (int) $row['confirm_expires'] > time();
	}

	/**
	 * Returns the URL of the page that ends a subscription. A POST request to it unsubscribes at once (RFC 8058).
	 *
	 * @param string $unsub_key Key of the subscriber, hexadecimal.
	 */
	public static function unsubscribe_url( $id, $unsub_key ): string {
		return self::build( 'out', $id, self::signature( $id, $unsub_key ) );
	}

	/** Returns the URL of the form to request the confirmation email again. It contains no proof and is the same for everyone. */
	public static function resend_url(): string {
		return add_query_arg( self::PARAM, 'again', home_url( '/' ) );
	}

	/** Whether an unsubscribe link belongs to a subscriber. */
	public static function is_unsubscription( ?array $row, string $signature ): bool {
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
