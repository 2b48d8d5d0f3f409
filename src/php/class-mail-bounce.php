<?php
/**
 * What mail services say about mail that did not arrive.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * `POST mainstreet/v1/mail/bounce` (contract B.3), with the secret in a header.
 */
final class Mail_Bounce {

	/** Soft bounces after which an address is given up. */
	const MAX_SOFT = 5;

	/**
	 * The secret: `MAINSTREET_BOUNCE_SECRET` as constant or environment variable, else one of this site's own.
	 *
	 * @return string
	 */
	public static function secret() {
		$set = defined( 'MAINSTREET_BOUNCE_SECRET' ) ? (string) MAINSTREET_BOUNCE_SECRET : (string) getenv( 'MAINSTREET_BOUNCE_SECRET' );
		return strlen( $set ) >= 16 ? $set : substr( hash_hmac( 'sha256', 'mainstreet-bounce', wp_salt( 'auth' ) ), 0, 40 );
	}

	/**
	 * Whether a request knows the secret.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return true|\WP_Error
	 */
	public static function may_tell( $request ) {
		$given = (string) $request->get_header( 'X-Mainstreet-Secret' );
		return hash_equals( self::secret(), $given ) ? true : Errors::forbidden();
	}

	/**
	 * Takes a report. The answer is the same for addresses we don't know.
	 *
	 * @param \WP_REST_Request $request `email`, `type` (`hard`, `soft`, `complaint`).
	 * @return array `ok`.
	 */
	public static function take( $request ) {
		$email = Subscriber_Address::clean( $request['email'] );
		$row   = '' === $email ? null : Subscribers::find_by_email( $email );
		if ( $row ) {
			self::apply( $row, $request['type'] );
		}
		return array( 'ok' => true );
	}

	/**
	 * Changes the subscriber a report is about.
	 *
	 * @param array  $row  The subscriber.
	 * @param string $type `hard`, `soft` or `complaint`.
	 */
	private static function apply( array $row, $type ) {
		global $wpdb;
		$open = array( Subscribers::ACTIVE, Subscribers::PENDING );
		if ( 'complaint' === $type ) {
			Subscribers::move( $row['id'], array_merge( $open, array( Subscribers::BOUNCED, Subscribers::UNSUBSCRIBED ) ), Subscribers::COMPLAINED );
			return;
		}
		Sql::run( 'subscribers', $wpdb->prepare( 'UPDATE {table} SET bounce_count = bounce_count + 1 WHERE id = %d', $row['id'] ) ); // phpcs:ignore WordPress.DB -- {table} is filled in.
		if ( 'hard' === $type || (int) $row['bounce_count'] + 1 >= self::MAX_SOFT ) {
			Subscribers::move( $row['id'], $open, Subscribers::BOUNCED );
		}
	}
}
