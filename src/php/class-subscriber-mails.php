<?php
/**
 * Mails about a subscription itself.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Sends what a request to subscribe leads to. It is sent behind the answer to the visitor where
 * the server can do that, so that the time an answer takes doesn't tell who is subscribed. None of
 * these mails holds a word that came with the request: nobody can send texts to others through us.
 */
final class Subscriber_Mails {

	/**
	 * Mails of this request: array( kind, subscriber ).
	 *
	 * @var array[]
	 */
	private static $waiting = array();

	/**
	 * Sends a mail when the visitor has got the answer.
	 *
	 * @param string $kind `confirm`, `known` or `welcome`.
	 * @param int    $id   The subscriber.
	 */
	public static function later( $kind, $id ) {
		if ( ! self::$waiting ) {
			add_action( 'shutdown', array( __CLASS__, 'send_waiting' ), 20 );
		}
		self::$waiting[ $kind . $id ] = array( $kind, (int) $id );
	}

	/**
	 * Sends the mails of this request.
	 */
	public static function send_waiting() {
		$waiting       = self::$waiting;
		self::$waiting = array();
		if ( ! $waiting ) {
			return;
		}
		foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
			if ( doing_action( 'shutdown' ) && function_exists( $finish ) ) {
				ignore_user_abort( true );
				$finish();
			}
		}
		foreach ( $waiting as list( $kind, $id ) ) {
			self::send( $kind, $id );
		}
	}

	/**
	 * Sends one mail, unless the address had enough of them.
	 *
	 * @param string $kind `confirm`, `known` or `welcome`.
	 * @param int    $id   The subscriber.
	 * @return bool
	 */
	public static function send( $kind, $id ) {
		$row   = Subscribers::find( $id );
		$pause = 'known' === $kind ? Subscriber_Opt_In::PAUSE_KNOWN : Subscriber_Opt_In::PAUSE;
		if ( ! $row || '' === $row['email'] || ! Subscriber_Opt_In::may_mail( $id, $pause ) ) {
			return false;
		}
		$switched = '' !== $row['locale'] && switch_to_locale( $row['locale'] );
		$mail     = 'confirm' === $kind ? self::confirm( $row ) : self::about( $kind, $row );
		$outcome  = Campaign_Mail::hand_over( array_merge( $mail, array( 'to' => array( $row['email'] ) ) ) );
		if ( $switched ) {
			restore_previous_locale();
		}
		if ( true === $outcome ) {
			return true;
		}
		// Frees the pause: the person may try again at once, and Subscriber_Upkeep does so too.
		Sql::update( 'subscribers', array( 'notice_at' => 0 ), 'id = ' . (int) $id );
		Errors::log( 'newsletter', $outcome->get_error_message() );
		return false;
	}

	/**
	 * Who newsletter mail comes from.
	 *
	 * @return string Name; the address is Mailer's business.
	 */
	public static function sender() {
		$name = Options::get( 'newsletter_from_name' );
		return '' === $name ? Mail_Layout::site() : $name;
	}

	/**
	 * The mail that asks for confirmation.
	 *
	 * @param array $row The subscriber.
	 * @return array `subject`, `html`, `text`.
	 */
	private static function confirm( array $row ) {
		$site = Mail_Layout::site();
		/* translators: %s: name of the site. */
		$title = sprintf( __( 'Confirm your subscription to %s', 'mainstreet-blocks' ), $site );
		/* translators: %s: name of the site. */
		$body = Mail_Layout::paragraph( sprintf( __( 'Someone asked for the e-mails of %s to be sent to this address. If it was you, please confirm.', 'mainstreet-blocks' ), $site ) )
			// As the form's standard message calls it.
			. Mail_Layout::button( __( 'Confirm Follow', 'mainstreet-blocks' ), Subscriber_Opt_In::new_link( $row ) )
			. Mail_Layout::paragraph( __( 'The link works for 7 days. If it was not you, there is nothing to do: without a confirmation nothing will be sent.', 'mainstreet-blocks' ) );
		return self::mail( $title, $body );
	}

	/**
	 * The mails to those who are subscribed.
	 *
	 * @param string $kind `known` or `welcome`.
	 * @param array  $row  The subscriber.
	 * @return array `subject`, `html`, `text`, `headers`.
	 */
	private static function about( $kind, array $row ) {
		$site = Mail_Layout::site();
		if ( 'known' === $kind ) {
			/* translators: %s: name of the site. */
			$title = sprintf( __( 'You are already subscribed to %s', 'mainstreet-blocks' ), $site );
			$text  = __( 'This address was entered in our subscription form. It is subscribed already, so there is nothing to do.', 'mainstreet-blocks' );
		} else {
			/* translators: %s: name of the site. */
			$title = sprintf( __( 'You are subscribed to %s', 'mainstreet-blocks' ), $site );
			$text  = __( 'New posts will be sent to this address.', 'mainstreet-blocks' );
		}
		$out  = Subscriber_Links::out( $row['id'], $row['unsub_key'] );
		$link = '<a style="color:#50575e" href="' . esc_url( $out ) . '">' . esc_html__( 'Unsubscribe', 'mainstreet-blocks' ) . '</a>';
		return array_merge( self::mail( $title, Mail_Layout::paragraph( $text ), $link ), array( 'headers' => Campaign_Mail::out_headers( $out ) ) );
	}

	/**
	 * A mail in both forms.
	 *
	 * @param string $title  Subject and heading.
	 * @param string $body   HTML.
	 * @param string $footer HTML.
	 * @return array `subject`, `html`, `text`.
	 */
	private static function mail( $title, $body, $footer = '' ) {
		$html = Mail_Layout::html( $title, $body, $footer );
		return array(
			'subject' => $title,
			'html'    => $html,
			'text'    => Mail_Layout::plain( $html ),
			'headers' => array( 'Auto-Submitted' => 'auto-generated' ),
		);
	}
}
