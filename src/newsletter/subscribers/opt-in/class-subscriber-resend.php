<?php
namespace Mainstreet\Newsletter\Subscribers\Opt_In;

use Mainstreet\Core\Text\Utf8;
use Mainstreet\Http\Throttle;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Submissions\Pipeline\Request_Origin;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the confirmation email again on request: from the page of an expired link, or after a form was submitted. Requests per
 * visitor are limited here, emails per address in Subscriber_Due.
 */
final class Subscriber_Resend {

	/**
	 * Renders the hint with a link to request the email again, below the message of a submitted form.
	 *
	 * @return string Safe HTML, the same for everyone.
	 */
	public static function hint(): string {
		$link = '<a href="' . esc_url( Subscriber_Links::again() ) . '" rel="nofollow">' . esc_html__( 'Send again', 'mainstreet-blocks' ) . '</a>';
		/* translators: %s: link "Send again". */
		return '<p class="mainstreet-form__again">' . sprintf( esc_html__( 'No email after a few minutes? %s', 'mainstreet-blocks' ), $link ) . '</p>';
	}

	/**
	 * Returns the page with the form.
	 *
	 * @return array See Subscriber_Pages::page().
	 */
	public static function form(): array {
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
	 * @param array $form Page with the form, see Subscriber_Pages::page().
	 * @return array Page with the result, or the form with an error.
	 */
	public static function page( $email, array $form ): array {
		$address = Email_Address::clean( $email );
		$limit   = Request_Origin::is_own() ? Throttle::hit( 'newsletter_again', 5, HOUR_IN_SECONDS ) : new \WP_Error( 'mainstreet_origin', __( 'This form can only be submitted from this site.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
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
			Subscriber_Mails::later( $mail[ $row['status'] ], $row );
		}
		return array(
			'status' => 200,
			'title'  => __( 'Please check your email', 'mainstreet-blocks' ),
			'text'   => __( 'If a subscription with this address is waiting for confirmation, we have sent a new link to it. The link expires in 7 days.', 'mainstreet-blocks' ),
		);
	}
}
