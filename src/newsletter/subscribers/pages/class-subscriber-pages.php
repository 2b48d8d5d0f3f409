<?php
namespace Mainstreet\Newsletter\Subscribers\Pages;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Text\Utf8;
use Mainstreet\Http\Throttle;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Links;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Mails;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Opt_In;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Frequency;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Row;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Submissions\Pipeline\Request_Checks;
use Mainstreet\Submissions\Themed_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Handles `/?mainstreet_sub=confirm|out&s=<id>&k=<proof>` and `/?mainstreet_sub=again` (docs/server-contract.md B.3). A GET
 * request changes nothing, because mail scanners follow links. The button on the page sends a POST request.
 */
final class Subscriber_Pages {

	/** Shows the page of a request. Hooked to `template_redirect`. */
	public static function handle_request(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- the link itself is the proof.
		$what   = Attributes::parameter( $_GET, Subscriber_Links::PARAM );
		$id     = Attributes::parameter( $_GET, 's' );
		$id     = preg_match( '/^\d{1,18}$/D', $id ) ? (int) $id : 0;
		$proof  = Attributes::parameter( $_GET, 'k' );
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : 'get';
		$posted = 'post' === $method ? array_map( 'strval', array_filter( wp_unslash( $_POST ), 'is_scalar' ) ) : null;
		// phpcs:enable
		$page   = self::page( $what, $id, $proof, $posted );
		$action = add_query_arg(
			array(
				Subscriber_Links::PARAM => rawurlencode( $what ),
				's'                     => $id,
				'k'                     => rawurlencode( $proof ),
			),
			home_url( '/' )
		);
		Themed_Page::show( $page['title'], Subscriber_Page_Renderer::render( $page, $action ), $page['status'] );
		add_action( 'wp_head', array( __CLASS__, 'hide_address' ), -PHP_INT_MAX );
	}

	/** Removes the proof from the address bar before scripts of the theme can read it. */
	public static function hide_address(): void {
		wp_print_inline_script_tag( 'history.replaceState(null,"",location.pathname)' );
	}

	/**
	 * Handles a request.
	 *
	 * @param string     $what   `confirm`, `out` or `again`.
	 * @param string     $proof  Secret or signature of the link.
	 * @param array|null $posted Submitted values, unslashed; null for a GET request.
	 * @return array `status` (HTTP), `title`, `text`; optional: `button`, `name` (shows a form to change it), `frequency` (selected value),
	 *               `again` (shows a form to request a new link) with `error`, `send` (label of its button), `notice`.
	 */
	public static function page( string $what, int $id, string $proof, ?array $posted ): array {
		if ( isset( $posted['again'] ) ) {
			return self::resend( $posted['again'], 'again' === $what ? self::resend_form() : self::invalid_page() );
		}
		if ( 'again' === $what ) {
			return self::resend_form();
		}
		$row = ( new Subscribers() )->find( $id );
		if ( 'confirm' === $what ) {
			return null === $posted ? self::confirmation_page( $row, $proof ) : self::confirm( $row, $proof, $posted );
		}
		if ( 'out' !== $what || ! Subscriber_Links::is_unsubscription( $row, $proof ) ) {
			return self::invalid_page();
		}
		if ( null === $posted ) {
			return self::manage_page( $row );
		}
		if ( isset( $posted['name'] ) ) {
			return self::save( $row, $posted );
		}
		// From the page, or with one click in an email program.
		( new Subscribers() )->unsubscribe( $row['id'] );
		return self::unsubscribed_page();
	}

	/** Returns the page that asks for confirmation. */
	private static function confirmation_page( ?array $row, string $proof ): array {
		if ( ! Subscriber_Links::is_confirmation( $row, $proof ) ) {
			return self::invalid_page();
		}
		return array(
			'status' => 200,
			/* translators: %s: name of the site. */
			'title'  => sprintf( __( 'Confirm your subscription to %s', 'mainstreet-blocks' ), Mail_Layout::site() ),
			/* translators: %s: e-mail address. */
			'text'   => sprintf( __( 'Please confirm that you want to receive our emails at %s.', 'mainstreet-blocks' ), self::isolate( Email_Address::mask( $row['email'] ) ) ),
			// Same label as in the default message of the form and in the email.
			'button' => __( 'Confirm Follow', 'mainstreet-blocks' ),
		) + self::frequency_choice( $row );
	}

	/** Confirms the subscription and returns the result page. */
	private static function confirm( ?array $row, string $proof, array $posted ): array {
		if ( ! Subscriber_Opt_In::confirm( $row, $proof ) ) {
			return self::invalid_page();
		}
		$row = self::save_frequency( $row, $posted );
		return array(
			'status' => 200,
			'title'  => __( 'Thank you, you are subscribed', 'mainstreet-blocks' ),
			'text'   => Subscriber_Frequency::is_weekly( $row ) ? __( 'New posts will be sent to you once a week. You can unsubscribe with the link in any email.', 'mainstreet-blocks' ) : __( 'New posts will be sent to you by email. You can unsubscribe with the link in any email.', 'mainstreet-blocks' ),
		);
	}

