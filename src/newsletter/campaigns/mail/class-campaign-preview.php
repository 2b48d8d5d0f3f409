<?php
namespace Mainstreet\Newsletter\Campaigns\Mail;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Text\Utf8;
use Mainstreet\Http\Throttle;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Mail\Mailer;
use Mainstreet\Newsletter\Campaigns\Campaign_Policy;
use Mainstreet\Newsletter\Newsletter_Mailer;

defined( 'ABSPATH' ) || exit;

/** REST callbacks that preview the email of a post or send it as a test, including the author's latest autosave. */
final class Campaign_Preview {

	/** Permission callback of the preview, with a rate limit. */
	public static function can_preview( \WP_REST_Request $request ) {
		if ( ! current_user_can( 'edit_posts' ) || ! current_user_can( 'edit_post', (int) $request['post'] ) ) {
			return Errors::forbidden();
		}
		return Throttle::hit( 'newsletter_preview', 120, HOUR_IN_SECONDS, 'user-' . get_current_user_id() );
	}

	/** Returns the email for the preview. */
	public static function preview( \WP_REST_Request $request ) {
		$post = self::find_post( $request );
		if ( ! $post ) {
			return self::not_found();
		}
		$mail = new Campaign_Mail( 0, $post, self::unsaved_texts( $request ) );
		return array( 'from' => Mailer::line( Newsletter_Mailer::sender_name() ) ) + $mail->sample();
	}

	/** Permission callback of tests, with a rate limit. Users with `manage_options` may send to any address, authors only to their own. */
	public static function can_test( \WP_REST_Request $request ) {
		// Core runs this before it validates the parameters, so `to` may be an array.
		$to      = is_string( $request['to'] ) ? strtolower( trim( $request['to'] ) ) : '';
		$is_self = '' === $to || strtolower( wp_get_current_user()->user_email ) === $to;
		if ( ! current_user_can( 'manage_options' ) && ! ( $is_self && current_user_can( 'edit_posts' ) ) ) {
			return Errors::forbidden();
		}
		return Throttle::hit( 'newsletter_test', 20, HOUR_IN_SECONDS, 'user-' . get_current_user_id() );
	}

	/** Sends a test of the newsletter. */
	public static function send_test( \WP_REST_Request $request ) {
		$user = wp_get_current_user();
		$to   = Email_Address::clean( $request['to'] ? $request['to'] : $user->user_email );
		if ( '' === $to ) {
			return Errors::invalid( 'to', __( 'Please enter a valid email address.', 'mainstreet-blocks' ) );
		}
		$post = self::find_post( $request );
		if ( ! $post ) {
			return self::not_found();
		}
		$mail = new Campaign_Mail( 0, $post, self::unsaved_texts( $request ) );
		$sent = $mail->send_test( $to );
		if ( is_wp_error( $sent ) ) {
			/* translators: %s: what the mail system says. */
			$message = sprintf( __( 'The email could not be sent: %s', 'mainstreet-blocks' ), Errors::redact( Utf8::clean( substr( $sent->get_error_message(), 0, 1000 ) ) ) );
			return new \WP_Error( 'mainstreet_mail_failed', $message, array( 'status' => 502 ) );
		}
		return array( 'to' => $to );
	}

	/** Returns the unsaved subject and preview text that a request submits. */
	private static function unsaved_texts( \WP_REST_Request $request ): array {
		return array_filter(
			array(
				'subject' => $request['subject'],
				'preview' => $request['preview'],
			),
			'is_string'
		);
	}

	/**
	 * Finds the post, with the user's latest autosave if it is newer.
	 *
	 * @return \WP_Post|null Null if there is none that can be sent and that the user may edit.
	 */
	private static function find_post( \WP_REST_Request $request ) {
		$post = $request['post'] ? get_post( $request['post'] ) : self::newest_post();
		if ( ! $post || ! in_array( $post->post_type, Campaign_Policy::post_types(), true ) || ! current_user_can( 'edit_post', $post->ID ) ) {
			return null;
		}
		$later = wp_get_post_autosave( $post->ID, get_current_user_id() );
		if ( $later && mysql2date( 'U', $later->post_modified_gmt, false ) > mysql2date( 'U', $post->post_modified_gmt, false ) ) {
			$post = clone $post;
			foreach ( array( 'post_title', 'post_content', 'post_excerpt' ) as $part ) {
				$post->$part = $later->$part;
			}
		}
		return $post;
	}

	/** The error for a missing post. */
	private static function not_found(): \WP_Error {
		return new \WP_Error( 'mainstreet_no_post', __( 'There is no post to send. Publish or save one first.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
	}

	/**
	 * Finds the newest post.
	 *
	 * @return \WP_Post|null
	 */
	private static function newest_post() {
		$posts = get_posts(
			array(
				'post_type'   => Campaign_Policy::post_types(),
				'post_status' => array( 'publish', 'draft', 'future' ),
				'numberposts' => 1,
			)
		);
		return $posts ? $posts[0] : null;
	}
}
