<?php
namespace Mainstreet\Newsletter\Subscribers\Opt_In;

defined( 'ABSPATH' ) || exit;

/**
 * Makes and checks the links in our mails. Those to unsubscribe don't depend on the site's
 * salts, so that the links in old mails go on working when the salts are renewed.
 */
final class Subscriber_Links {

	/** The parameter that leads to Subscriber_Pages. */
	const PARAM = 'mainstreet_sub';

	/**
	 * Page that confirms a subscription.
	 *
	 * @param int    $id     The subscriber.
	 * @param string $secret Hexadecimal secret.
	 */
	public static function confirm( $id, string $secret ): string {
		return self::build( 'confirm', $id, $secret );
	}

	/**
	 * Page that ends a subscription; a POST to it does so at once (RFC 8058).
	 *
	 * @param int    $id        The subscriber.
	 * @param string $unsub_key The subscriber's key, hexadecimal.
	 */
	public static function out( $id, $unsub_key ): string {
		return self::build( 'out', $id, self::signature( $id, $unsub_key ) );
	}

	/**
	 * Page where the mail to confirm can be asked for once more. It holds no proof and is the same for everybody.
	 */
	public static function again(): string {
		return add_query_arg( self::PARAM, 'again', home_url( '/' ) );
	}

	/**
	 * Whether a link to unsubscribe is this subscriber's.
	 *
	 * @param array|null $row       The subscriber.
	 * @param string     $signature What the link holds.
	 */
	public static function is_out( ?array $row, string $signature ): bool {
		// Signed also when there is nobody, so that time tells nothing.
		$known = $row ? self::signature( $row['id'], $row['unsub_key'] ) : self::signature( 0, str_repeat( '0', 32 ) );
		return hash_equals( $known, $signature ) && null !== $row;
	}

	/**
	 * Proof that somebody got a mail to this subscriber.
	 *
	 * @param int    $id        The subscriber.
	 * @param string $unsub_key The subscriber's key, hexadecimal.
	 * @return string 40 hexadecimal digits.
	 */
	private static function signature( $id, $unsub_key ) {
		return substr( hash_hmac( 'sha256', 'out|' . (int) $id, (string) hex2bin( $unsub_key ) ), 0, 40 );
	}

	/**
	 * An address of this site.
	 *
	 * @param string $what  `confirm` or `out`.
	 * @param int    $id    The subscriber.
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