	/** Returns the page to change or end a subscription. */
	private static function manage_page( array $row ): array {
		if ( ! in_array( $row['status'], array( Subscriber_Status::ACTIVE, Subscriber_Status::PENDING ), true ) ) {
			return self::unsubscribed_page();
		}
		return array(
			'status' => 200,
			'title'  => __( 'Your subscription', 'mainstreet-blocks' ),
			/* translators: 1: name of the site, 2: e-mail address. */
			'text'   => sprintf( __( 'Emails from %1$s are sent to %2$s.', 'mainstreet-blocks' ), Mail_Layout::site(), self::isolate( Email_Address::mask( $row['email'] ) ) ),
			'button' => __( 'Unsubscribe', 'mainstreet-blocks' ),
			'name'   => $row['name'],
		) + self::frequency_choice( $row );
	}

	/**
	 * Wraps a text in Unicode isolates, so that it keeps its own direction in a sentence.
	 *
	 * @param string $text Plain text.
	 */
	private static function isolate( string $text ): string {
		return "\u{2068}$text\u{2069}";
	}

	/**
	 * Saves the name and frequency.
	 *
	 * @param array $posted `name`, and `frequency` if it is offered.
	 */
	private static function save( array $row, array $posted ): array {
		$row         = self::save_frequency( $row, $posted );
		$row['name'] = Subscriber_Row::clean( $posted['name'], 100 );
		Sql::update( 'subscribers', array( 'name' => $row['name'] ), 'id = ' . (int) $row['id'] );
		$notice = isset( $posted['frequency'] ) ? __( 'Saved.', 'mainstreet-blocks' ) : __( 'Your name has been saved.', 'mainstreet-blocks' );
		return array_merge( self::manage_page( $row ), array( 'notice' => $notice ) );
	}

	/** Stores the email frequency, if it was submitted and is offered. */
	private static function save_frequency( array $row, array $posted ): array {
		if ( isset( $posted['frequency'] ) && Subscriber_Frequency::weekly_day() ) {
			$row['frequency'] = Subscriber_Frequency::clean( $posted['frequency'] );
			Sql::update( 'subscribers', array( 'frequency' => $row['frequency'] ), 'id = ' . (int) $row['id'] );
		}
		return $row;
	}

	/** Returns the selected frequency for the page, if it is offered: `frequency`, or empty. */
	private static function frequency_choice( array $row ): array {
		return Subscriber_Frequency::weekly_day() ? array( 'frequency' => Subscriber_Frequency::clean( $row['frequency'] ) ) : array();
	}

	/** Returns the page after unsubscribing. */
	private static function unsubscribed_page(): array {
		return array(
			'status' => 200,
			'title'  => __( 'You have been unsubscribed', 'mainstreet-blocks' ),
			/* translators: %s: name of the site. */
			'text'   => sprintf( __( 'You will no longer receive emails from %s.', 'mainstreet-blocks' ), Mail_Layout::site() ),
		);
	}

	/** Returns the page for a used, expired or invalid link. It is the same for all of them, so that it reveals nothing. */
	private static function invalid_page(): array {
		return array(
			'status' => 410,
			'title'  => __( 'This link is no longer valid', 'mainstreet-blocks' ),
			'text'   => __( 'It was already used or has expired. If you have confirmed your subscription, there is nothing you need to do. Otherwise, we can send you a new link.', 'mainstreet-blocks' ),
			'again'  => '',
		);
	}

	/** Returns the page with the form to request a new link. */
	private static function resend_form(): array {
		return array(
			'status' => 200,
			'title'  => __( 'Send again', 'mainstreet-blocks' ),
			'text'   => __( 'Enter the address you subscribed with, and we will resend the email with the “Confirm Follow” button. Please also check your spam folder.', 'mainstreet-blocks' ),
			'again'  => '',
			'send'   => __( 'Send again', 'mainstreet-blocks' ),
		);
	}

	/**
	 * Handles the submitted form. The response is the same for every address.
	 *
	 * @param array $form Page with the form, see page().
	 * @return array Page with the result, or the form with an error.
	 */
	private static function resend( $email, array $form ): array {
		$address = Email_Address::clean( $email );
		$limit   = Request_Checks::is_own_origin() ? Throttle::hit( 'newsletter_again', 5, HOUR_IN_SECONDS ) : new \WP_Error( 'mainstreet_origin', __( 'This form can only be submitted from this site.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
		if ( '' === $address || is_wp_error( $limit ) ) {
			return array(
				'status' => is_wp_error( $limit ) ? (int) $limit->get_error_data()['status'] : 422,
				'again'  => mb_substr( Utf8::clean( $email ), 0, 254 ),
				'error'  => is_wp_error( $limit ) ? $limit->get_error_message() : __( 'Please enter a valid email address.', 'mainstreet-blocks' ),
			) + $form;
		}
		$row  = ( new Subscribers() )->find_by_email( $address );
		$mail = array(
			Subscriber_Status::PENDING => 'confirm',
			Subscriber_Status::ACTIVE  => 'known',
		);
		if ( $row && isset( $mail[ $row['status'] ] ) ) {
			Subscriber_Mails::send_later( $mail[ $row['status'] ], $row );
		}
		return array(
			'status' => 200,
			'title'  => __( 'Please check your email', 'mainstreet-blocks' ),
			'text'   => __( 'If a subscription with this address is waiting for confirmation, we have sent a new link to it. The link expires in 7 days.', 'mainstreet-blocks' ),
		);
	}
}
