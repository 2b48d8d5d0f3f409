<?php
namespace Mainstreet\Newsletter\Subscribers\Opt_In;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Options;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Mail\Mailbox;
use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Cleanup;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Row;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

defined( 'ABSPATH' ) || exit;

/**
 * Double opt-in (docs/server-contract.md B.3): the owner of an address confirms with a link that expires after a week and works
 * once. Only the hash of its secret is stored. Subscriber_Mail_Queue limits the emails per address.
 */
final class Subscriber_Opt_In {

	/** Maximum requests per day for variants of an address (`ada+1@…`) with the same mailbox. */
	const SPELLINGS = 5;

	/**
	 * Handles a subscription request. The response does not reveal whether the address is known; only the email to it does.
	 *
	 * @param array $person     `email`; optional: `name`, `source` (such as `form`), `source_post`, `consent` (text shown to the person),
	 *                          `locale`, `fields` (custom fields by key), `user_id`.
	 * @param bool  $now_active Whether the address is known to belong to this person, so that no confirmation is needed.
	 * @return true|\WP_Error 422 for an invalid or blocked address (its data has `fields` with the message), 500 if it cannot be stored.
	 */
	public static function subscribe( array $person, bool $now_active = false ) {
		$email = Email_Address::clean( $person['email'] ?? '' );
		if ( '' === $email ) {
			return self::reject( __( 'Please enter a valid email address.', 'mainstreet-blocks' ) );
		}
		if ( self::is_blocked( $email ) ) {
			return self::reject( __( 'Please use a different email address. This site does not accept sign-ups from that domain.', 'mainstreet-blocks' ) );
		}
		$is_spelled_oddly = Mailbox::normalize( $email ) !== strtolower( $email );
		if ( ! $now_active && $is_spelled_oddly && is_wp_error( Mailbox::hit( 'subscribe_spelling', $email, self::SPELLINGS, DAY_IN_SECONDS ) ) ) {
			// Each variant has its own row and limit of emails, but all lead to the same person.
			return true;
		}
		$row = ( new Subscribers() )->add( array_merge( $person, array( 'email' => $email ) ), Subscriber_Status::PENDING );
		if ( $row ) {
			self::process_request( $row, $now_active );
		}
		Subscriber_Cleanup::schedule();
		return $row ? true : new \WP_Error(
			'mainstreet_not_saved',
			__( 'Your subscription could not be saved. Please try again in a moment.', 'mainstreet-blocks' ),
			array( 'status' => 500 )
		);
	}

	/**
	 * Handles a subscription request: sends an email, or activates the subscription.
	 *
	 * @param array $row      The subscriber, from Subscribers::add().
	 * @param bool  $verified Whether the address is known to belong to the visitor.
	 */
	private static function process_request( array $row, bool $verified ): void {
		if ( Subscriber_Status::ACTIVE === $row['status'] ) {
			if ( ! $verified ) {
				Subscriber_Mails::send_later( 'known', $row );
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
				self::send_welcome( $row );
			}
			return;
		}
		Subscriber_Mails::send_later( 'confirm', $row );
	}

	/** Sends a welcome email to a subscriber who has just become active. */
	private static function send_welcome( array $row ): void {
		Subscriber_Mails::send_later( 'welcome', array_merge( $row, array( 'status' => Subscriber_Status::ACTIVE ) ) );
	}

	/** Confirms a subscription; returns false if the link was used, has expired or is invalid. */
	public static function confirm( ?array $row, string $secret ): bool {
		if ( ! Subscriber_Links::is_confirmation( $row, $secret ) ) {
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
			self::send_welcome( $row );
		}
		return true;
	}

	/**
	 * Activates a subscriber.
	 *
	 * @param string $where More SQL conditions, prepared.
	 */
	private static function activate( array $row, string $where = '1 = 1' ): bool {
		return ( new Subscribers() )->change_status(
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

	/** Returns the error for an address that is not accepted. */
	private static function reject( string $message ): \WP_Error {
		return new \WP_Error(
			'invalid_email',
			$message,
			array(
				'status' => 422,
				'fields' => array( 'email' => $message ),
			)
		);
	}

	/** Whether the site blocks sign-ups from the domain of an address. */
	public static function is_blocked( string $address ): bool {
		$domain = strtolower( substr( (string) strrchr( $address, '@' ), 1 ) );
		/**
		 * Filters whether sign-ups from a domain are blocked, for example domains of disposable addresses.
		 *
		 * @param bool   $blocked Whether it is blocked; false by default.
		 * @param string $domain  Domain in lower case, in ASCII.
		 */
		return (bool) apply_filters( 'mainstreet_subscribe_blocked_domain', false, $domain );
	}
}
