<?php
namespace Mainstreet\Newsletter\Subscribers\Opt_In;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Options;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Row;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

defined( 'ABSPATH' ) || exit;

/**
 * Lets the owner of an address decide whether it is subscribed (docs/server-contract.md B.3): a link with a
 * secret of which only the hash is kept, good for a week and for one use. How many of these mails
 * an address gets, whoever types it, is Subscriber_Due's business.
 */
final class Subscriber_Opt_In {

	/** How long a link is good, in seconds. */
	const VALID = 7 * DAY_IN_SECONDS;

	/**
	 * Does what a request to subscribe leads to.
	 *
	 * @param array $row      The subscriber, from Subscribers::add().
	 * @param bool  $verified The address is known to be the asking person's.
	 */
	public static function begin( array $row, bool $verified ): void {
		if ( Subscriber_Status::ACTIVE === $row['status'] ) {
			if ( ! $verified ) {
				Subscriber_Mails::later( 'known', $row );
			}
			return;
		}
		if ( Subscriber_Status::COMPLAINED === $row['status'] ) {
			// Our mail was reported as spam: this address hears of us only if the owner adds it.
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
	 * Sends a welcome to somebody who just became active.
	 *
	 * @param array $row The subscriber, as before.
	 */
	private static function welcome( array $row ): void {
		Subscriber_Mails::later( 'welcome', array_merge( $row, array( 'status' => Subscriber_Status::ACTIVE ) ) );
	}

	/**
	 * Makes a new link, which ends those sent before.
	 *
	 * @param array $row The subscriber.
	 * @return string Address of the page with the button.
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

	/**
	 * Whether a link is good. Looking does not use it up.
	 *
	 * @param array|null $row    The subscriber.
	 * @param string     $secret The secret, hexadecimal.
	 */
	public static function is_valid( ?array $row, string $secret ): bool {
		$hash = hash( 'sha256', preg_match( '/^[0-9a-f]{64}$/D', $secret ) ? hex2bin( $secret ) : '' );
		// Compared also when there is nothing to compare with, so that time tells nothing.
		$is_same = hash_equals( strtolower( $row && $row['confirm_hash'] ? $row['confirm_hash'] : str_repeat( '0', 64 ) ), $hash );
		return $is_same && $row && (int) $row['confirm_expires'] > time();
	}

	/**
	 * Confirms a subscription.
	 *
	 * @param array|null $row    The subscriber.
	 * @param string     $secret The secret, hexadecimal.
	 * @return bool False for a link that is used up, too old or wrong.
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
		 * Filters whether a welcome mail follows the confirmation.
		 *
		 * @param bool $send False by default: the page has said it all.
		 */
		if ( apply_filters( 'mainstreet_welcome_mail', false ) ) {
			self::welcome( $row );
		}
		return true;
	}

	/**
	 * Makes a subscriber active.
	 *
	 * @param array  $row   The subscriber.
	 * @param string $where Further condition, prepared.
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
