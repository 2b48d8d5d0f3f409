<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Throttle;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

defined( 'ABSPATH' ) || exit;

/** Handles `POST mainstreet/v1/mail/bounce` (docs/server-contract.md B.3), which mail services call with a secret in a header. */
final class Bounces {

	/** Number of soft bounces after which no more emails are sent to an address. */
	const MAX_SOFT = 5;

	/** Maximum number of wrong secrets per client and hour. */
	const GUESSES = 10;

	/** Last checked request and the result, because the REST server calls the permission callback again for the `Allow` header. */
	private static array $judged = array( null, null );

	/**
	 * Returns the secret. On a network each site has its own, derived from the secret of the network and the site ID (`wp
	 * mainstreet mail bounce-secret`).
	 *
	 * Constant or environment variable `MAINSTREET_BOUNCE_SECRET`: secret with which mail servers report bounces, at least 16
	 * characters. Without it, the secret is derived from the salts of the site.
	 */
	public static function secret() {
		$set  = defined( 'MAINSTREET_BOUNCE_SECRET' ) ? (string) MAINSTREET_BOUNCE_SECRET : (string) getenv( 'MAINSTREET_BOUNCE_SECRET' );
		$base = strlen( $set ) >= 16 ? $set : substr( hash_hmac( 'sha256', 'mainstreet-bounce', wp_salt( 'auth' ) ), 0, 40 );
		return is_multisite() ? self::derive_site_secret( $base, get_current_blog_id() ) : $base;
	}

	/**
	 * Derives the secret of one site of a network.
	 *
	 * @param string $base Secret of the network.
	 */
	public static function derive_site_secret( $base, int $site ) {
		return substr( hash_hmac( 'sha256', 'mainstreet-bounce|' . (int) $site, $base ), 0, 40 );
	}

	/** Permission callback: whether a request has the right secret. */
	public static function has_secret( \WP_REST_Request $request ) {
		if ( self::$judged[0] !== $request ) {
			self::$judged = array( $request, self::verify_secret( (string) $request->get_header( 'X-Mainstreet-Secret' ) ) );
		}
		return self::$judged[1];
	}

	/**
	 * Compares a secret. After too many wrong secrets, a client is blocked even if it sends the right one.
	 *
	 * @param string $given Submitted secret.
	 * @return true|\WP_Error
	 */
	private static function verify_secret( string $given ) {
		// Hashes have a fixed length, so the time of the comparison reveals nothing.
		$is_right = hash_equals( hash( 'sha256', self::secret() ), hash( 'sha256', $given ) );
		if ( $is_right && ! Throttle::is_reached( 'bounce', self::GUESSES ) ) {
			return true;
		}
		$hit = Throttle::hit( 'bounce', self::GUESSES, HOUR_IN_SECONDS );
		return is_wp_error( $hit ) ? $hit : Errors::forbidden();
	}

	/**
	 * Handles a bounce report. The response is the same for unknown addresses.
	 *
	 * @return array `ok`.
	 */
	public static function handle_report( \WP_REST_Request $request ) {
		$email = Email_Address::clean( $request['email'] );
		$row   = '' === $email ? null : ( new Subscribers() )->find_by_email( $email );
		if ( $row ) {
			self::apply( $row, $request['type'] );
		}
		return array( 'ok' => true );
	}

	/**
	 * Updates the subscriber of a bounce report.
	 *
	 * @param string $type `hard`, `soft` or `complaint`.
	 */
	private static function apply( array $row, $type ): void {
		global $wpdb;
		$open = array( Subscriber_Status::ACTIVE, Subscriber_Status::PENDING );
		if ( 'complaint' === $type ) {
			( new Subscribers() )->change_status( $row['id'], array_merge( $open, array( Subscriber_Status::BOUNCED, Subscriber_Status::UNSUBSCRIBED ) ), Subscriber_Status::COMPLAINED );
			return;
		}
		Sql::run( 'subscribers', $wpdb->prepare( 'UPDATE {table} SET bounce_count = bounce_count + 1 WHERE id = %d', $row['id'] ) );
		if ( 'hard' === $type || (int) $row['bounce_count'] + 1 >= self::MAX_SOFT ) {
			( new Subscribers() )->change_status( $row['id'], $open, Subscriber_Status::BOUNCED );
		}
	}
}
