<?php
namespace Mainstreet\Newsletter\Subscribers\Opt_In;

use Mainstreet\Core\Errors;
use Mainstreet\Http\Client_Connection;
use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Newsletter\Newsletter_Mailer;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Mail_Queue;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the emails of a subscription request. They are sent after the response if the server supports that, so that the response
 * time does not reveal who is subscribed. Emails that get lost are sent again (Subscriber_Mail_Queue). No email contains text from the
 * request, so nobody can send messages to others through this site.
 */
final class Subscriber_Mails {

	/** @var array[] Subscribers with a pending email in this request, by ID. */
	private static array $waiting = array();

	/**
	 * Sends an email after the response.
	 *
	 * @param string $kind `confirm`, `known` or `welcome`.
	 */
	public static function send_later( string $kind, array $row ): void {
		if ( ! self::$waiting ) {
			add_action( 'shutdown', array( __CLASS__, 'send_waiting' ), 20 );
		}
		// Also if there is nothing new to send, because an older email may still be pending.
		self::$waiting[ (int) $row['id'] ] = Subscriber_Mail_Queue::add( $row, $kind );
	}

	/** Sends the emails of this request, and one that an earlier request left unsent. */
	public static function send_waiting(): void {
		$waiting       = self::$waiting;
		self::$waiting = array();
		if ( ! $waiting ) {
			return;
		}
		Client_Connection::close();
		$sent = array_filter( array_map( array( __CLASS__, 'send_pending' ), $waiting ) );
		if ( $sent ) {
			self::send_overdue( 1 );
		}
	}

	/**
	 * Sends one email, unless the limit of the address is reached.
	 *
	 * @param string $kind `confirm`, `known` or `welcome`.
	 */
	public static function send( string $kind, array $row ): bool {
		return self::send_pending( Subscriber_Mail_Queue::add( $row, $kind ) );
	}

	/**
	 * Sends the pending email of a subscriber.
	 *
	 * @return bool Whether it was sent.
	 */
	public static function send_pending( array $row ) {
		$row = Subscriber_Mail_Queue::claim( $row );
		if ( ! $row ) {
			return false;
		}
		$kind = $row['due_mail'];
		$fits = 'confirm' === $kind ? array( Subscriber_Status::PENDING, Subscriber_Status::UNSUBSCRIBED, Subscriber_Status::BOUNCED ) : array( Subscriber_Status::ACTIVE );
		if ( '' === $row['email'] || ! in_array( $row['status'], $fits, true ) ) {
			Subscriber_Mail_Queue::remove( $row );
			return false;
		}
		$switched = '' !== $row['locale'] && switch_to_locale( $row['locale'] );
		$mail     = 'confirm' === $kind ? self::compose_confirmation( $row ) : self::compose_notice( $kind, $row );
		$outcome  = Newsletter_Mailer::send( array_merge( $mail, array( 'to' => array( $row['email'] ) ) ) );
		if ( $switched ) {
			restore_previous_locale();
		}
		if ( true === $outcome ) {
			Subscriber_Mail_Queue::remove( $row );
			return true;
		}
		Subscriber_Mail_Queue::allow_next( $row );
		Errors::log( 'newsletter', $outcome->get_error_message() );
		return false;
	}

	/** Sends pending emails of earlier requests. */
	public static function send_overdue( int $limit ): void {
		array_map( array( __CLASS__, 'send_pending' ), Subscriber_Mail_Queue::find_overdue( $limit ) );
	}

	/** Callback of the scheduled event. */
	public static function send_scheduled(): void {
		self::send_overdue( 50 );
		if ( Subscriber_Mail_Queue::has_pending() ) {
			Subscriber_Mail_Queue::schedule();
		}
	}

	/** Builds the confirmation email, with a new link: `subject`, `html`, `text`, `headers`. */
	private static function compose_confirmation( array $row ): array {
		$site = Mail_Layout::site();
		/* translators: %s: name of the site. */
		$title = sprintf( __( 'Confirm your subscription to %s', 'mainstreet-blocks' ), $site );
		/* translators: %s: name of the site. */
		$body = Mail_Layout::paragraph( sprintf( __( 'Someone used this address to subscribe to emails from %s. If it was you, please confirm.', 'mainstreet-blocks' ), $site ) )
			// Same label as in the default message of the form.
			. Mail_Layout::button( __( 'Confirm Follow', 'mainstreet-blocks' ), Subscriber_Links::create_confirmation( $row ) )
			. Mail_Layout::paragraph( __( 'This link expires in 7 days. If you did not request this, you can ignore this email. You will not receive any more emails unless you confirm.', 'mainstreet-blocks' ) );
		return Newsletter_Mailer::compose( $title, $body );
	}

	/**
	 * Builds an email to someone who is subscribed.
	 *
	 * @param string $kind `known` or `welcome`.
	 * @return array `subject`, `html`, `text`, `headers`.
	 */
	private static function compose_notice( $kind, array $row ): array {
		$site = Mail_Layout::site();
		if ( 'known' === $kind ) {
			/* translators: %s: name of the site. */
			$title = sprintf( __( 'You are already subscribed to %s', 'mainstreet-blocks' ), $site );
			$text  = __( 'This address was entered in our subscription form. You are already subscribed, so there is nothing you need to do.', 'mainstreet-blocks' );
		} else {
			/* translators: %s: name of the site. */
			$title = sprintf( __( 'You are subscribed to %s', 'mainstreet-blocks' ), $site );
			$text  = __( 'New posts will be sent to this address.', 'mainstreet-blocks' );
		}
		$out  = Subscriber_Links::unsubscribe_url( $row['id'], $row['unsub_key'] );
		$link = '<a style="color:#50575e" href="' . esc_url( $out ) . '">' . esc_html__( 'Unsubscribe', 'mainstreet-blocks' ) . '</a>';
		return array_merge( Newsletter_Mailer::compose( $title, Mail_Layout::paragraph( $text ), $link ), array( 'headers' => Newsletter_Mailer::unsubscribe_headers( $out ) ) );
	}
}
