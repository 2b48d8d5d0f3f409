<?php
namespace Mainstreet\Newsletter\Subscribers\Opt_In;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Options;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Row;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

defined( 'ABSPATH' ) || exit;

/**
 * Double opt-in (docs/server-contract.md B.3): the owner of an address confirms with a link that expires after a week and works
 * once. Only the hash of its secret is stored. Subscriber_Due limits the emails per address.
 */
final class Subscriber_Opt_In {

	/** Seconds until a link expires. */
	const VALID = 7 * DAY_IN_SECONDS;

	/**
	 * Handles a subscription request: sends an email, or activates the subscription.
	 *
	 * @param array $row      The subscriber, from Subscribers::add().
	 * @param bool  $verified Whether the address is known to belong to the visitor.
	 */
	public static function begin( array $row, bool $verified ): void {
		if ( Subscriber_Status::ACTIVE === $row['status'] ) {
			if ( ! $verified ) {
				Subscriber_Mails::later( 'known', $row );
			}
			return;
		}
		if ( Subscriber_Status::COMPLAINED === $row['status'] ) {
			// The person reported an email as spam: only the site owner can add this address again.
			return;
		}
		$is_single = Subscriber_Status::PENDING === $row['status'] && 'single' === Options::get( 'newsletter_opt_in' );
		if ( $verified || $is_single ) {
			if ( self::activate( $row ) && ! $verified ) {
				self::welcome( $row );
			}
			return;
		}
		Subscriber_Mails::later( 'confirm', $row );
	}

	/**
	 * Sends a welcome email to a subscriber who has just become active.
	 *
	 * @param array $row Row before the change.
	 */
	private static function welcome( array $row ): void {
		Subscriber_Mails::later( 'welcome', array_merge( $row, array( 'status' => Subscriber_Status::ACTIVE ) ) );
	}

	/**
	 * Creates a new link, which invalidates earlier ones.
	 *
	 * @return string URL of the page with the button.
	 */
	public static function new_link( array $row ): string {
		$secret = random_bytes( 32 );
		Sql::update(
			'subscribers',
			array(
				'confirm_hash'    => array( hash( 'sha256', $secret ) ),
				'confirm_expires' => time() + self::VALID,
			),
			'id = ' . (int) $row['id']
		);
		return Subscriber_Links::confirm( $row['id'], bin2hex( $secret ) );
	}

	/** Whether a link is valid. Does not use it up. */
	public static function is_valid( ?array $row, string $secret ): bool {
		$hash = hash( 'sha256', preg_match( '/^[0-9a-f]{64}$/D', $secret ) ? hex2bin( $secret ) : '' );
		// Always compared, so that the time of the response reveals nothing.
		$is_same = hash_equals( strtolower( $row && $row['confirm_hash'] ? $row['confirm_hash'] : str_repeat( '0', 64 ) ), $hash );
		return $is_same && $row && (int) $row['confirm_expires'] > time();
	}

	/**
	 * Confirms a subscription.
	 *
	 * @return bool False if the link was used, has expired or is invalid.
	 */
	public static function confirm( ?array $row, string $secret ): bool {
		if ( ! self::is_valid( $row, $secret ) ) {
			return false;
		}
		$hash = Sql::value( array( hash( 'sha256', hex2bin( $secret ) ) ) );
		if ( ! self::activate( $row, "confirm_hash = $hash" ) ) {
			return false;
		}
		/**
		 * Filters whether a welcome email is sent after the confirmation.
		 *
		 * @param bool $send False by default, because the confirmation page shows the same information.
		 */
		if ( apply_filters( 'mainstreet_welcome_mail', false ) ) {
			self::welcome( $row );
		}
		return true;
	}

	/**
	 * Activates a subscriber.
	 *
	 * @param string $where More SQL conditions, prepared.
	 */
	private static function activate( array $row, string $where = '1 = 1' ): bool {
		return ( new Subscribers() )->move(
			$row['id'],
			array( Subscriber_Status::PENDING, Subscriber_Status::UNSUBSCRIBED, Subscriber_Status::BOUNCED ),
			Subscriber_Status::ACTIVE,
			array(
				'confirm_hash'     => null,
				'confirm_expires'  => 0,
				'confirmed_gmt'    => Sql::time(),
				'confirm_ip'       => Subscriber_Row::ip(),
				'ip_gmt'           => Sql::time(),
				'unsubscribed_gmt' => null,
				'bounce_count'     => 0,
			),
			$where
		);
	}
}
