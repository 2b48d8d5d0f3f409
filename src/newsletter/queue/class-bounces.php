<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Throttle;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

defined( 'ABSPATH' ) || exit;

/**
 * `POST mainstreet/v1/mail/bounce` (docs/server-contract.md B.3), with the secret in a header.
 */
final class Bounces {

	/** Soft bounces after which an address is given up. */
	const MAX_SOFT = 5;

	/** Wrong secrets a client may send in an hour. */
	const GUESSES = 10;

	/**
	 * The last request that was judged, and how: the REST server asks again for the headers of its answer.
	 */
	private static array $judged = array( null, null );

	/**
	 * The secret. Sites of a network never share one: each has its own, made of the constant's value and of the site's number
	 * (`wp mainstreet mail bounce-secret`).
	 *
	 * Constant or environment variable `MAINSTREET_BOUNCE_SECRET`: secret of the address that mail servers report bounced mail
	 * to, at least 16 characters. Without, the site makes one.
	 *
	 * @return string
	 */
	public static function secret() {
		$set  = defined( 'MAINSTREET_BOUNCE_SECRET' ) ? (string) MAINSTREET_BOUNCE_SECRET : (string) getenv( 'MAINSTREET_BOUNCE_SECRET' );
		$base = strlen( $set ) >= 16 ? $set : substr( hash_hmac( 'sha256', 'mainstreet-bounce', wp_salt( 'auth' ) ), 0, 40 );
		return is_multisite() ? self::of_site( $base, get_current_blog_id() ) : $base;
	}

	/**
	 * The secret of one site of a network.
	 *
	 * @param string $base What all sites have in common.
	 * @param int    $site Number of the site.
	 * @return string
	 */
	public static function of_site( $base, int $site ) {
		return substr( hash_hmac( 'sha256', 'mainstreet-bounce|' . (int) $site, $base ), 0, 40 );
	}

	/**
	 * Whether a request knows the secret.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return true|\WP_Error
	 */
	public static function may_tell( \WP_REST_Request $request ) {
		if ( self::$judged[0] !== $request ) {
			self::$judged = array( $request, self::judge( (string) $request->get_header( 'X-Mainstreet-Secret' ) ) );
		}
		return self::$judged[1];
	}

	/**
	 * Compares a secret. Whoever guessed too often is told nothing any more, not even that a guess is right.
	 *
	 * @param string $given What was sent.
	 * @return true|\WP_Error
	 */
	private static function judge( string $given ) {
		// Of the same length always, so that the time tells nothing.
		$is_right = hash_equals( hash( 'sha256', self::secret() ), hash( 'sha256', $given ) );
		if ( $is_right && ! Throttle::is_reached( 'bounce', self::GUESSES ) ) {
			return true;
		}
		$hit = Throttle::hit( 'bounce', self::GUESSES, HOUR_IN_SECONDS );
		return is_wp_error( $hit ) ? $hit : Errors::forbidden();
	}

	/**
	 * Takes a report. The answer is the same for addresses we don't know.
	 *
	 * @param \WP_REST_Request $request `email`, `type` (`hard`, `soft`, `complaint`).
	 * @return array `ok`.
	 */
	public static function take( \WP_REST_Request $request ) {
		$email = Email_Address::clean( $request['email'] );
		$row   = '' === $email ? null : ( new Subscribers() )->find_by_email( $email );
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
	private static function apply( array $row, $type ): void {
		global $wpdb;
		$open = array( Subscriber_Status::ACTIVE, Subscriber_Status::PENDING );
		if ( 'complaint' === $type ) {
			( new Subscribers() )->move( $row['id'], array_merge( $open, array( Subscriber_Status::BOUNCED, Subscriber_Status::UNSUBSCRIBED ) ), Subscriber_Status::COMPLAINED );
			return;
		}
		Sql::run( 'subscribers', $wpdb->prepare( 'UPDATE {table} SET bounce_count = bounce_count + 1 WHERE id = %d', $row['id'] ) );
		if ( 'hard' === $type || (int) $row['bounce_count'] + 1 >= self::MAX_SOFT ) {
			( new Subscribers() )->move( $row['id'], $open, Subscriber_Status::BOUNCED );
		}
	}
}
